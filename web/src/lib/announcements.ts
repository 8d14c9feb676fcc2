/** Texts for screen readers: one message per turn, and the answers to the keys L, B and T. */
import { nextDeadline, secondsLeft } from './clock.svelte';
import { eventSentence, timeText } from './format';
import type { GameState, LogEntry, SeatSummary } from './game-state.svelte';
import type { AnyEvent, Update } from './wire';
import { t } from './words.svelte';

/** Events that are not read aloud. The question for a Block says that a window has opened. */
const SILENT = new Set(['answered', 'began', 'let-stand']);

export function turnAnnouncement(
  events: AnyEvent[],
  update: Update,
  reader: number | null,
  turn: boolean,
): string {
  const sentences = events
    .filter((event) => !SILENT.has(event.event) && !(event.event === 'drew' && event.seat !== reader))
    .map((event) => eventSentence(event, reader, update.table.seats, true));
  if (turn) sentences.push(t('speak-turn-yours'));
  return sentences.filter(Boolean).join(' ');
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
