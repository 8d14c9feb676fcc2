/** Hints in words: a phone shows no names of rows and columns, so cells and lines are described. */
import { cellIndex, cellsOnLine, columnNumber, LAYOUTS, rowNumber } from './board';
import { cardName, cellPosition, hintReason, moveLabel } from './format';
import type { SeatSummary } from './game-state.svelte';
import { isJack, type Move, parseMove } from './moves';
import type { Hint } from './wire';
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

/** The move and the reason. */
export function hintText(hint: Hint, game: string, seats: readonly SeatSummary[]): string {
  const line = lineOf(hint);
  const args = line ? { ...hint.args, line: lineInWords(line) } : hint.args;
  return t('table-hint-says', {
    move: moveInWords(parseMove(hint.move), game, seats),
    reason: hintReason(hint.reason, args, seats),
  });
}
