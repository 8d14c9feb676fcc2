/** How a player enters a move of stacks: a card, then the pile, the victim or the button that it is for. */
import type { Move } from '../../lib/moves';
import { MoveSelection } from '../../lib/selection.svelte';
import type { StacksView } from '../../lib/wire';

/** Whether a move uses this card, from the hand or from the top of the player's discard pile. */
export const isAbout = (move: Move | null, card: string, top: boolean): boolean =>
  move !== null && 'card' in move && move.card === card && ('top' in move ? move.top === top : !top);

export class StacksSelection extends MoveSelection<StacksView> {
  /** The index of the selected card; after the hand comes the top of the player's discard pile. */
  index = $state(-1);
  /** Whether the player is asked whom to rob. */
  stealing = $state(false);

  readonly ownTop = $derived.by(() => {
    const { seat, discard_tops } = this.view();
    return seat === null ? null : (discard_tops[seat] ?? null);
  });
  /** Whether the selected card is the top of the discard pile. The same card in the hand is another one. */
  readonly top = $derived.by(() => this.index === this.view().hand.length);
  readonly card = $derived.by(() => (this.top ? this.ownTop : (this.view().hand[this.index] ?? null)));
  /** The moves of the selected card. */
  readonly cardMoves = $derived.by(() => {
    const { card } = this;
    return card === null ? [] : this.moves.filter((move) => isAbout(move, card, this.top));
  });
  /** The piles that the selected card can go to. */
  readonly lays = $derived(
    new Map(this.cardMoves.filter((move) => move.kind === 'lay').map((move) => [move.place, move])),
  );
  readonly steals = $derived(
    this.cardMoves.filter((move) => move.kind === 'steal-card' || move.kind === 'steal-chip'),
  );
  /** The cards to take from a hand that was shown. */
  readonly takes = $derived(this.moves.filter((move) => move.kind === 'take'));

  tapCard(index: number): void {
    const again = this.index === index;
    this.clear();
    if (!again) this.index = index;
  }

  override propose(move: Move): void {
    this.stealing = false;
    super.propose(move);
  }

  /** The card stays selected until the position changes, so that it can be tried elsewhere if the server refuses. */
  override press(move: Move): void {
    super.clear();
    this.stealing = false;
    this.play(move);
  }

  override clear(): void {
    super.clear();
    this.index = -1;
    this.stealing = false;
  }
}
