/**
 * How a player enters a move on a board: a card first or a cell first, then perhaps Confirm. It knows only the legal
 * moves of the view.
 */
import { type Move, parseMoves } from './moves';
import type { LinesView } from './wire';

type CellMove = Extract<Move, { kind: 'place' | 'remove' }>;

export class MoveSelection {
  /** The selected card, and its index in the hand, which may hold two of the same. */
  card = $state<string | null>(null);
  index = $state(-1);
  /** The move that waits for Confirm. */
  proposed = $state.raw<Move | null>(null);
  /** The moves to choose from when several cards can go to the tapped cell. */
  candidates = $state.raw<CellMove[]>([]);
  readonly #view: () => LinesView;
  readonly #play: (move: Move) => void;
  readonly #needsConfirm: () => boolean;

  constructor(view: () => LinesView, play: (move: Move) => void, needsConfirm: () => boolean) {
    this.#view = view;
    this.#play = play;
    this.#needsConfirm = needsConfirm;
  }

  readonly moves = $derived.by(() => parseMoves(this.#view().legal));
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

  find(kind: Move['kind']): Move | undefined {
    return this.moves.find((move) => move.kind === kind);
  }

  tapCard(card: string, index: number): void {
    const candidate = this.candidates.find((move) => move.card === card);
    if (candidate) return this.choose(candidate, index);
    const again = this.index === index;
    this.clear();
    if (again) return;
    this.card = card;
    this.index = index;
    const givenUp = this.moves.find((move) => move.kind === 'give' && move.card === card);
    if (givenUp) this.#propose(givenUp);
  }

  /** False if the tap has no effect. A selected card stays selected: a tap beside its cells plays no other card. */
  tapCell(cell: string): boolean {
    const target = this.targets.get(cell);
    if (target) {
      if (this.proposed?.text === target.text) this.confirm();
      else this.#propose(target);
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

  choose(move: CellMove, index = this.#view().hand.indexOf(move.card)): void {
    this.candidates = [];
    this.card = move.card;
    this.index = index;
    this.#propose(move);
  }

  /** Play a move that has a button of its own, like drawing or choosing a line. */
  press(move: Move): void {
    this.clear();
    this.#play(move);
  }

  confirm(): void {
    if (this.proposed) this.press(this.proposed);
  }

  clear(): void {
    this.card = null;
    this.index = -1;
    this.proposed = null;
    this.candidates = [];
  }

  #propose(move: Move): void {
    if (this.#needsConfirm() || move.kind === 'give') this.proposed = move;
    else this.press(move);
  }
}
