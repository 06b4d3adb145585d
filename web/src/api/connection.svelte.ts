// The live connection of one table: it mends itself, and asks once more by a plain request why it fails.
import type { Api, ApiError, LiveLink } from "./client";
import { ApiError as Failure } from "./client";
import type { Subscribe, TableView } from "./types";

export type LinkState = "connecting" | "open" | "offline" | "closed";

const FIRST_WAIT = 500; // milliseconds before the second try; each later one waits twice as long
const LONGEST_WAIT = 15_000;

interface Owner {
  wanted: () => Subscribe; // the part of the table that is still missing, and the seat that looks
  receive: (table: TableView) => void;
}

export class Connection {
  state = $state<LinkState>("connecting");
  error = $state.raw<ApiError | null>(null); // the server refuses this table
  missing = $state(false); // the server answers, but gives no such table

  private link?: LiveLink;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private received = false;

  constructor(
    private api: Api,
    readonly table: string,
    private owner: Owner,
  ) {}

  /** Begin to listen; a first view may come before the connection stands. */
  open(first?: Promise<TableView>): void {
    this.connect();
    if (first) this.look(first);
    globalThis.addEventListener?.("online", this.retry);
  }

  subscribe(): void {
    this.link?.subscribe(this.owner.wanted());
  }

  close(): void {
    globalThis.removeEventListener?.("online", this.retry);
    clearTimeout(this.timer);
    this.state = "closed";
    this.link?.close();
  }

  retry = (): void => {
    if (this.state === "offline") this.again();
  };

  /** Begin anew, as a caller who may see more by now. */
  again(): void {
    clearTimeout(this.timer);
    this.error = null;
    this.missing = false;
    const old = this.link;
    this.connect();
    old?.close();
  }

  private connect(): void {
    this.state = this.received ? "offline" : "connecting";
    const link: LiveLink = this.api.live(this.table, {
      opened: () => this.subscribe(),
      view: (table) => this.take(table),
      closed: (error) => {
        if (link === this.link) this.lost(error);
      },
    });
    this.link = link;
  }

  private take(table: TableView): void {
    this.state = "open";
    this.error = null;
    this.wait = FIRST_WAIT;
    this.received = true;
    this.owner.receive(table);
  }

  private lost(error: ApiError | null): void {
    if (this.state === "closed") return;
    if (error) this.error = error;
    this.state = "offline";
    if (this.missing) return; // the server has answered: it is asked again only by the reader
    if (!this.received) this.look(this.firstView());
    this.timer = setTimeout(() => this.connect(), this.wait * (0.5 + Math.random()));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  private firstView(): Promise<TableView> {
    const { seat, words } = this.owner.wanted();
    return this.api.get("tables/{table}", { table: this.table, ...(seat && { seat }), ...(words && { words: 1 }) });
  }

  /** A connection that fails does not say why, but a request is answered. */
  private async look(asked: Promise<TableView>): Promise<void> {
    try {
      const table = await asked;
      if (this.received || this.state === "closed") return;
      this.received = true;
      this.owner.receive(table);
    } catch (error) {
      this.missing = error instanceof Failure && !error.offline;
    }
  }
}
