/** The end of a game, step by step: the last move and its line, a moment of stillness, then the result. */
import { FLIGHT_MS, LINE_MS, reducedMotion } from './motion';
import type { Update } from './wire';

/** The move lands, and its line is drawn and flipped; then all can look; then the result comes, and the winners cheer. */
export const LAST_MOVE_MS = FLIGHT_MS + LINE_MS;
export const STILL_MS = 1000;
/** Where nothing moves, there is still a moment to see the line. */
export const REDUCED_MOVE_MS = 300;

type Stage = 'playing' | 'line' | 'still' | 'result';

export class Finale {
  stage = $state<Stage>('playing');
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #reduced: () => boolean;

  constructor(reduced = reducedMotion) {
    this.#reduced = reduced;
  }

  /** Call it with each update. A game that was over before this page saw it has only its result. */
  handleUpdate(update: Update, before: Update | null): void {
    if (!update.view?.outcome) return this.#go('playing');
    if (this.stage !== 'playing') return;
    const seen = before?.view && !before.view.outcome && before.table.number === update.table.number;
    if (!seen) return this.#go('result');
    this.#go('line');
    this.#after(this.#reduced() ? REDUCED_MOVE_MS : LAST_MOVE_MS, () => {
      this.#go('still');
      this.#after(STILL_MS, () => this.#go('result'));
    });
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #go(stage: Stage): void {
    clearTimeout(this.#timer);
    this.stage = stage;
  }

  #after(milliseconds: number, next: () => void): void {
    this.#timer = setTimeout(next, milliseconds);
  }
}
