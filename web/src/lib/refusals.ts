/**
 * Why a tap on the board has no effect, as a sentence. The server's view says which moves are legal; this only
 * describes what the player sees on a cell that is in none of them.
 */
import { CORNER, type Chip } from './board';
import { errorSentence } from './format';
import { isJack, isOneEyed } from './moves';

interface TappedCell {
  game: string;
  /** The card printed on the cell. */
  printed: string;
  chip: Chip | null;
  /** The selected card. */
  card: string | null;
  /** The player's team. */
  team: number | null;
}

/** Classic and travel have rules of their own, whose sentences differ a little. */
const RULES = {
  classic: { card: 'C15', wild: 'C24', remove: 'C25', locked: 'C27', turn: 'C14' },
  travel: { card: 'T14', wild: 'T20', remove: 'T21', locked: 'T22', turn: 'T18' },
};

/** A sentence, and the rule it is about. */
export interface Refusal {
  text: string;
  rule: string;
}

export const refusalBy = (rule: string): Refusal => ({ text: errorSentence('illegal', rule), rule });
const rulesOf = (game: string): (typeof RULES)['classic'] =>
  game === 'travel' ? RULES.travel : RULES.classic;

export const notYourTurn = (game: string): Refusal => refusalBy(rulesOf(game).turn);

/** Null for a one-eyed jack on a free cell: the prompt says what to choose. */
export function refusalOfCell({ game, printed, chip, card, team }: TappedCell): Refusal | null {
  const rules = rulesOf(game);
  if (printed === CORNER) return refusalBy('G10');
  if (card !== null && isOneEyed(card)) {
    if (!chip) return null;
    if (chip.locked) return refusalBy(rules.locked);
    return refusalBy(chip.team === team ? 'B8' : rules.remove);
  }
  if (chip) return refusalBy(card !== null && isJack(card) ? rules.wild : 'C20');
  return refusalBy(card === null ? rules.card : 'C16');
}

/** Why a card does not go on a pile of stacks. */
export function refusalOfPile(card: string, empty: boolean): Refusal {
  if (!/^[BR]/.test(card) || card === 'BL') return refusalBy('S13');
  if (card[1] === 'W') return refusalBy('S27');
  return refusalBy(empty && card[1] !== '1' ? 'B32' : 'S13');
}
