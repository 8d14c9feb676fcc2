/**
 * How a person says a move on a board: a card first or a cell first, then perhaps Confirm. It works on the legal
 * moves of the view alone.
 */
import { isJack, type Move, readMoves } from './moves';
import type { LinesView } from './views';

type CellMove = Extract<Move, { kind: 'place' | 'remove' }>;

export class Choosing {
  /** The card held up, and where in the hand it is (there may be two of the same). */
  card = $state<string | null>(null);
  index = $state(-1);
  /** The move that waits for Confirm. */
  ghost = $state.raw<Move | null>(null);
  /** Cell first, several cards fit: which? */
  fits = $state.raw<CellMove[]>([]);
  readonly #view: () => LinesView;
  readonly #play: (move: Move) => void;
  readonly #confirms: () => boolean;

  constructor(view: () => LinesView, play: (move: Move) => void, confirms: () => boolean) {
    this.#view = view;
    this.#play = play;
    this.#confirms = confirms;
  }

  readonly moves = $derived.by(() => readMoves(this.#view().legal));
  readonly cellMoves = $derived(this.moves.filter((move) => move.kind === 'place' || move.kind === 'remove'));
  /** How many cells each card can go to. */
  readonly places = $derived.by(() => {
    const places = new Map<string, number>();
    for (const move of this.cellMoves) places.set(move.card, (places.get(move.card) ?? 0) + 1);
    return places;
  });
  readonly dead = $derived(
    new Set(this.moves.flatMap((move) => (move.kind === 'exchange' ? [move.card] : []))),
  );
  readonly giving = $derived(this.moves.some((move) => move.kind === 'give'));
  readonly lines = $derived(this.moves.filter((move) => move.kind === 'choose'));
  /** The cells the card held up can go to. */
  readonly targets = $derived(
    new Map(this.cellMoves.filter((move) => move.card === this.card).map((move) => [move.cell, move])),
  );
  /** The cells that any card can go to, jacks left out: what glows faintly while no card is chosen. */
  readonly reachable = $derived(
    new Set(this.cellMoves.filter((move) => !isJack(move.card)).map((move) => move.cell)),
  );

  find(kind: Move['kind']): Move | undefined {
    return this.moves.find((move) => move.kind === kind);
  }

  tapCard(card: string, index: number): void {
    if (this.fits.length > 0) {
      const fitting = this.fits.find((move) => move.card === card);
      if (fitting) return this.pick(fitting, index);
    }
    const again = this.index === index;
    this.clear();
    if (again) return;
    this.card = card;
    this.index = index;
    const given = this.moves.find((move) => move.kind === 'give' && move.card === card);
    if (given) this.#propose(given);
  }

  tapCell(cell: string): void {
    const target = this.targets.get(cell);
    if (target) return this.ghost?.text === target.text ? this.confirm() : this.#propose(target);
    const moves = this.cellMoves.filter((move) => move.cell === cell);
    // With a card in the air a tap elsewhere puts it down, except where it is plainly another card's cell.
    const plain = moves.filter((move) => !isJack(move.card));
    if (this.card !== null && plain.length === 0) return this.clear();
    this.clear();
    const [only, ...others] = plain.length > 0 && moves.length === plain.length ? plain : moves;
    if (only && others.length === 0) this.pick(only);
    else this.fits = moves;
  }

  pick(move: CellMove, index = this.#view().hand.indexOf(move.card)): void {
    this.fits = [];
    this.card = move.card;
    this.index = index;
    this.#propose(move);
  }

  /** A move that is a button of its own, like drawing or naming a line. */
  press(move: Move): void {
    this.clear();
    this.#play(move);
  }

  confirm(): void {
    const move = this.ghost;
    if (!move) return;
    this.clear();
    this.#play(move);
  }

  clear(): void {
    this.card = null;
    this.index = -1;
    this.ghost = null;
    this.fits = [];
  }

  #propose(move: Move): void {
    if (this.#confirms() || move.kind === 'give') this.ghost = move;
    else {
      this.clear();
      this.#play(move);
    }
  }
}
