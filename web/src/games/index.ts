/** The games that this page can show. Nothing else branches on a game. */
import type { View } from '../lib/wire';
import type { GameUi } from './game-ui';
import { lines } from './lines';
import { stacks } from './stacks';

const GAMES = { classic: lines, travel: lines, stacks };

/** Whether this page can show a game. A server also has the games that its packages add. */
export const canDraw = (game: string): boolean => Object.hasOwn(GAMES, game);

/** The module of a view's game. That it takes this very view is something no type can say. */
export const gameUi = (view: Pick<View, 'game'>): GameUi => GAMES[view.game] as unknown as GameUi;
