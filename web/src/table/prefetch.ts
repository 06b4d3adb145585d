// What a table needs is asked for all at once and early, while the page is still being made; whoever needs it finds it here.
import { get } from "../api/client";
import { drawing } from "./drawing";
import { settings } from "../state/settings.svelte";
import type { ActionTable, Sight } from "../api/types";
import { Words } from "../i18n/messages";

type Options = Record<string, string | number>;

const tables = new Map<string, Promise<ActionTable>>();
const sights = new Map<string, Promise<Sight>>();

/** What the actions of a game are, and what its drawing needs; asked for once. */
export function actionTable(game: string, options: Options): Promise<ActionTable> {
  const query = new URLSearchParams(Object.entries(options).map(([name, value]) => [name, String(value)]));
  const address = `/games/${game}/table.json?${query}`;
  if (!tables.has(address)) {
    const asked = get<ActionTable>(address);
    asked.catch(() => tables.delete(address));
    tables.set(address, asked);
  }
  return tables.get(address)!;
}

/** Fetch what any table of a game needs; should that fail, the page will find out by itself, and say so. */
export function warm(game: string, options: Options): void {
  Promise.all([drawing(game), Words.load(settings.lang, game), actionTable(game, options)]).catch(() => {});
}

/** Look at a table before its page is made. */
export function lookAhead(table: string): void {
  const seen = get<Sight>(`/t/${table}.json`);
  seen.then(({ game, options }) => warm(game, options)).catch(() => {});
  sights.set(table, seen);
}

/** The first look at a table: a question is answered sooner than a live connection is made. */
export function glance(table: string): Promise<Sight> {
  if (!sights.has(table)) lookAhead(table);
  const seen = sights.get(table)!;
  sights.delete(table); // what is seen grows old
  return seen;
}
