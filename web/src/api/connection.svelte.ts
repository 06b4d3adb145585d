// A table as this page sees it: what came so far, over a connection that mends itself, shown at a pace one can follow.
import { get, Refusal } from "./client";
import type { ChatLine, Entry, Sight } from "./types";

export type Link = "connecting" | "open" | "offline" | "closed";
export type Line = Entry & { gone?: boolean };

const FIRST_WAIT = 500; // milliseconds before the second try; each later one waits twice as long
const LONGEST_WAIT = 15_000;
const TURN = 1500; // milliseconds that the moves of others may take in all
const STEP = 650; // and one of them

const still = matchMedia("(prefers-reduced-motion: reduce)");

export class Live {
  sight = $state.raw<Sight>(); // what is shown
  log = $state.raw<Line[]>([]);
  fresh = $state.raw<Entry[]>([]); // the lines that came with what is shown
  chat = $state.raw<ChatLine[]>([]);
  link = $state<Link>("connecting");
  problem = $state("");
  missing = $state(false); // the server answers, and knows no such table
  own = false; // a decision of this page is under way: show what comes of it at once

  private socket?: WebSocket;
  private queue: Sight[] = [];
  private wait = FIRST_WAIT;
  private retryTimer = 0;
  private stepTimer = 0;

  constructor(
    readonly table: string,
    private seat = "",
  ) {}

  /** Begin to listen; a first look may come before the connection stands. */
  open(glance?: Promise<Sight>): void {
    this.connect();
    if (glance) this.glance(glance);
    addEventListener("online", this.retry);
  }

  /** Look at the table from another of the own seats. */
  look(seat: string): void {
    const there = seat === this.sight?.seat;
    this.seat = seat;
    if (there) return;
    this.skip();
    this.log = [];
    this.fresh = [];
    this.hello();
  }

  /** Show all that has come. */
  skip = (): void => {
    clearTimeout(this.stepTimer);
    this.stepTimer = 0;
    const fresh = this.queue.flatMap((sight) => this.unseen(sight));
    while (this.queue.length) this.show(this.queue.shift()!);
    if (fresh.length) this.fresh = fresh;
  };

  close(): void {
    removeEventListener("online", this.retry);
    clearTimeout(this.retryTimer);
    clearTimeout(this.stepTimer);
    this.link = "closed";
    this.socket?.close();
  }

  retry = (): void => {
    clearTimeout(this.retryTimer);
    if (this.link === "offline") this.connect();
  };

  /** A connection that fails does not say why, but a question is answered. */
  private async glance(asked: Promise<Sight>): Promise<void> {
    try {
      const sight = await asked;
      if (!this.sight && this.link !== "closed") this.show(sight);
    } catch (error) {
      this.missing = error instanceof Refusal && error.status > 0;
    }
  }

  private connect(): void {
    this.link = this.sight ? "offline" : "connecting";
    const address = `${location.protocol.replace("http", "ws")}//${location.host}/t/${this.table}/live`;
    const socket = (this.socket = new WebSocket(address));
    socket.onopen = () => this.hello();
    socket.onmessage = (message) => this.take(JSON.parse(message.data));
    socket.onclose = (closed) => {
      if (this.link === "closed" || socket !== this.socket) return;
      if (closed.code === 1008) this.problem = closed.reason;
      this.link = "offline";
      if (!this.sight) this.glance(get<Sight>(`/t/${this.table}.json${this.seat && `?seat=${this.seat}`}`));
      this.retryTimer = window.setTimeout(() => this.connect(), this.wait * (0.5 + Math.random()));
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    };
  }

  private hello(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const have = this.log.length ? (this.sight?.rev ?? 0) : 0;
    this.socket.send(JSON.stringify({ have, chat: this.chat.at(-1)?.n ?? 0, seat: this.seat }));
  }

  private take(sight: Sight): void {
    this.link = "open";
    this.problem = "";
    this.wait = FIRST_WAIT;
    this.queue.push(sight);
    const news = this.sight?.view && sight.rev > this.sight.rev;
    if (!news || this.own || still.matches || document.hidden || sight.seat !== this.sight?.seat) this.skip();
    else if (!this.stepTimer) this.step();
  }

  /** Show the next of what waits, and the others one by one. */
  private step = (): void => {
    const sight = this.queue.shift();
    this.stepTimer = 0;
    if (!sight) return;
    const pause = Math.min(STEP, TURN / (this.queue.length + 1));
    this.show(sight);
    this.stepTimer = window.setTimeout(this.step, pause);
  };

  /** What a sight tells that was not known yet; what sets up the game is no news. */
  private unseen(sight: Sight): Entry[] {
    const last = this.log.at(-1)?.n ?? 0;
    return this.sight?.to_act?.length && last ? (sight.log ?? []).filter((entry) => entry.n > last) : [];
  }

  private show(sight: Sight): void {
    this.fresh = this.unseen(sight);
    this.log = merged(this.log, sight.log ?? []);
    this.chat = [...this.chat, ...(sight.chat ?? []).filter((line) => line.n > (this.chat.at(-1)?.n ?? 0))];
    this.sight = sight;
  }
}

/** The log with new lines; those that were taken back stay, as gone. */
export function merged(old: Line[], fresh: Entry[]): Line[] {
  let log = [...old];
  const last = log.at(-1)?.n ?? 0;
  for (const entry of fresh) {
    if (entry.n <= last) continue;
    const undo = entry.events.find((event) => event.kind === "~undo");
    if (undo) log = log.map((line) => (line.n >= Number(undo.from) ? { ...line, gone: true } : line));
    log.push(entry);
  }
  return log;
}
