/** The list "Your games": what a row says, and in which order the rows are. */
import { gameName, joinNames, seatName, statusName } from './format';
import type { HeldSeat } from './settings.svelte';
import type { TableNow } from './wire';
import { language, t } from './words.svelte';

export interface OwnGame {
  code: string;
  /** The seats of this browser at the table. */
  held: HeldSeat[];
  /** Null until the server has described the table, or while it cannot be reached. */
  table: TableNow | null;
}

const holds = (game: OwnGame, seat: number): boolean => game.held.some((one) => one.seat === seat);

/** Whether the game waits for this browser. */
export const isMine = ({ table, ...game }: OwnGame): boolean =>
  table?.status === 'playing' && table.turn.some((seat) => holds({ table, ...game }, seat));

const ORDER: Record<string, number> = { playing: 1, lobby: 2, over: 3 };

/** Yours to move first, then games in progress, open tables and finished games; in each group the latest first. */
export function sortGames(games: readonly OwnGame[]): OwnGame[] {
  const rank = (game: OwnGame): number => (isMine(game) ? 0 : (ORDER[game.table?.status ?? ''] ?? 4));
  return [...games].sort(
    (a, b) => rank(a) - rank(b) || (a.table?.quiet ?? Infinity) - (b.table?.quiet ?? Infinity) || 0,
  );
}

export const gameTitle = ({ code, table }: OwnGame): string =>
  table ? table.title || gameName(table.game) : code;

/** The others at the table; on a shared device everybody. With a title of its own, the game comes first. */
export function gamePlayers(game: OwnGame): string {
  const { table } = game;
  if (!table) return '';
  const alone = game.held.length === 1;
  const names = table.seats
    .map((seat, number) => ({ seat, number }))
    .filter(({ seat, number }) => seat.kind !== 'open' && !(alone && holds(game, number)))
    .map(({ number }) => seatName(table.seats, number));
  return [table.title ? gameName(table.game) : '', joinNames(names)].filter(Boolean).join(' · ');
}

/** How the last game ended. */
function resultText(game: OwnGame, { winners, seats, status }: TableNow): string {
  if (!winners) return statusName(status);
  if (winners.length === 0) return t('result-drawn');
  if (game.held.length === 1 && winners.some((seat) => holds(game, seat))) return t('result-won');
  return t('result-by', { winners: joinNames(winners.map((seat) => seatName(seats, seat))) });
}

/** Whose turn it is, or what else the table waits for. */
export function gameState(game: OwnGame): string {
  const { table } = game;
  if (!table) return '';
  if (table.status === 'over') return resultText(game, table);
  const [first] = table.turn;
  if (table.status !== 'playing' || first === undefined) return statusName(table.status);
  if (isMine(game) && game.held.length === 1) return t('turn-yours');
  const next = table.turn.find((seat) => holds(game, seat)) ?? first;
  return t('turn-of', { name: seatName(table.seats, next) });
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** A time ago in words: "now", "5 minutes ago", "yesterday". */
export function agoText(seconds: number): string {
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  for (const [unit, size] of UNITS) {
    if (seconds >= size) return format.format(-Math.floor(seconds / size), unit);
  }
  return format.format(0, 'second');
}
