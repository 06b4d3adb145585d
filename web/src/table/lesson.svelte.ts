// A guided first game: real moves at a real table, of which only those are offered that the lesson is about.
import { Actions, type Action } from "./actions";
import { get, key, post } from "../api/client";
import { keepLesson } from "../i18n/seats";
import { Live } from "../api/connection.svelte";
import { Play } from "./selection.svelte";
import type { ActionTable } from "../api/types";

/** What `lesson.json` of a game holds: how it begins, and step by step what is said and done. A step without `after` goes
 * on where the last one stopped; the first of its accepted texts is legal as it stands. */
export interface Plan {
  record: string[];
  steps: Step[];
}

export interface Step {
  say: string; // the id of its message
  after?: string[]; // a new table, after these further lines of the record
  seat?: string;
  accept?: string[]; // texts that count, or how they begin; none: only to be read
  spots?: string[]; // what to light
  replies?: string[]; // what others answer: seat and text
}

/** Playing where only some actions count. */
export class Taught extends Play {
  accept = $state.raw<string[]>([]);
  override readonly offers: Action[] = $derived.by(() => {
    const offered = this.actions && this.mine ? this.actions.all(this.sight!.offers) : [];
    return offered.filter(({ text }) => this.accept.some((start) => text === start || text.startsWith(`${start} `)));
  });

  constructor(
    live: Live,
    private played: (rev: number) => Promise<void>,
    private undone: () => void,
  ) {
    super(live.table, live);
  }

  override go = async (id: number): Promise<void> => {
    if (this.busy || !this.sight) return;
    this.clear();
    const { rev, seat } = this.sight;
    await this.attempt(async () =>
      this.played((await post<{ rev: number }>(`/t/${this.id}/play`, { rev, key: key(), id, seat })).rev),
    );
  };

  override undo = (): void => {
    if (!this.sight?.undo) return this.noUndo();
    const { rev, seat } = this.sight;
    this.attempt(async () => {
      await post(`/t/${this.id}/undo`, { rev, key: key(), seat });
      this.undone();
    });
  };
}

export class Lesson {
  steps = $state.raw<Step[]>([]);
  private record: string[] = [];
  at = $state(-1);
  play = $state.raw<Taught>();
  table = $state.raw<ActionTable>();
  problem = $state.raw<unknown>();
  readonly step: Step | undefined = $derived.by(() => this.steps[this.at]);
  readonly last = $derived.by(() => this.at === this.steps.length - 1);

  constructor(readonly game: string) {}

  async begin(): Promise<void> {
    try {
      ({ record: this.record, steps: this.steps } = await get<Plan>(`/games/${this.game}/lesson.json`));
      await this.go(0);
    } catch (error) {
      this.problem = error;
    }
  }

  go = async (at: number): Promise<void> => {
    const step = this.steps[at];
    if (!step) return;
    if (step.after) await this.sit(step.after, step.seat);
    this.at = at;
    if (this.play) this.play.accept = step.accept ?? [];
    if (step.seat) this.play?.live.look(step.seat);
  };

  close(): void {
    this.play?.live.close();
  }

  /** A table of its own, for where the record and these lines lead to. */
  private async sit(lines: string[], seat = ""): Promise<void> {
    const record = [...this.record, ...lines].join("\n");
    const { table } = await post<{ table: string }>("/tables/import", { record });
    keepLesson(table);
    this.close();
    const live = new Live(table, seat);
    const play = new Taught(
      live,
      (rev) => this.done(rev),
      () => this.go(this.at - 1),
    );
    live.open();
    const options = this.record.flatMap((line) => line.match(/^option (\S+)/)?.[1] ?? []).join("&");
    this.table ??= await get<ActionTable>(`/games/${this.game}/table.json?${options}`);
    play.actions = new Actions(this.table);
    this.play = play;
  }

  /** The step is done: the others answer, and the next one begins. */
  private async done(rev: number): Promise<void> {
    for (const reply of this.step?.replies ?? []) {
      const [seat, ...text] = reply.split(" ");
      rev = (await post<{ rev: number }>(`/t/${this.play!.id}/play`, { rev, key: key(), text: text.join(" "), seat }))
        .rev;
    }
    await this.go(this.at + 1);
  }
}
