/** How the moves and events of classic and travel move over the table. */
import { find, flyBetween, flyCard } from '../../lib/motion';
import type { GameMotion } from '../game-ui';

const cell = (name: string): Element | null => find(`[data-cell="${name}"]`);
/** The chip beside the name of a seat. */
const side = (seat: number): Element | null => find(`[data-seat="${seat}"] .side`);

export const linesMotion: GameMotion = {
  send(move) {
    if ('cell' in move) flyCard(find(`.held[data-card="${move.card}"]`), cell(move.cell));
  },

  show(event, you) {
    if (event.event === 'removed') {
      const from = cell(event.cell);
      flyBetween(from?.querySelector('.chip'), from, side(event.seat));
    } else if (event.event === 'placed' && event.seat !== you) {
      const from = side(event.seat);
      flyBetween(from?.firstElementChild, from, cell(event.cell));
    } else if (event.event === 'drew' && event.seat === you && 'card' in event) {
      return () => {
        const held = [...document.querySelectorAll(`.held[data-card="${event.card}"]`)].at(-1);
        flyBetween(find('.deck .back'), find('.deck'), held);
      };
    }
    return undefined;
  },
};
