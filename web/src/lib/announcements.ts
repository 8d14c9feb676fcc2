/** Texts for screen readers: one message per turn, and the answers to the keys L, B and T. */
import { nextDeadline, secondsLeft } from './clock.svelte';
import { eventSentence, timeText } from './format';
import type { GameState, LogEntry, SeatSummary } from './game-state.svelte';
import type { AnyEvent, Update } from './wire';
import { t } from './words.svelte';

/** Events that are not read aloud. The question for a Block says that a window has opened. */
const SILENT = new Set(['answered', 'began', 'let-stand']);

/** What happened, as it is read aloud. */
export const eventsAnnouncement = (
  events: readonly AnyEvent[],
  reader: number | null,
  seats: readonly SeatSummary[],
): string =>
  events
    .filter((event) => !SILENT.has(event.event) && !(event.event === 'drew' && event.seat !== reader))
    .map((event) => eventSentence(event, reader, seats, true))
    .filter(Boolean)
    .join(' ');

export function turnAnnouncement(
  events: AnyEvent[],
  update: Update,
  reader: number | null,
  turn: boolean,
): string {
  const happened = eventsAnnouncement(events, reader, update.table.seats);
  return [happened, turn ? t('speak-turn-yours') : ''].filter(Boolean).join(' ');
}

export function lastMoveText(
  log: readonly LogEntry[],
  reader: number | null,
  seats: readonly SeatSummary[],
  aloud = true,
): string {
  const version = log.findLast((one) => 'seat' in one.event)?.version;
  const sentences = log
    .filter((one) => one.version === version)
    .map((one) => eventSentence(one.event, reader, seats, aloud));
  return sentences.filter(Boolean).join(' ') || t('speak-last-none');
}

export function timeAnnouncement(session: GameState): string {
  const deadline = nextDeadline(session, session.you, 'move', 'game', 'block', 'draw');
  return deadline
    ? t('speak-time', { time: timeText(secondsLeft(session, deadline)) })
    : t('speak-time-none');
}
