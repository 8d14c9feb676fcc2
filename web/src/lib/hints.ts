/** Hints in words: a phone shows no names of rows and columns, so cells and lines are described. */
import { cellIndex, cellsOnLine, columnNumber, LAYOUTS, rowNumber } from './board';
import { cardName, cellPosition, hintReason, moveLabel, nudgeSentence } from './format';
import type { SeatSummary } from './game-state.svelte';
import { isJack, type Move, parseMove } from './moves';
import type { Checked, Hint } from './wire';
import { t } from './words.svelte';

type Ends = [string, string];

/** The ends of the line that a hint is about. */
function lineOf({ args }: Hint): Ends | null {
  const [from, to] = typeof args['line'] === 'string' ? args['line'].split('-') : [];
  return from && to ? [from, to] : null;
}

/** The cells of the line that a hint is about. */
export function hintedLine(hint: Hint): string[] {
  const line = lineOf(hint);
  return line ? cellsOnLine(line) : [];
}

function lineInWords([from, to]: Ends): string {
  if (rowNumber(from) === rowNumber(to)) return t('web-line-row', { number: rowNumber(from) });
  if (columnNumber(from) === columnNumber(to)) return t('web-line-column', { number: columnNumber(from) });
  return t('web-line-diagonal');
}

function moveInWords(move: Move, game: string, seats: readonly SeatSummary[]): string {
  if (move.kind !== 'place' && move.kind !== 'remove') return moveLabel(move, seats);
  const layout = LAYOUTS[game];
  const space = layout?.cards[cellIndex(move.cell, layout.columns)] ?? move.card;
  const said = t(move.kind === 'place' ? 'web-hint-place' : 'web-hint-remove', {
    space: cardName(space),
    where: cellPosition(move.cell),
  });
  return isJack(move.card) ? t('web-hint-jack', { move: said, card: cardName(move.card) }) : said;
}

const percent = (chance: number): number => Math.round(100 * chance);

/** What the move does to the chance to win; empty if the server could not say. */
function chanceInWords({ chance, next_chance: next }: Hint): string {
  if (chance == null || next == null) return '';
  const id = percent(next) < percent(chance) ? 'chance-better' : 'chance-equal';
  return t(id, { chance: percent(chance), next: percent(next) });
}

/** How much of a hint is said: a nudge, then the move, then the reason and the chance. */
export type Strength = 0 | 1 | 2 | 3;

/** A hint as far as it goes. */
export function hintText(
  hint: Hint,
  strength: Strength,
  game: string,
  seats: readonly SeatSummary[],
): string {
  if (strength === 1 && hint.nudge) return nudgeSentence(hint.nudge, hint.nudge_args ?? {}, seats);
  const move = moveInWords(parseMove(hint.move), game, seats);
  if (strength < 3) return `${move}.`;
  const line = lineOf(hint);
  const args = line ? { ...hint.args, line: lineInWords(line) } : hint.args;
  const said = t('table-hint-says', { move, reason: hintReason(hint.reason, args, seats) });
  return `${said} ${chanceInWords(hint)}`.trim();
}

/** The question before a move that loses much. */
export function doubtText(doubt: Checked, seats: readonly SeatSummary[]): string {
  const asked = t('coach-asks', {
    before: percent(doubt.best_chance ?? 0),
    after: percent(doubt.chance ?? 0),
  });
  return `${asked} ${nudgeSentence(doubt.nudge ?? '', doubt.nudge_args ?? {}, seats)}`;
}
