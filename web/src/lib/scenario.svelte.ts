/**
 * A game that comes as data: positions, the moves that lead on, and what they lead to. The page plays it with the
 * components of a live table, without a server and without knowing a rule.
 */
import { GameState, type LogEntry, type SeatSummary } from './game-state.svelte';
import { landing } from './motion';
import { playSound } from './sound';
import { playEvents } from './table-sounds.svelte';
import type { AnyEvent, Hint, SeatInfo, View } from './wire';
import { t } from './words.svelte';

/** A position and the events that led to it. */
interface Turn {
  view: View;
  events: AnyEvent[];
}

/** The player is to move. */
export interface Step {
  /** The number of the task that this step belongs to. */
  task: number;
  view: View;
  /** A right move and the reason for it. */
  hint: Pick<Hint, 'move' | 'reason' | 'args'>;
  /**
   * The right moves: the turns that follow, the player's own first, and the step after them; null at the end. Without a
   * turn, as in a puzzle, nobody knows what would follow: the move stays on the table as it was made.
   */
  answers: Record<string, { turns: Turn[]; next: number | null }>;
}

export interface Scenario {
  id: string;
  game: string;
  /** The seat of the player. */
  seat: number;
  seats: Pick<SeatInfo, 'name' | 'side' | 'level'>[];
  steps: Step[];
}

interface Listeners {
  /** The player made a legal move that does not lead on. */
  missed: (move: string) => void;
  /** All turns of an answer were shown: the player is to move again, or the scenario is over. */
  arrived: (events: AnyEvent[]) => void;
}

/** Time to see what another player does. */
const PACE_MS = 1000;

export class ScenarioState extends GameState {
  readonly live = true;
  readonly seats: readonly SeatSummary[];
  #step = $state.raw<Step | undefined>();
  #view = $state.raw<View | null>(null);
  #ply = $state(0);
  #log = $state.raw<LogEntry[]>([]);
  #over = $state(false);
  /** The moves of this step that did not lead on. */
  misses = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Takes back a last move that stays on the table. */
  #takeBack: (() => void) | undefined;

  constructor(
    readonly scenario: Scenario,
    private readonly listeners: Listeners,
  ) {
    super();
    this.seats = scenario.seats.map((seat, index) => ({
      ...seat,
      ...(index === scenario.seat ? { name: seat.name || t('lobby-seat-you') } : { kind: 'bot' }),
    }));
    this.#goTo(0);
  }

  override get view(): View | null {
    return this.#view;
  }

  override get ply(): number {
    return this.#ply;
  }

  override get log(): readonly LogEntry[] {
    return this.#log;
  }

  override get you(): number {
    return this.scenario.seat;
  }

  get step(): Step | undefined {
    return this.#step;
  }

  get over(): boolean {
    return this.#over;
  }

  #goTo(step: number): void {
    this.#step = this.scenario.steps[step];
    this.#view = this.#step?.view ?? null;
    this.misses = 0;
  }

  /** Start again. */
  reset(): void {
    this.close();
    this.#log = [];
    this.#over = false;
    this.#ply += 1;
    this.hideHint();
    this.notice.clear();
    this.#goTo(0);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#takeBack?.();
    this.#takeBack = undefined;
  }

  /** Light the cards and cells of a right move. */
  lightAnswer(): void {
    if (!this.#step || this.#over) return;
    this.hint = { t: 'hint', id: '', ...this.#step.hint };
    this.hintStrength = 3;
  }

  override play(move: string): Promise<boolean> {
    this.hideHint();
    const answer = this.#step?.answers[move];
    if (!answer) {
      this.misses += 1;
      this.listeners.missed(move);
      return Promise.resolve(false);
    }
    if (answer.turns.length === 0) {
      this.#over = true;
      playSound('line', landing());
      this.listeners.arrived([]);
      return new Promise((resolve) => (this.#takeBack = () => resolve(false)));
    }
    this.#show(answer.turns, answer.next, []);
    return Promise.resolve(true);
  }

  /** Show the first of these turns, and the others after it. */
  #show(turns: readonly Turn[], next: number | null, before: AnyEvent[]): void {
    const [turn, ...rest] = turns;
    if (!turn) return;
    const events = [...before, ...turn.events];
    this.#ply += 1;
    this.#log = [...this.#log, ...turn.events.map((event) => ({ version: this.#ply, event }))];
    this.#view = turn.view;
    const asks = rest.length === 0 && next !== null && before.length > 0;
    playEvents(turn.events, this.you, asks);
    this.emit(turn.events);
    if (rest.length > 0) {
      this.#timer = setTimeout(() => this.#show(rest, next, events), PACE_MS);
      return;
    }
    if (next === null) this.#over = true;
    else this.#goTo(next);
    this.listeners.arrived(events);
  }
}
