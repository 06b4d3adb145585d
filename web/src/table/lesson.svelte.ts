// A guided first game: real moves at a real table, of which only those are offered that the lesson is about.
import { key, type Api } from "../api/client";
import type { LessonStep } from "../api/types";
import { keepLessonTable } from "../state/storage";
import type { Action } from "./actions";
import { pageProblem } from "./explanations";
import { TableSession } from "./session.svelte";

/** A table where only some actions count. */
export class LessonSession extends TableSession {
  accept = $state.raw<string[]>([]);

  constructor(
    id: string,
    api: Api,
    seat: string,
    private played: (rev: number) => Promise<void>,
    private undone: () => Promise<void>,
  ) {
    super(id, api, [], seat);
  }

  protected override expandLegal(): Action[] {
    const starts = this.accept;
    return super.expandLegal().filter(({ text }) => starts.some((start) => `${text} `.startsWith(`${start} `)));
  }

  override play = async (action: number): Promise<void> => {
    if (this.busy || !this.table) return;
    this.selection.clear();
    const { rev } = this.table;
    await this.attempt(async () => {
      const done = await this.post("actions", { rev, key: key(), action, seat: this.seat });
      await this.played(done.rev);
    });
  };

  override undo = (): void => {
    if (!this.table?.undo) {
      this.problem = pageProblem("no-undo");
      return;
    }
    const { rev } = this.table;
    this.attempt(async () => {
      await this.post("undo", { rev, key: key(), seat: this.seat });
      await this.undone();
    });
  };
}

export class Lesson {
  steps = $state.raw<LessonStep[]>([]);
  at = $state(-1);
  session = $state.raw<LessonSession>();
  error = $state.raw<unknown>();
  readonly step: LessonStep | undefined = $derived.by(() => this.steps[this.at]);
  readonly last = $derived.by(() => this.at === this.steps.length - 1);
  private record: string[] = [];

  constructor(
    readonly game: string,
    private api: Api,
  ) {}

  async begin(): Promise<void> {
    try {
      const plan = await this.api.get("games/{game}/lesson", { game: this.game });
      this.record = plan.record;
      this.steps = plan.steps;
      await this.go(0);
    } catch (error) {
      this.error = error;
    }
  }

  go = async (at: number): Promise<void> => {
    const step = this.steps[at];
    if (!step) return;
    if (step.after) await this.openTable(step.after, step.seat);
    this.at = at;
    if (this.session) this.session.accept = step.accept ?? [];
    if (step.seat) this.session?.look(step.seat);
  };

  close(): void {
    this.session?.close();
  }

  /** Make a table for the position that the record and these lines lead to. */
  private async openTable(lines: string[], seat = ""): Promise<void> {
    const record = [...this.record, ...lines].join("\n");
    const { table } = await this.api.post("tables/import", { record });
    keepLessonTable(table);
    this.close();
    const session = new LessonSession(
      table,
      this.api,
      seat,
      (rev) => this.done(rev),
      () => this.go(this.at - 1),
    );
    session.connection.open();
    this.session = session;
  }

  /** The step is done: the others answer, and the next one begins. */
  private async done(rev: number): Promise<void> {
    const { session, step } = this;
    for (const reply of step?.replies ?? []) {
      const [seat = "", ...text] = reply.split(" ");
      ({ rev } = await session!.post("actions", { rev, key: key(), text: text.join(" "), seat }));
    }
    await this.go(this.at + 1);
  }
}
