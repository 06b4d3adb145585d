// A table as this page sees it: what came so far, over a connection that mends itself.
import type { ChatLine, Entry, Sight } from "./wire";

export type Link = "connecting" | "open" | "offline" | "closed";

const FIRST_WAIT = 500; // milliseconds before the second try; each later one waits twice as long
const LONGEST_WAIT = 15_000;

export class Live {
  sight = $state.raw<Sight>();
  log = $state.raw<(Entry & { gone?: boolean })[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  link = $state<Link>("connecting");
  problem = $state("");

  private socket?: WebSocket;
  private wait = FIRST_WAIT;
  private timer = 0;

  constructor(
    readonly table: string,
    private seat = "",
  ) {
    this.connect();
    addEventListener("online", this.retry);
  }

  /** Look at the table from another of the own seats. */
  look(seat: string): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.log = [];
    this.hello();
  }

  close(): void {
    removeEventListener("online", this.retry);
    clearTimeout(this.timer);
    this.link = "closed";
    this.socket?.close();
  }

  private retry = (): void => {
    clearTimeout(this.timer);
    if (this.link === "offline") this.connect();
  };

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
      this.timer = window.setTimeout(() => this.connect(), this.wait * (0.5 + Math.random()));
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
    this.log = merged(this.log, sight.log ?? []);
    this.chat = [...this.chat, ...(sight.chat ?? []).filter((line) => line.n > (this.chat.at(-1)?.n ?? 0))];
    this.sight = sight;
  }
}

/** The log with new lines; those that were taken back stay, as gone. */
function merged(old: (Entry & { gone?: boolean })[], fresh: Entry[]): (Entry & { gone?: boolean })[] {
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
