// Several own seats at one screen: the page looks from the one that must decide, behind a curtain if it knows more.
import type { Api } from "../api/client";
import type { TableView } from "../api/types";
import { seatsTogether } from "../i18n/seats";
import type { TableSession } from "./session.svelte";

/** Say whether another own seat has another view. */
export async function differsFor(api: Api, table: TableView, seat: string): Promise<boolean> {
  const asked = api.get("tables/{table}", { table: table.table, seat, after: table.rev });
  const other = await asked.catch(() => null);
  const plain = (from: TableView | null) => JSON.stringify([from?.view?.state, from?.view?.stack]);
  return !other || plain(other) !== plain(table);
}

export class HotSeat {
  hidden = $state(""); // the seat for which the screen is passed on; nothing is shown before it takes over
  ready = $state(false); // it is known whether another own seat is to look
  private passing = ""; // to which seat

  constructor(private session: TableSession) {}

  onUpdate(table: TableView): void {
    const next = this.nextSeat(table);
    if (next && next !== this.passing) this.pass(table, next);
    else if (!next && !this.ready) this.begin(table);
    this.passing = next;
  }

  takeOver = (): void => {
    this.session.look(this.hidden);
    this.hidden = "";
  };

  /** Return the other own seat that must decide, if the one that looks need not. */
  private nextSeat(table: TableView): string {
    if (table.to_act.includes(table.seat ?? "")) return "";
    const own = seatsTogether(table);
    return table.to_act.find((seat) => own.includes(seat)) ?? "";
  }

  private async begin(table: TableView): Promise<void> {
    const seat = table.seat ?? "";
    const other = seatsTogether(table).find((name) => name !== seat);
    if (other && (await differsFor(this.session.api, table, other))) this.hidden = seat;
    this.ready = true;
  }

  private async pass(table: TableView, seat: string): Promise<void> {
    const hides = await differsFor(this.session.api, table, seat);
    if (seat !== this.passing) return;
    if (hides) this.hidden = seat;
    else this.session.look(seat);
    this.ready = true;
  }
}
