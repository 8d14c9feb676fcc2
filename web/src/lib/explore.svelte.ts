/**
 * An analysis board: a table at which every seat is this page's own. The server knows the rules and what each move is
 * worth, and keeps nothing: a position goes there, and the next one comes back.
 */
import { ApiError, explore } from './api';
import { CommandRefused, type Command } from './connection';
import { GameState, type LogEntry, type SeatSummary } from './game-state.svelte';
import { joinView } from './views';
import type { Alternative, Explored, View } from './wire';

/** A move that was tried, and what it led to. */
export interface Tried {
  seat: number;
  move: string;
}

interface Step extends Explored {
  /** How the step was reached; null at the start. */
  tried: Tried | null;
}

/**
 * The players of positions that were opened from a game; a link to a position names nobody. They stay for as long as the
 * tab, since a page may load anew.
 */
const PLAYERS = 'knaves-players';
const knownPlayers = (): Record<string, readonly string[]> =>
  JSON.parse(sessionStorage.getItem(PLAYERS) ?? '{}') as Record<string, readonly string[]>;
export const rememberPlayers = (position: string, names: readonly string[]): void => {
  sessionStorage.setItem(PLAYERS, JSON.stringify({ ...knownPlayers(), [position]: names }));
};

export class ExploreState extends GameState {
  readonly live = true;
  #steps = $state.raw<readonly Step[]>([]);
  #open = $state(true);
  busy = $state(false);
  /** The code of the refusal, and what the server says about it. */
  failure = $state.raw<ApiError | null>(null);
  readonly #now = $derived(this.#steps.at(-1) ?? null);
  readonly #view = $derived(joinView(this.#now));
  readonly #log = $derived(
    this.#steps.flatMap((step, version) => step.events.map((event): LogEntry => ({ version, event }))),
  );

  readonly #names: readonly string[];

  constructor(readonly start: string) {
    super();
    this.#names = knownPlayers()[start] ?? [];
  }

  /** Fetch the first position. */
  open(): Promise<void> {
    return this.#ask(this.start, null);
  }

  override get view(): View | null {
    return this.#view;
  }

  override get seats(): readonly SeatSummary[] {
    return (this.#now?.sides ?? []).map((side, seat) => ({ name: this.#names[seat] ?? '', side }));
  }

  override get ply(): number {
    return this.#steps.length - 1;
  }

  override get log(): readonly LogEntry[] {
    return this.#log;
  }

  /** Each seat is the page's own when it decides; sentences still use names. */
  override get you(): number | null {
    return this.#now?.seat ?? null;
  }

  override get shared(): boolean {
    return true;
  }

  get position(): string {
    return this.#now?.position ?? this.start;
  }

  get moves(): readonly Alternative[] {
    return this.#now?.moves ?? [];
  }

  get hands(): readonly string[][] {
    return this.#now?.hands ?? [];
  }

  get path(): readonly Tried[] {
    return this.#steps.flatMap((step) => step.tried ?? []);
  }

  /** Whether hidden cards were dealt to get here. */
  get dealt(): boolean {
    return this.#steps.some((step) => step.dealt);
  }

  /** Whether the moves are judged with all hands open. */
  get allOpen(): boolean {
    return this.#open;
  }

  async judgeOpen(open: boolean): Promise<void> {
    this.#open = open;
    if (this.#now) await this.#ask(this.#now.position, null, true);
  }

  override async send(command: Command): Promise<boolean> {
    if (command.t !== 'move' || this.busy || this.#now?.seat == null) return false;
    const { seat, position } = this.#now;
    await this.#ask(position, { seat, move: command.move });
    if (this.failure)
      this.problem = new CommandRefused(this.failure.code, this.failure.rule, this.failure.message);
    return this.failure === null;
  }

  /** Light up a move on the board, or none. */
  point(move: string | null): void {
    if (move === null) return this.hideHint();
    this.hint = { t: 'hint', id: '', move, reason: 'best', args: {} };
    this.hintStrength = 3;
  }

  back(steps = 1): void {
    if (this.busy) return;
    this.hideHint();
    this.#steps = this.#steps.slice(0, Math.max(1, this.#steps.length - steps));
  }

  async #ask(position: string, tried: Tried | null, again = false): Promise<void> {
    this.busy = true;
    this.failure = null;
    try {
      const found = await explore({ position, move: tried?.move ?? null, open: this.#open });
      const kept = again ? this.#steps.slice(0, -1) : this.#steps;
      const before = again ? this.#now : null;
      const step = { ...found, tried: before?.tried ?? tried, events: before?.events ?? found.events };
      this.hideHint();
      this.#steps = [...kept, { ...step, dealt: found.dealt || (before?.dealt ?? false) }];
      if (!again) this.emit(found.events);
    } catch (problem) {
      this.failure = problem instanceof ApiError ? problem : new ApiError('unknown', '');
    } finally {
      this.busy = false;
    }
  }
}
