/** What a player is asked to do on a board, in one sentence. */
import { cardName, seatName } from '../../lib/format';
import type { SeatSummary } from '../../lib/game-state.svelte';
import type { Lesson } from '../../lib/lessons.svelte';
import { isOneEyed } from '../../lib/moves';
import type { LinesView } from '../../lib/wire';
import { t } from '../../lib/words.svelte';
import type { LinesSelection } from './selection.svelte';

/** Empty if there is nothing to do. `acting` tells whether it is the player's turn. */
export function linesPrompt(
  view: LinesView,
  selection: LinesSelection,
  acting: boolean,
  seats: readonly SeatSummary[],
): string {
  const { card } = selection;
  const draw = selection.find('draw');
  if (selection.lineChoices.length > 0) return t('prompt-choose-line');
  if (selection.proposed) return t('prompt-confirm');
  if (selection.mustGiveUp) return t('prompt-give-up');
  if (selection.candidates.length > 0) return t('prompt-choose-fit');
  if (card !== null && selection.deadCards.has(card)) return t('prompt-exchange', { card: cardName(card) });
  if (card !== null && isOneEyed(card)) return t('prompt-choose-remove');
  if (card !== null) return t('prompt-choose-cell', { card: cardName(card, true) });
  if (draw && view.turn !== view.seat) return t('prompt-draw-deadline', { name: seatName(seats, view.turn) });
  if (draw && selection.cellMoves.length === 0) return t('prompt-draw');
  if (selection.find('pass')) return t('prompt-pass');
  return acting ? t('prompt-choose-card') : '';
}

/** The sentence of a lesson, step by step; empty where the prompt says enough. */
export function linesLessonText(lesson: Lesson, selection: LinesSelection): string {
  if (selection.proposed) return t('tutorial-confirm');
  if (selection.card === null) return t(lesson.id, lesson.args);
  return lesson.id === 'tutorial-card' ? t('tutorial-cell') : '';
}
