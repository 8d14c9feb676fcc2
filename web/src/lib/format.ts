/** Cards, events, moves, options and errors as text; the counterpart of `knaves.words`. */
import type { AnyEvent, SeatInfo, TableInfo } from './wire';
import { columnNumber, rowNumber } from './board';
import { isJack, isOneEyed, type Move, TEAM_COLOURS } from './moves';
import { settings } from './settings.svelte';
import { hasMessage, language, t } from './words.svelte';

const HIDDEN = '??';

/** The name of a game. One that a package has added has no other than its own. */
export const gameName = (game: string): string => (hasMessage(`game-${game}`) ? t(`game-${game}`) : game);

export function cardName(card: string, asObject = false): string {
  if (card === HIDDEN) return t('card-hidden');
  const form = asObject ? '-object' : '';
  if (!/^.[SHDC]$/.test(card) || card === 'SC') return t(`card-stacks${form}`, { code: card });
  const [rank = '', suit = ''] = card;
  // A digit goes as a number: a variant like [8] matches no text.
  return t(`card-pack${form}`, { rank: /\d/.test(rank) ? Number(rank) : rank, suit });
}

const COURT = [...'JQKA'];

/** The rank as shown on a card: the printed letter, or that of the player's language. */
export function rankText(card: string): string {
  const rank = card[0] ?? '';
  if (rank === 'T') return '10';
  return settings.letters === 'own' && COURT.includes(rank) ? t('card-letter', { rank }) : rank;
}

/** Jack, queen, king and ace in this language; empty if they are the printed letters. */
export function ownLetters(): string {
  const letters = COURT.map((rank) => t('card-letter', { rank })).join(' ');
  return letters === COURT.join(' ') ? '' : letters;
}

/** The label of a card in the hand, with its use. `cellCount` is null while no card can be placed. */
export function cardLabel(card: string, cellCount: number | null, dead: boolean): string {
  const name = cardName(card);
  if (dead) return t('speak-card-dead', { card: name });
  if (isOneEyed(card)) return t('speak-card-remove', { card: name });
  if (isJack(card)) return t('speak-card-wild', { card: name });
  return cellCount === null ? name : t('speak-card-places', { card: name, count: cellCount });
}

export function joinNames(parts: string[]): string {
  if (parts.length < 2) return parts.join('');
  return t('list-two', { first: parts.slice(0, -1).join(', '), last: parts.at(-1) ?? '' });
}

/** The number of letters that must fit on one line. */
export const longestWord = (text: string): number =>
  Math.max(...text.split(/\s+/).map((word) => word.length));

export const teamColour = (team: number): string => TEAM_COLOURS[team] ?? '';
export const cellPosition = (cell: string): string =>
  t('speak-row-column', { row: rowNumber(cell), column: columnNumber(cell) });
export const teamName = (team: number): string => t('team', { team: teamColour(team) });
const lineText = (line: string): string => line.replace('-', '–');

/** The part of a seat that its name comes from. */
type NamedSeat = Pick<SeatInfo, 'name'> & Partial<Pick<SeatInfo, 'level'>>;

/** The name of a seat: the player's, the bot's level, or its number. */
export function seatName(seats: readonly NamedSeat[], seat: number): string {
  const info = seats[seat];
  if (info?.name) return info.name;
  if (info?.level && hasMessage(`level-${info.level}`)) return t(`level-${info.level}`);
  return t('lobby-seat', { number: seat + 1 });
}

type Lobby = Pick<TableInfo, 'seats' | 'host' | 'settings'>;

/** What the lobby waits for, and what people can do if the host is a bot that joined. */
export function waitingNote({ seats, host, settings }: Lobby, you: number | null): string {
  const free = seats.filter((seat) => seat.kind === 'open').length;
  if (host === null || !seats[host]?.program)
    return free > 0 ? t('lobby-waiting', { count: free }) : t('lobby-waiting-host');
  const note = t('lobby-host-bot', { name: seatName(seats, host) });
  return free > 0 && you === null && !settings.locked ? `${note} ${t('lobby-become-host')}` : note;
}

type Values = Record<string, string | number>;

function toWords(parts: Record<string, unknown>, seats: readonly NamedSeat[], asObject: boolean): Values {
  const values: Values = {};
  const name = (seat: unknown): string => seatName(seats, Number(seat));
  for (const [key, value] of Object.entries(parts)) {
    if (typeof value === 'boolean') values[key] = value ? 'yes' : 'no';
    else if (key === 'seat' || key === 'victim') values[key] = name(value);
    else if (key === 'winners') values[key] = joinNames((value as number[]).map(name));
    else if (key === 'team') values[key] = teamColour(Number(value));
    else if (key === 'card') values[key] = cardName(String(value), asObject);
    else if (key === 'cards' && Array.isArray(value))
      values[key] = value.map((card) => cardName(String(card))).join(', ');
    else if (key === 'cards' && value === HIDDEN) values[key] = t('card-hidden');
    else if (key === 'line') values[key] = lineText(String(value));
    else if (key === 'lines' && Array.isArray(value))
      values[key] = value.map((line) => lineText(String(line))).join(', ');
    else if (key === 'direction') values[key] = Number(value) > 0 ? 'left' : 'right';
    else if (typeof value === 'number' || typeof value === 'string') values[key] = value;
  }
  return values;
}

/**
 * An event as a sentence; empty if it has none. The seat `reader` is addressed as "you"; with null, nobody is.
 * When read aloud, a cell is named by its row and column, as on the board.
 */
export function eventSentence(
  event: AnyEvent,
  reader: number | null,
  seats: readonly NamedSeat[],
  aloud = false,
): string {
  const keys = [
    ...Object.keys(event).map((field) => `event-${event.event}-${field}`),
    `event-${event.event}`,
  ];
  const key = keys.find(hasMessage);
  if (!key) return '';
  const actors = 'winners' in event ? event.winners : 'seat' in event ? [event.seat] : [];
  return t(key, {
    ...toWords(event, seats, true),
    ...(aloud && 'cell' in event ? { cell: cellPosition(event.cell) } : {}),
    count: 'winners' in event ? event.winners.length : 'count' in event ? event.count : 0,
    who: reader !== null && actors.includes(reader) ? 'you' : 'other',
    whom: reader !== null && 'victim' in event && event.victim === reader ? 'you' : 'other',
  });
}

const LABELS: Partial<Record<Move['kind'], string>> = {
  give: 'move-give-up',
  end: 'move-end-turn',
};

/** The label of a move's button. */
export function moveLabel(move: Move, seats: readonly NamedSeat[]): string {
  const parts: Record<string, unknown> = { ...move };
  if (move.kind === 'choose') parts['line'] = move.line.join('-');
  if (move.kind === 'steal-chip') parts['colour'] = move.colour === 'b' ? 'blue' : 'red';
  const key =
    move.kind === 'special' ? (move.card === 'SK' ? 'move-skip' : 'move-reverse') : LABELS[move.kind];
  const label = t(key ?? `move-${move.kind}`, toWords(parts, seats, false));
  return 'top' in move && move.top ? t('move-from-top', { move: label }) : label;
}

export function optionValueName(name: string, value: string): string {
  const key = `option-${name}-${value}`;
  if (hasMessage(key)) return t(key);
  return /^\d+$/.test(value) && hasMessage(`option-${name}-number`)
    ? t(`option-${name}-number`, { number: Number(value) })
    : value;
}

export function errorSentence(code: string, rule = ''): string {
  if (code === 'name-taken') return t('web-error-name-taken');
  const key = [`error-rule-${rule}`, `error-${code}`].find(hasMessage);
  return key ? t(key) : t('error-unknown', { code });
}

const STATUSES: Record<string, string> = {
  lobby: 'web-status-lobby',
  playing: 'web-status-playing',
  over: 'web-status-over',
};
export const statusName = (status: string): string => t(STATUSES[status] ?? 'web-status-over');

type Arguments = Record<string, unknown>;

function adviceSentence(key: string, args: Arguments, seats: readonly NamedSeat[]): string {
  const { lines, jack, ...rest } = args;
  const values: Values = toWords(rest, seats, true);
  if (typeof lines === 'number') values['lines'] = lines;
  if (typeof jack === 'string') values['jack'] = cardName(jack);
  return t(hasMessage(key) ? key : 'hint-best', values);
}

/** The reason for a hint. A reason that this page does not know becomes "it looks best". */
export const hintReason = (reason: string, args: Arguments, seats: readonly NamedSeat[] = []): string =>
  adviceSentence(`hint-${reason}`, args, seats);

/** What helps to find a move. */
export const nudgeSentence = (nudge: string, args: Arguments, seats: readonly NamedSeat[] = []): string =>
  adviceSentence(`nudge-${nudge}`, args, seats);

const formatUnit = (count: number, unit: string): string =>
  new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: 'narrow' }).format(Math.floor(count));

/** 83 seconds as 1:23; a long time as days and hours. */
export function timeText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= 86_400)
    return `${formatUnit(left / 86_400, 'day')} ${formatUnit((left % 86_400) / 3600, 'hour')}`;
  const pad = (value: number): string => String(value).padStart(2, '0');
  const minutes = Math.floor(left / 60);
  return minutes >= 60
    ? `${Math.floor(minutes / 60)}:${pad(minutes % 60)}:${pad(left % 60)}`
    : `${minutes}:${pad(left % 60)}`;
}
