/** A finished game, shown step by step, with everything open or as one player saw it. */
import { GameState, type LogEntry, type SeatSummary } from './game-state.svelte';
import { joinView } from './views';
import type { AnyEvent, Replay, ReplayStep, View } from './wire';

/** A seat, or everything. */
export type Viewpoint = number | 'all';

/** The events of a step. Sealed answers are left out: a Block that was used has an event of its own. */
function stepEvents(step: ReplayStep, from: Viewpoint): AnyEvent[] {
  const seen = from === 'all' ? step.all : step.by_seat[from];
  return (seen?.events ?? []).filter((event) => event.event !== 'answered');
}

export class ReplayState extends GameState {
  readonly live = false;
  /** The number of the step, which is also the number of moves. */
  #ply = $state(0);
  viewpoint = $state<Viewpoint>('all');
  readonly seats: readonly SeatSummary[];
  readonly #events = $derived.by(() => this.replay.steps.map((step) => stepEvents(step, this.viewpoint)));
  readonly #log = $derived.by(() =>
    this.#events
      .slice(0, this.#ply + 1)
      .flatMap((events, version) => events.map((event) => ({ version, event }))),
  );
  readonly #view = $derived.by(() => {
    const step = this.step;
    return step ? joinView({ view: step.view, own: step.all.own }) : null;
  });

  constructor(readonly replay: Replay) {
    super();
    this.seats = replay.names.map((name, seat) => ({ name, side: replay.sides[seat] ?? 0 }));
  }

  get step(): ReplayStep | undefined {
    return this.replay.steps[this.#ply];
  }

  get last(): number {
    return this.replay.steps.length - 1;
  }

  override get view(): View | null {
    return this.#view;
  }

  override get log(): readonly LogEntry[] {
    return this.#log;
  }

  override get ply(): number {
    return this.#ply;
  }

  /** The seats whose hands are open. */
  get openHands(): number[] {
    return this.viewpoint === 'all' ? this.seats.map((_, seat) => seat) : [this.viewpoint];
  }

  goTo(ply: number): void {
    const before = this.#ply;
    this.#ply = Math.max(0, Math.min(ply, this.last));
    this.emit(this.#events.slice(before + 1, this.#ply + 1).flat());
  }
}
