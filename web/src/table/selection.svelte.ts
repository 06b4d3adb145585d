// Choosing an action: narrowing by clicks, a preview under the pointer, and a second click for what cannot be undone.
import type { Preview } from "../api/types";
import { settings } from "../state/settings.svelte";
import { complete, narrowed, next, nothing, type Action, type Choice } from "./actions";
import { explainSpot } from "./explanations";
import type { TableSession } from "./session.svelte";

const HOVER = 110; // milliseconds of rest before the server is asked for a preview

export class Selection {
  choice = $state.raw<Choice>(nothing);
  pending = $state.raw<Action | null>(null); // chosen, but to be confirmed
  preview = $state.raw<Preview | null>(null);
  unclearSpot = $state(""); // a spot that is not offered was clicked: for which verb?

  readonly matching = $derived.by(() => narrowed(this.session.legal, this.choice));
  readonly open = $derived.by(() => next(this.session.legal, this.choice));
  readonly started = $derived.by(() =>
    Boolean(this.choice.verb || this.choice.spots.length || this.choice.words.length),
  );
  readonly complete = $derived.by(() => (this.started ? complete(this.session.legal, this.choice) : []));
  readonly spots = $derived.by(() => this.clickable());

  private cache = new Map<string, Preview | null>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private touched = false;

  constructor(private session: TableSession) {}

  /** Return the spots that can be clicked, each once: while an action is pending only its own. */
  private clickable(): string[] {
    if (!this.session.myTurn) return [];
    if (this.pending?.spots.length) return [...new Set(this.pending.spots)]; // a bridge may be turned where it lies
    return [...new Set([...this.open.spots, ...(this.complete.length === 1 ? this.choice.spots : [])])];
  }

  clear = (): void => {
    this.choice = nothing;
    this.unclearSpot = "";
    this.forget();
  };

  /** Clear everything that belongs to an older position. */
  reset(): void {
    this.clear();
    this.cache.clear();
  }

  forget(): void {
    clearTimeout(this.timer);
    this.pending = null;
    this.preview = null;
  }

  /** Add to the choice; when only one action is left, decide for it. */
  choose = (more: Partial<Choice>): void => {
    const wider: Choice = { ...this.choice, ...more };
    const rest = narrowed(this.session.legal, wider);
    this.unclearSpot = "";
    this.session.problem = null;
    if (rest.length === 1) this.decide(rest[0]!);
    else if (rest.length) {
      this.forget();
      this.choice = wider;
    }
  };

  /** Take a click on a spot: a chosen one once more means "just here", or "not here after all". */
  pick = (spot: string): void => {
    if (this.pending?.spots.includes(spot)) {
      this.session.play(this.pending.id);
    } else if (this.choice.spots.includes(spot)) {
      const only = complete(this.session.legal, this.choice);
      if (only.length === 1) this.decide(only[0]!);
      else this.choose({ spots: this.choice.spots.filter((other) => other !== spot) });
    } else this.choose({ spots: [...this.choice.spots, spot] });
  };

  /** Take a click on a spot that is not offered. */
  explain = (spot: string): void => explainSpot(this.session, spot);

  /** Play an action, or let it wait for a second click if it cannot be undone or was chosen by a finger. */
  decide = async (action: Action): Promise<void> => {
    const { session } = this;
    if (this.pending?.id === action.id || session.busy) return session.play(action.id);
    clearTimeout(this.timer);
    const finger = this.touched && action.spots.length > 0;
    const careful = settings.confirm && !session.assets?.actions.light(session.question, action.verb);
    const preview = finger || careful ? await this.fetchPreview(action) : null;
    if (preview && (finger || (preview.irreversible && careful))) {
      this.pending = action;
      this.preview = preview;
    } else await session.play(action.id);
  };

  touch = (event: PointerEvent): void => {
    this.touched = event.pointerType === "touch";
  };

  /** The pointer rests on a lit spot, or has left it. */
  hoverSpot = (spot: string | null): void => {
    if (this.touched || this.pending) return;
    const wider = spot === null ? null : { ...this.choice, spots: [...this.choice.spots, spot] };
    const rest = wider ? narrowed(this.session.legal, wider) : [];
    const whole = wider ? complete(this.session.legal, wider)[0] : undefined;
    this.hoverAction(rest.length === 1 ? rest[0]! : (whole ?? null));
  };

  /** Show the preview of an action if the pointer stays. */
  hoverAction = (action: Action | null): void => {
    if (this.pending) return;
    clearTimeout(this.timer);
    if (!action) {
      this.preview = null;
      return;
    }
    const timer = setTimeout(async () => {
      if (this.session.outdated) return;
      const found = await this.fetchPreview(action);
      if (timer === this.timer && !this.pending) this.preview = found;
    }, HOVER);
    this.timer = timer;
  };

  private async fetchPreview(action: Action): Promise<Preview | null> {
    const { rev } = this.session.table!;
    const kept = `${rev} ${action.id}`;
    if (!this.cache.has(kept)) {
      const { api, id, seat } = this.session;
      const asked = api.post("tables/{table}/preview", { rev, action: action.id, seat }, { table: id });
      this.cache.set(kept, await asked.catch(() => null));
    }
    return this.cache.get(kept) ?? null;
  }
}
