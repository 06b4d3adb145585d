// Everything that one open table needs: its connection, views, messages, and all that the reader does at it.
import { SvelteMap } from "svelte/reactivity";
import { ApiError, key, type Api } from "../api/client";
import { Connection } from "../api/connection.svelte";
import type { Posts, TableView } from "../api/types";
import { loadSources, Messages, type Sources } from "../i18n/messages";
import { seatNames } from "../i18n/seats";
import type { Lang } from "../i18n/languages";
import { settings } from "../state/settings.svelte";
import { readItem, writeItem } from "../state/storage";
import { ENDS, type Action } from "./actions";
import { firstView, loadAssets, type GameAssets } from "./assets";
import { cellsOf, type CellsModule } from "./cells";
import { explainEnd, idleReason, pageProblem, type Problem } from "./explanations";
import { HotSeat } from "./hotseat.svelte";
import { Selection } from "./selection.svelte";
import { Timeline } from "./timeline.svelte";

/** Hears of every new view, with the one before it. */
export type Listener = (session: TableSession, table: TableView, before: TableView | undefined) => void;

/** The last own line, and the lines of others before the own turn: after the second number and up to the third. */
type LastSeen = [number, number, number];

export class TableSession {
  table = $state.raw<TableView>();
  assets = $state.raw<GameAssets>();
  problem = $state.raw<Problem | null>(null);
  busy = $state(false);
  decidedAt = $state(0); // the line of the reader's last decision: lines up to it are no news any more
  note = $state(""); // news other than moves
  answer = $state.raw<string[]>([]); // to what the reader has typed
  cells = $state.raw<CellsModule>(); // for the board in words
  resultOpen = $state(false);
  drawerFolded = $state(false);
  chatOpen = $state(false);
  chatRead = $state(0); // lines of chat that were read
  unnamed = $state(false); // the reader came by a link and has not said a name

  readonly folds = new SvelteMap<string, boolean>(); // turns of the log that the reader has folded or unfolded

  readonly timeline: Timeline = new Timeline((table) => this.onUpdate(table));
  readonly connection: Connection;
  readonly selection: Selection = new Selection(this);
  readonly hotSeat: HotSeat = new HotSeat(this);

  readonly myTurn = $derived.by(() => {
    const { table } = this;
    return Boolean(table?.seat && table.to_act.includes(table.seat) && table.legal.length);
  });
  /** Others decide, but the reader may do something before they have: withdraw an offer. */
  readonly mayAct = $derived.by(() => Boolean(!this.myTurn && this.table?.seat && this.table.legal.length));
  readonly legal: Action[] = $derived.by(() => this.expandLegal());
  readonly ending = $derived.by(() => ENDS.map((verb) => this.legal.find(({ text }) => text === verb)).find(Boolean));
  readonly hasEnding = $derived.by(() => Boolean(this.assets?.actions.candidates("end", []).length));
  readonly lastSeen: [number, number] = $derived.by(() => this.unseenLines()); // lines of others: after, up to
  readonly words: Messages | undefined = $derived.by(() => this.messages());

  private sources = $state.raw<Sources>();
  private common = $state.raw<Messages>();
  private decisions = $state(0); // of this page so far
  private wantedSeat = "";
  private wantsWords = settings.words;
  private readonly namesKey = $derived.by(() => this.names());

  constructor(
    readonly id: string,
    readonly api: Api,
    private listeners: Listener[] = [],
    seat = "",
  ) {
    this.wantedSeat = seat;
    this.chatRead = readItem(`chatRead/${id}`, 0);
    this.connection = new Connection(api, id, {
      wanted: () => ({
        after: this.timeline.log.length ? (this.table?.rev ?? 0) : 0,
        chat: this.timeline.lastChat,
        seat: this.wantedSeat,
        words: this.wantsWords,
      }),
      receive: (table) => this.timeline.add(table),
    });
  }

  /** Claim the seat of an invite link, and begin to listen. */
  async open(secret = ""): Promise<void> {
    if (!secret) return this.connection.open(firstView(this.id, this.api));
    await this.claim(secret);
    this.connection.open(this.api.get("tables/{table}", { table: this.id }));
  }

  /** Take the link that came into the address of a page that is open already. */
  async reopen(secret: string): Promise<void> {
    await this.claim(secret);
    this.connection.again();
  }

  private async claim(secret: string): Promise<void> {
    await this.attempt(() => this.post("claim", { secret }));
    this.api.get("me").then(
      (me) => (this.unnamed = !me.named),
      () => {},
    );
  }

  close(): void {
    this.timeline.close();
    this.connection.close();
  }

  /** The seat that the reader looks from, or nothing. */
  get seat(): string {
    return this.table?.seat ?? "";
  }

  get question(): string {
    return this.table?.view?.stack.at(-1)?.frame ?? "";
  }

  get ownIndex(): number {
    return this.table?.seats.findIndex((seat) => seat.seat === this.table!.seat) ?? -1;
  }

  /** Something was just done, and the view that is shown does not have it yet. */
  get outdated(): boolean {
    return this.busy || (this.table?.rev ?? 0) < this.kept[0];
  }

  /** Every new view arrives here. */
  private onUpdate(table: TableView): void {
    const before = this.table;
    const moved = !before || before.rev !== table.rev || before.seat !== table.seat;
    this.table = table;
    if (this.problem && "error" in this.problem && this.problem.error.offline) this.problem = null; // it is back
    if (moved) {
      this.answer = [];
      this.selection.reset();
      this.problem = null;
    }
    if (!this.assets) this.load();
    for (const listener of this.listeners) listener(this, table, before);
    this.hotSeat.onUpdate(table);
  }

  /** Fetch the drawing, the actions and the messages; what could not be had is asked for with the next view. */
  private load(): void {
    loadAssets(this.table!).then(
      (assets) => (this.assets ??= assets),
      () => {},
    );
    if (!this.sources) this.speak(settings.lang);
  }

  /** Show the messages of the game in a language. */
  async speak(lang: Lang): Promise<void> {
    if (!this.table) return;
    const sources = await loadSources(lang, this.table.game).catch(() => null);
    if (!sources || lang !== settings.lang) return;
    this.common = new Messages(sources);
    this.sources = sources;
  }

  private names(): string {
    const { table, common, assets } = this;
    if (!table || !common || !assets) return "";
    const labels = seatNames(table.seats, common);
    return JSON.stringify({
      labels,
      seats: table.seats.map(({ seat }) => seat),
      places: assets.data.spot_names,
      facts: assets.data.facts,
    });
  }

  private messages(): Messages | undefined {
    return this.sources && this.namesKey ? new Messages(this.sources, JSON.parse(this.namesKey)) : undefined;
  }

  protected expandLegal(): Action[] {
    return this.assets && (this.myTurn || this.mayAct) ? this.assets.actions.all(this.table!.legal) : [];
  }

  // Requests

  /** Send a request about this table. */
  post<
    P extends keyof Posts & `tables/{table}/${string}`,
    V extends (P extends `tables/{table}/${infer R}` ? R : never),
  >(
    verb: V,
    body: Posts[`tables/{table}/${V}` & keyof Posts][0],
  ): Promise<Posts[`tables/{table}/${V}` & keyof Posts][1]> {
    return this.api.post(`tables/{table}/${verb}` as `tables/{table}/${V}` & keyof Posts, body, { table: this.id });
  }

  /** Do something at the server, and keep the problem if it refuses. */
  attempt = async <T>(request: () => Promise<T>): Promise<T | undefined> => {
    this.busy = true;
    this.timeline.hurry = true;
    this.problem = null;
    try {
      return await request();
    } catch (error) {
      this.problem = error instanceof ApiError ? { error } : pageProblem(String(error));
      if (error instanceof ApiError && error.offline) this.connection.again(); // its first view takes the note away
    } finally {
      this.busy = false;
      this.timeline.hurry = false;
    }
  };

  /** Play an action. */
  play = async (action: number): Promise<void> => {
    if (this.busy || !this.table) return;
    this.selection.forget();
    const { rev } = this.table;
    this.decidedAt = rev;
    const done = await this.attempt(() => this.post("actions", { rev, key: key(), action, seat: this.seat }));
    if (done) this.remember(rev, done.rev);
    this.selection.clear();
  };

  /** End the turn, pass, be done; or say why not. */
  finish = async (): Promise<void> => {
    if (this.ending) return this.selection.decide(this.ending);
    await explainEnd(this);
  };

  undo = (): void => {
    if (!this.table?.undo) {
      this.problem = this.table?.seat && this.table.status !== "finished" ? pageProblem("no-undo") : idleReason(this);
      return;
    }
    const { rev } = this.table;
    this.attempt(async () => {
      const done = await this.post("undo", { rev, key: key(), seat: this.seat });
      this.remember(rev, done.rev);
    });
  };

  /** Take back so many own decisions, and play others in their place. */
  replaceLast = async (lines: number, actions: number[]): Promise<void> => {
    if (this.busy || !this.table) return;
    const before = this.table.rev;
    await this.attempt(async () => {
      let { rev } = await this.post("undo", { rev: before, key: key(), seat: this.seat, lines });
      for (const action of actions)
        rev = (await this.post("actions", { rev, key: key(), action, seat: this.seat })).rev;
      this.remember(before, rev);
    });
    this.selection.clear();
  };

  /** Answer the open question so, now and each time until another one is asked. */
  autoAnswer = async (action: Action): Promise<void> => {
    const body = { question: this.question, text: action.text, seat: this.seat };
    await this.play(action.id); // at once: the server takes its time with automatic answers
    if (!this.problem) await this.attempt(() => this.post("auto-answer", body));
  };

  /** Answer by hand again. */
  stopAutoAnswer = (): void => {
    const question = this.table?.auto_answer?.question ?? this.question;
    this.attempt(() => this.post("auto-answer", { question, text: "", seat: this.seat }));
  };

  /** Look at the table from another of the own seats. */
  look(seat: string): void {
    const there = seat === this.table?.seat;
    this.wantedSeat = seat;
    if (there) return;
    this.timeline.restart();
    this.connection.subscribe();
  }

  /** Have the position in words with every view, or no longer. */
  wantWords(wanted: boolean): void {
    if (wanted === this.wantsWords) return;
    this.wantsWords = wanted;
    this.connection.subscribe();
  }

  /** Fetch the words for the cells of the board. */
  describeCells(): void {
    cellsOf(this.table!.game).then(
      (found) => (this.cells = found),
      () => {},
    );
  }

  readChat(): void {
    this.chatRead = this.timeline.lastChat;
    writeItem(`chatRead/${this.id}`, this.chatRead);
  }

  // Lines that the reader has not seen

  private get kept(): LastSeen {
    return readItem<LastSeen>(`lastSeen/${this.id}/${this.seat}`, [0, 0, 0]);
  }

  private unseenLines(): [number, number] {
    void this.decisions;
    if (!this.table) return [0, 0];
    const [last, after, upTo] = this.kept;
    return this.table.rev > last ? [last, this.table.rev] : [after, upTo];
  }

  /** Keep the line of an own decision, and whether others moved before it. */
  protected remember(before: number, now: number): void {
    const [last, after, upTo] = this.kept;
    writeItem(`lastSeen/${this.id}/${this.seat}`, before > last ? [now, last, before] : [now, after, upTo]);
    this.decisions++;
  }
}
