// All that this browser keeps, under versioned names; names of earlier versions are read once.
import oldItems from "./old_items.json";

const OLD_ITEMS: Record<string, string> = oldItems; // before a table, and perhaps a seat
const PREFIX = "patolli.v1.";
const OLD_SETTINGS = ["lang", "theme", "sound", "notify", "confirm", "chances"];
const LESSONS = 200; // tables of lessons that are remembered

/** Return the new name of an item; none for an item that is not of this program. */
function renamed(old: string): string {
  const [kind = "", table, ...seat] = old.split(" ");
  if (table) return kind in OLD_ITEMS ? [OLD_ITEMS[kind], table, ...seat].join("/") : "";
  return OLD_SETTINGS.includes(old) ? old : old === "lessons" ? "lessonTables" : "";
}

function migrate(store: Storage): void {
  for (const old of Object.keys(store)) {
    const name = renamed(old);
    if (!name) continue;
    const text = store.getItem(old)!;
    store.removeItem(old);
    store.setItem(PREFIX + name, OLD_SETTINGS.includes(old) ? JSON.stringify(text) : text);
  }
}

migrate(localStorage);
migrate(sessionStorage);

function read<T>(store: Storage, name: string, otherwise: T): T {
  try {
    return JSON.parse(store.getItem(PREFIX + name) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** Read what this browser keeps under a name. */
export function readItem<T>(name: string, otherwise: T): T {
  return read(localStorage, name, otherwise);
}

export function writeItem(name: string, value: unknown): void {
  localStorage.setItem(PREFIX + name, JSON.stringify(value));
}

/** No seat: a link for spectators. */
export const SPECTATOR = "";

/** Read the secrets of a table's links by seat, kept for this visit: the server gives each of them once. */
export function invitesOf(table: string): Record<string, string> {
  return read(sessionStorage, `invites/${table}`, {});
}

export function keepInvites(table: string, invites: Record<string, string>): void {
  const all = { ...invitesOf(table), ...invites };
  sessionStorage.setItem(`${PREFIX}invites/${table}`, JSON.stringify(all));
}

/** Read the tables on which a lesson was given: they are no games of the reader. */
export const lessonTables = (): string[] => readItem<string[]>("lessonTables", []);

export function keepLessonTable(table: string): void {
  writeItem("lessonTables", [table, ...lessonTables()].slice(0, LESSONS));
}
