/** Cards, events, moves, options and errors in words; the counterpart of `knaves.words`. */
import type { SeatInfo } from './wire';
import { columnOf, rowOf } from './board';
import { isJack, isOneEyed, type Move, TEAM_COLOURS } from './moves';
import { settings } from './settings.svelte';
import type { GameEvent } from './views';
import { has, language, t } from './words.svelte';

const HIDDEN = '??';

export function cardName(card: string, asObject = false): string {
  if (card === HIDDEN) return t('card-hidden');
  const form = asObject ? '-object' : '';
  if (!/^.[SHDC]$/.test(card) || card === 'SC') return t(`card-stacks${form}`, { code: card });
  const [rank = '', suit = ''] = card;
  // A digit goes as a number: a variant like [8] matches no text.
  return t(`card-pack${form}`, { rank: /\d/.test(rank) ? Number(rank) : rank, suit });
}

const COURT = [...'JQKA'];

/** What a card shows for its rank: the printed letter, or the one of the player's own pack. */
export function rankText(card: string): string {
  const rank = card[0] ?? '';
  if (rank === 'T') return '10';
  return settings.letters === 'own' && COURT.includes(rank) ? t('card-letter', { rank }) : rank;
}

/** Jack, queen, king and ace in a pack of this language's country; empty where they are the printed ones. */
export function ownLetters(): string {
  const letters = COURT.map((rank) => t('card-letter', { rank })).join(' ');
  return letters === COURT.join(' ') ? '' : letters;
}

/** A card as a button of a hand says it: with what can be done with it; `places` is null while nothing can. */
export function cardSpoken(card: string, places: number | null, dead: boolean): string {
  const name = cardName(card);
  if (dead) return t('speak-card-dead', { card: name });
  if (isOneEyed(card)) return t('speak-card-remove', { card: name });
  if (isJack(card)) return t('speak-card-wild', { card: name });
  return places === null ? name : t('speak-card-places', { card: name, count: places });
}

export function joined(parts: string[]): string {
  if (parts.length < 2) return parts.join('');
  return t('list-two', { first: parts.slice(0, -1).join(', '), last: parts.at(-1) ?? '' });
}

/** How many letters must fit on a line. */
export const longestWord = (text: string): number =>
  Math.max(...text.split(/\s+/).map((word) => word.length));

export const colourOf = (team: number): string => TEAM_COLOURS[team] ?? '';
export const where = (cell: string): string =>
  t('speak-row-column', { row: rowOf(cell), column: columnOf(cell) });
export const teamName = (team: number): string => t('team', { team: colourOf(team) });
const lineText = (line: string): string => line.replace('-', '–');

/** What a seat is called: a name, or where nobody sits yet its number. */
export function seatName(seats: readonly SeatInfo[], seat: number): string {
  const info = seats[seat];
  if (info?.name) return info.name;
  if (info?.level && has(`level-${info.level}`)) return t(`level-${info.level}`);
  return t('lobby-seat', { number: seat + 1 });
}

type Values = Record<string, string | number>;

function inWords(parts: Record<string, unknown>, seats: readonly SeatInfo[], asObject: boolean): Values {
  const values: Values = {};
  const name = (seat: unknown): string => seatName(seats, Number(seat));
  for (const [key, value] of Object.entries(parts)) {
    if (typeof value === 'boolean') values[key] = value ? 'yes' : 'no';
    else if (key === 'seat' || key === 'victim') values[key] = name(value);
    else if (key === 'winners') values[key] = joined((value as number[]).map(name));
    else if (key === 'team') values[key] = colourOf(Number(value));
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
 * An event as a sentence; empty where there is nothing to tell. `reader` is addressed as you; null: nobody is.
 * Aloud, a cell is its row and column, as the board says it.
 */
export function eventSentence(
  event: GameEvent,
  reader: number | null,
  seats: readonly SeatInfo[],
  aloud = false,
): string {
  const keys = [
    ...Object.keys(event).map((field) => `event-${event.event}-${field}`),
    `event-${event.event}`,
  ];
  const key = keys.find(has);
  if (!key) return '';
  const actors = event.winners ?? [event.seat];
  return t(key, {
    ...inWords(event, seats, true),
    ...(aloud && event.cell ? { cell: where(event.cell) } : {}),
    count: event.winners ? event.winners.length : Number(event['count'] ?? 0),
    who: reader !== null && actors.includes(reader) ? 'you' : 'other',
    whom: reader !== null && event.victim === reader ? 'you' : 'other',
  });
}

const LABELS: Partial<Record<Move['kind'], string>> = {
  give: 'move-give-up',
  end: 'move-end-turn',
};

/** What a move does, for a button. */
export function moveLabel(move: Move, seats: readonly SeatInfo[]): string {
  const parts: Record<string, unknown> = { ...move };
  if (move.kind === 'choose') parts['line'] = move.line.join('-');
  if (move.kind === 'steal-chip') parts['colour'] = move.colour === 'b' ? 'blue' : 'red';
  const key =
    move.kind === 'special' ? (move.card === 'SK' ? 'move-skip' : 'move-reverse') : LABELS[move.kind];
  const label = t(key ?? `move-${move.kind}`, inWords(parts, seats, false));
  return 'top' in move && move.top ? t('move-from-top', { move: label }) : label;
}

export function optionValue(name: string, value: string): string {
  const key = `option-${name}-${value}`;
  if (has(key)) return t(key);
  return /^\d+$/.test(value) && has(`option-${name}-number`)
    ? t(`option-${name}-number`, { number: Number(value) })
    : value;
}

export function errorSentence(code: string, rule = ''): string {
  if (code === 'name-taken') return t('web-error-name-taken');
  const key = [`error-rule-${rule}`, `error-${code}`].find(has);
  return key ? t(key) : t('error-unknown', { code });
}

const STATUSES: Record<string, string> = {
  lobby: 'web-status-lobby',
  playing: 'web-status-playing',
  over: 'web-status-over',
};
export const statusName = (status: string): string => t(STATUSES[status] ?? 'web-status-over');

/** Why a move is good; a reason that is not known here says that it looks best. */
export function hintReason(
  reason: string,
  args: Record<string, unknown>,
  seats: readonly SeatInfo[] = [],
): string {
  const { lines, jack, ...rest } = args;
  const values: Values = inWords(rest, seats, true);
  if (typeof lines === 'number') values['lines'] = lines;
  if (typeof jack === 'string') values['jack'] = cardName(jack);
  const key = `hint-${reason}`;
  return t(has(key) ? key : 'hint-best', values);
}

const amount = (count: number, unit: string): string =>
  new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: 'narrow' }).format(Math.floor(count));

/** 83 seconds as 1:23; days and hours where there are many. */
export function timeText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= 86_400) return `${amount(left / 86_400, 'day')} ${amount((left % 86_400) / 3600, 'hour')}`;
  const pad = (value: number): string => String(value).padStart(2, '0');
  const minutes = Math.floor(left / 60);
  return minutes >= 60
    ? `${Math.floor(minutes / 60)}:${pad(minutes % 60)}:${pad(left % 60)}`
    : `${minutes}:${pad(left % 60)}`;
}
