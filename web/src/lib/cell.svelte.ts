import { CORNER } from './board';
import { SUIT_CLASS } from './suits';

/** One cell of the board and what it shows now. Each field by itself, so that a change is drawn where it happened. */
export class Cell {
  /** The class that draws its suit. */
  readonly suit: string;
  /** Whose chip lies there. */
  team = $state<number | null>(null);
  locked = $state(false);
  /** How long a line a chip of one's own would make here; 0 where none can be put. */
  run = $state(0);
  target = $state(false);
  shown = $state(false);
  named = $state(false);
  hinted = $state(false);
  last = $state(false);
  /** A chip that is about to go, or to come: that still waits for Confirm, or is sure and on its way. */
  ghost = $state<'going' | 'coming' | 'sure' | null>(null);
  stop = $state<0 | -1>(-1);

  constructor(
    readonly index: number,
    readonly name: string,
    readonly card: string,
  ) {
    this.suit = card === CORNER ? 'corner' : (SUIT_CLASS[card[1] ?? ''] ?? '');
  }
}
