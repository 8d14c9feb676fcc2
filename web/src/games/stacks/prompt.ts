/** What a player of stacks is asked to do, in one sentence. */
import { seatName } from '../../lib/format';
import type { SeatSummary } from '../../lib/game-state.svelte';
import type { StacksView } from '../../lib/wire';
import { t } from '../../lib/words.svelte';
import type { StacksSelection } from './selection.svelte';

/** Empty if there is nothing to do. `acting` tells whether it is the player's turn. */
export function stacksPrompt(
  view: StacksView,
  selection: StacksSelection,
  acting: boolean,
  seats: readonly SeatSummary[],
): string {
  const { window } = view;
  if (window && selection.find('block') && window.answer === null)
    return t('prompt-block', { name: seatName(seats, window.seat), place: window.place });
  if (window) return t('table-block-time');
  if (selection.takes.length > 0) return t('prompt-choose-take');
  if (selection.proposed) return t('prompt-confirm');
  if (selection.lays.size > 1) return t('prompt-choose-pile');
  if (selection.find('draw') && !selection.find('discard')) return t('prompt-draw');
  return acting ? t('prompt-discard') : '';
}
