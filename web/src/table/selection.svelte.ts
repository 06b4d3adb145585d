// What the reader does at a table: narrow by clicks, look ahead, play, take back, ask why.
import { Actions, complete, narrowed, next, nothing, type Action, type Choice } from "./actions";
import { key, post, Refusal } from "../api/client";
import type { Live } from "../api/connection.svelte";
import { settings } from "../state/settings.svelte";
import type { Preview, Reason, Sight } from "../api/types";

export interface Problem {
  text?: string; // what the server says
  message?: string; // or one of our own
  args?: Record<string, unknown>;
  rule?: string;
}

const HOVER = 110; // milliseconds of rest before the server is asked what would happen
const ENDS = ["end", "done", "pass"]; // verbs that finish something, for the button that never moves

export class Play {
  actions = $state.raw<Actions>();
  choice = $state.raw<Choice>(nothing);
  problem = $state.raw<Problem | null>(null);
  preview = $state.raw<Preview | null>(null);
  armed = $state.raw<Action | null>(null); // chosen, but to be confirmed
  asking = $state(""); // a place that is not offered: which verb was meant?
  busy = $state(false);
  decided = $state(0); // where the reader last decided: what was told up to there is no news any more
  private plays = $state(0); // decisions so far

  readonly sight: Sight | undefined = $derived.by(() => this.live.sight);
  readonly mine = $derived.by(() =>
    Boolean(this.sight?.seat && this.sight.to_act?.includes(this.sight.seat) && this.sight.offers?.length),
  );
  readonly offers = $derived.by(() => (this.actions && this.mine ? this.actions.all(this.sight!.offers) : []));
  readonly left = $derived.by(() => narrowed(this.offers, this.choice));
  readonly open = $derived.by(() => next(this.offers, this.choice));
  readonly here = $derived.by(() => (this.started ? complete(this.offers, this.choice) : []));
  readonly started = $derived.by(() =>
    Boolean(this.choice.verb || this.choice.spots.length || this.choice.words.length),
  );
  readonly lit = $derived.by(() => this.places());
  readonly news: [number, number] = $derived.by(() => (this.plays, this.sight ? this.recent() : [0, 0])); // lines of others since the last own turn: after, up to
  readonly ends = $derived.by(() => Boolean(this.actions?.candidates("end", []).length)); // whether there is a verb that ends a turn
  readonly end = $derived.by(() =>
    ENDS.map((verb) => this.offers.find((action) => action.text === verb)).find(Boolean),
  );

  private cache = new Map<string, Preview | null>();
  private timer = 0;
  private touched = false;

  constructor(
    readonly id: string,
    readonly live: Live,
  ) {}

  private get seat(): string {
    return this.sight?.seat ?? "";
  }

  private get frame(): string {
    return this.sight?.view?.stack.at(-1)?.frame ?? "";
  }

  private get place(): string {
    return `own ${this.id} ${this.seat}`;
  }

  /** Places that can be clicked, each once: while a choice is to be confirmed only its own. */
  private places(): string[] {
    if (!this.mine) return [];
    if (this.armed?.spots.length) return [...new Set(this.armed.spots)]; // a bridge may be turned where it lies
    return [...new Set([...this.open.spots, ...(this.here.length === 1 ? this.choice.spots : [])])];
  }

  /** What was kept of own lines: the last one, and between which ones the others were at work before the own turn began. */
  private get kept(): [number, number, number] {
    return JSON.parse(localStorage.getItem(this.place) ?? "[0,0,0]");
  }

  private recent(): [number, number] {
    const [last, after, upTo] = this.kept;
    return this.sight!.rev > last ? [last, this.sight!.rev] : [after, upTo];
  }

  /** An own line was written: whether others were at work before it is remembered. */
  private keep(before: number, now: number): void {
    const [last, after, upTo] = this.kept;
    localStorage.setItem(this.place, JSON.stringify(before > last ? [now, last, before] : [now, after, upTo]));
    this.plays++;
  }

  /** Whether something was just done whose news has not come yet: what is shown no longer holds. */
  private get late(): boolean {
    return this.busy || (this.sight?.rev ?? 0) < this.kept[0];
  }

  /** Do something at the server, and tell what it refuses. */
  attempt = async <T>(deed: () => Promise<T>): Promise<T | undefined> => {
    this.busy = true;
    this.live.own = true;
    this.problem = null;
    try {
      return await deed();
    } catch (error) {
      if (!(error instanceof Refusal)) this.problem = { text: String(error) };
      else this.problem = error.status ? { text: error.message, rule: error.rule } : { message: "unreachable" };
    } finally {
      this.busy = false;
      this.live.own = false;
    }
  };

  /** Something new came: what was chosen before no longer fits. */
  renew(): void {
    this.choice = nothing;
    this.forget();
    this.asking = "";
    this.problem = null;
    this.cache.clear();
  }

  private forget(): void {
    clearTimeout(this.timer);
    this.armed = null;
    this.preview = null;
  }

  clear = (): void => {
    this.choice = nothing;
    this.asking = "";
    this.forget();
  };

  /** One more thing is chosen; when only one action is left, it is played. */
  choose = (more: Partial<Choice>): void => {
    const wider: Choice = { ...this.choice, ...more };
    const rest = narrowed(this.offers, wider);
    this.asking = "";
    this.problem = null;
    if (rest.length === 1) this.settle(rest[0]!);
    else if (rest.length) {
      this.forget();
      this.choice = wider;
    }
  };

  /** A place was clicked: a chosen one once more means "just here", or "not here after all". */
  pick = (spot: string): void => {
    if (this.armed?.spots.includes(spot)) {
      this.go(this.armed.id);
    } else if (this.choice.spots.includes(spot)) {
      const only = complete(this.offers, this.choice);
      if (only.length === 1) this.settle(only[0]!);
      else this.choose({ spots: this.choice.spots.filter((other) => other !== spot) });
    } else this.choose({ spots: [...this.choice.spots, spot] });
  };

  /** An action is chosen: what cannot be undone, and what a finger has only touched, wants a second click. */
  settle = async (action: Action): Promise<void> => {
    if (this.armed?.id === action.id || this.busy) return this.go(action.id);
    clearTimeout(this.timer);
    const finger = this.touched && action.spots.length > 0;
    const careful = settings.confirm && !this.actions?.light(this.frame, action.verb);
    const seen = finger || careful ? await this.ask(action) : null;
    if (seen && (finger || (seen.final && careful))) {
      this.armed = action;
      this.preview = seen;
    } else await this.go(action.id);
  };

  touch = (event: PointerEvent): void => {
    this.touched = event.pointerType === "touch";
  };

  go = async (id: number): Promise<void> => {
    if (this.busy || !this.sight) return;
    this.forget();
    const { rev } = this.sight;
    this.decided = rev;
    const done = await this.attempt(() =>
      post<{ rev: number }>(`/t/${this.id}/play`, { rev, key: key(), id, seat: this.seat }),
    );
    if (done) this.keep(rev, done.rev);
    this.choice = nothing;
  };

  /** Why the reader has nothing to decide, if so. */
  private get aside(): Problem | null {
    if (!this.sight?.seat) return { message: "watching" };
    return this.sight.stage === "over" ? { message: "end" } : this.mine ? null : { message: "not-your-turn" };
  }

  /** End the turn, pass, be done; or hear why not. */
  finish = async (): Promise<void> => {
    if (this.end) return this.settle(this.end);
    this.problem = this.aside;
    if (!this.problem)
      await this.why(ENDS.filter((verb) => this.actions?.candidates(verb, []).some((action) => action.text === verb)));
  };

  undo = (): void => {
    if (!this.sight?.undo) return this.noUndo();
    const { rev } = this.sight;
    this.attempt(async () =>
      this.keep(rev, (await post<{ rev: number }>(`/t/${this.id}/undo`, { rev, key: key(), seat: this.seat })).rev),
    );
  };

  protected noUndo(): void {
    this.problem = this.sight?.seat && this.sight.stage !== "over" ? { message: "no-undo" } : this.aside;
  }

  /** Answer this question so, now and always until another one is asked. */
  stand = async (action: Action): Promise<void> => {
    const said = { frame: this.frame, text: action.text, seat: this.seat };
    await this.go(action.id); // at once: the server takes its time with standing answers
    if (!this.problem) await this.attempt(() => post(`/t/${this.id}/standing`, said));
  };

  /** Answer by hand again. */
  unstand = (): void => {
    this.attempt(() =>
      post(`/t/${this.id}/standing`, { frame: this.sight?.standing?.frame ?? this.frame, text: "", seat: this.seat }),
    );
  };

  /** The pointer rests on a lit place, or has left it. */
  point = (spot: string | null): void => {
    if (this.touched || this.armed) return;
    const wider = spot === null ? null : { ...this.choice, spots: [...this.choice.spots, spot] };
    const rest = wider ? narrowed(this.offers, wider) : [];
    this.ponder(rest.length === 1 ? rest[0]! : (wider && complete(this.offers, wider)[0]) || null);
  };

  /** Show what an action would do, if the pointer stays. */
  ponder = (action: Action | null): void => {
    if (this.armed) return;
    clearTimeout(this.timer);
    if (!action) this.preview = null;
    else
      this.timer = window.setTimeout(async () => {
        if (this.late) return;
        const timer = this.timer;
        const seen = await this.ask(action);
        if (timer === this.timer && !this.armed) this.preview = seen;
      }, HOVER);
  };

  private async ask(action: Action): Promise<Preview | null> {
    const rev = this.sight?.rev;
    const kept = `${rev} ${action.id}`;
    if (!this.cache.has(kept)) {
      const asked = post<Preview>(`/t/${this.id}/preview`, { rev, id: action.id, seat: this.seat });
      this.cache.set(kept, await asked.catch(() => null));
    }
    return this.cache.get(kept) ?? null;
  }

  /** A place that is not offered was clicked: say why, or ask what was meant. */
  unlit = (spot: string): void => {
    this.problem = this.aside;
    if (!this.actions || this.problem) return;
    if (this.armed) {
      this.forget(); // rather there than where a choice waits
      if (this.open.spots.includes(spot)) return this.pick(spot);
    }
    const verbs = this.actions.verbsAt(spot);
    const asked = new Set(this.offers.map((action) => action.verb)); // what the question is about
    const verb = this.choice.verb || (asked.size === 1 ? [...asked][0]! : "");
    if (verbs.includes(verb)) this.whyNot(verb, spot);
    else if (this.choice.verb) this.problem = { message: "no-place-for", args: { spot } };
    else if (verbs.some((name) => asked.has(name))) this.asking = spot;
    else this.problem = { message: "not-now" };
  };

  whyNot = async (verb: string, spot: string): Promise<void> => {
    this.asking = "";
    const { spots, words } = this.choice;
    const nearest = [
      this.actions!.candidates(verb, [...spots, spot], words),
      this.actions!.candidates(verb, [spot], words),
      this.actions!.candidates(verb, [spot]),
    ];
    const found = nearest.find((actions) => actions.length) ?? [];
    if (found.length) await this.why(found.map((action) => action.text));
    else this.problem = { message: "no-place-for", args: { spot } };
  };

  /** Say which rule refuses these texts. */
  why = async (texts: string[]): Promise<void> => {
    const asked = texts.map((text) =>
      post<Reason>(`/t/${this.id}/why`, { rev: this.sight!.rev, text, seat: this.seat }),
    );
    const reasons = await this.attempt(() => Promise.all(asked));
    const refused = reasons?.find((reason) => !reason.legal && reason.rule) ?? reasons?.find((reason) => !reason.legal);
    const named = `${texts[reasons?.indexOf(refused!) ?? 0]}: ${refused?.rule ?? ""} `; // what the reader has not written, and a rule that is linked
    if (refused)
      this.problem = {
        text: refused.rule && refused.message.startsWith(named) ? refused.message.slice(named.length) : refused.message,
        rule: refused.rule,
      };
    else if (reasons) this.problem = { message: "not-asked" };
  };
}
