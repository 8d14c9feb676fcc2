/** How a player puts a move together before it is sent. It knows only the legal moves of the view. */
import { type Move, parseMoves } from './moves';
import type { View } from './wire';

export abstract class MoveSelection<V extends View = View> {
  /** The move that waits for Confirm. */
  proposed = $state.raw<Move | null>(null);

  constructor(
    protected readonly view: () => V,
    protected readonly play: (move: Move) => void,
    private readonly needsConfirm: () => boolean,
  ) {}

  readonly moves = $derived.by(() => parseMoves(this.view().legal));

  find(kind: Move['kind']): Move | undefined {
    return this.moves.find((move) => move.kind === kind);
  }

  /** Play a move at once, such as one that has a button of its own. */
  press(move: Move): void {
    this.clear();
    this.play(move);
  }

  /** Play a move, after Confirm if the player wants that. */
  propose(move: Move, confirm = this.needsConfirm()): void {
    if (confirm) this.proposed = move;
    else this.press(move);
  }

  confirm(): void {
    if (this.proposed) this.press(this.proposed);
  }

  clear(): void {
    this.proposed = null;
  }
}
