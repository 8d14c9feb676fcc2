import { CORNER } from './board';
import { SUIT_CLASS } from './suits';

/** What one cell of the board shows. Each field is its own state, so that only changed cells are drawn again. */
export class Cell {
  /** The class that draws its suit. */
  readonly suit: string;
  /** The team whose chip is here. */
  team = $state<number | null>(null);
  locked = $state(false);
  /** Length of the line that a chip of the player's team would make here; 0 where none can be placed. */
  run = $state(0);
  target = $state(false);
  previewed = $state(false);
  highlighted = $state(false);
  hinted = $state(false);
  /** The number of the move here since the player's last turn; 0 for a single one, null without. */
  last = $state<number | null>(null);
  /** Counts taps in vain, so that each shakes the cell; 0 without. */
  refused = $state(0);
  /** The effect of a move on this cell: it waits for Confirm, or it was sent to the server. */
  proposed = $state<'removal' | 'placement' | 'sent' | null>(null);
  tabindex = $state<0 | -1>(-1);

  constructor(
    readonly index: number,
    readonly name: string,
    readonly card: string,
  ) {
    this.suit = card === CORNER ? 'corner' : (SUIT_CLASS[card[1] ?? ''] ?? '');
  }
}
