/** The end of a game, step by step: the last move and its line, the celebration, then the result. */
import type { Update } from './wire';

/** The move lands and its line is drawn and flipped; then the winners celebrate and all can look; then the result. */
export const LINE_MS = 1400;
export const STILL_MS = 1000;
/** Where nothing moves, there is still a moment to see the line. */
export const REDUCED_LINE_MS = 300;

type Stage = 'playing' | 'line' | 'celebration' | 'result';

export class Finale {
  stage = $state<Stage>('playing');
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #reduced: () => boolean;

  constructor(reduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches) {
    this.#reduced = reduced;
  }

  /** Call it with each update. A game that was over before this page saw it has only its result. */
  handleUpdate(update: Update, before: Update | null): void {
    if (!update.view?.outcome) return this.#go('playing');
    if (this.stage !== 'playing') return;
    const seen = before?.view && !before.view.outcome && before.table.number === update.table.number;
    if (!seen) return this.#go('result');
    this.#go('line');
    this.#after(this.#reduced() ? REDUCED_LINE_MS : LINE_MS, () => {
      this.#go('celebration');
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
