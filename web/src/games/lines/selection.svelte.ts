/** How a player enters a move on a board: a card first or a cell first, then perhaps Confirm. */
import type { Move } from '../../lib/moves';
import { MoveSelection } from '../../lib/selection.svelte';
import type { LinesView } from '../../lib/wire';

type CellMove = Extract<Move, { kind: 'place' | 'remove' }>;

export class LinesSelection extends MoveSelection<LinesView> {
  /** The selected card, and its index in the hand, which may hold two of the same. */
  card = $state<string | null>(null);
  index = $state(-1);
  /** The moves to choose from when several cards can go to the tapped cell. */
  candidates = $state.raw<CellMove[]>([]);

  readonly cellMoves = $derived(this.moves.filter((move) => move.kind === 'place' || move.kind === 'remove'));
  /** The number of cells that each card can go to. */
  readonly cellCounts = $derived.by(() => {
    const counts = new Map<string, number>();
    for (const move of this.cellMoves) counts.set(move.card, (counts.get(move.card) ?? 0) + 1);
    return counts;
  });
  readonly deadCards = $derived(
    new Set(this.moves.flatMap((move) => (move.kind === 'exchange' ? [move.card] : []))),
  );
  /** Whether a card must be given up, as the penalty for table talk. */
  readonly mustGiveUp = $derived(this.moves.some((move) => move.kind === 'give'));
  readonly lineChoices = $derived(this.moves.filter((move) => move.kind === 'choose'));
  /** The cells that the selected card can go to. */
  readonly targets = $derived(
    new Map(this.cellMoves.filter((move) => move.card === this.card).map((move) => [move.cell, move])),
  );
  /** Whether a cell is what the player has to tap: not while a card must be drawn, given up or exchanged first. */
  readonly canPlace = $derived(this.card === null ? this.cellMoves.length > 0 : this.targets.size > 0);

  tapCard(card: string, index: number): void {
    const candidate = this.candidates.find((move) => move.card === card);
    if (candidate) return this.choose(candidate, index);
    const again = this.index === index;
    this.clear();
    if (again) return;
    this.card = card;
    this.index = index;
    const givenUp = this.moves.find((move) => move.kind === 'give' && move.card === card);
    if (givenUp) this.propose(givenUp, true);
  }

  /** False if the tap has no effect. A selected card stays selected: a tap beside its cells plays no other card. */
  tapCell(cell: string): boolean {
    const target = this.targets.get(cell);
    if (target) {
      if (this.proposed?.text === target.text) this.confirm();
      else this.propose(target);
      return true;
    }
    const moves = this.cellMoves.filter((move) => move.cell === cell);
    const [only, ...others] = moves;
    if (this.card !== null || !only) return false;
    this.clear();
    if (others.length === 0) this.choose(only);
    else this.candidates = moves;
    return true;
  }

  choose(move: CellMove, index = this.view().hand.indexOf(move.card)): void {
    this.candidates = [];
    this.card = move.card;
    this.index = index;
    this.propose(move);
  }

  /** In a new position or order of the hand, keep what is still possible. */
  keepLegal(): void {
    const { legal, hand } = this.view();
    if (this.proposed && !legal.includes(this.proposed.text)) this.clear();
    if (this.card !== null && !hand.includes(this.card)) this.clear();
    if (this.card !== null && hand[this.index] !== this.card) this.index = hand.indexOf(this.card);
  }

  override clear(): void {
    super.clear();
    this.card = null;
    this.index = -1;
    this.candidates = [];
  }
}
