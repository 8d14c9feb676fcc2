/** What is read aloud: one message per turn, and the answers to the keys L, B and T. */
import { LAYOUTS, readChips, runLength } from './board';
import { deadlineOf, secondsLeft } from './clock.svelte';
import { colourOf, eventSentence, timeText } from './say';
import type { TableState } from './session.svelte';
import { type GameEvent, isLines, type View } from './views';
import type { Happened, SeatInfo, Update } from './wire';
import { t } from './words.svelte';

/** What others drew is no news; that a window opened is said by the question itself. */
const QUIET = new Set(['answered', 'began', 'let-stand']);

export function turnSpoken(
  events: GameEvent[],
  update: Update,
  reader: number | null,
  turn: boolean,
): string {
  const sentences = events
    .filter((event) => !QUIET.has(event.event) && !(event.event === 'drew' && event.seat !== reader))
    .map((event) => eventSentence(event, reader, update.table.seats, true));
  if (turn) sentences.push(t('speak-turn-yours'));
  return sentences.filter(Boolean).join(' ');
}

export function lastMoveSpoken(
  log: readonly Happened[],
  reader: number | null,
  seats: readonly SeatInfo[],
  aloud = true,
): string {
  const version = log.findLast((one) => one.event['seat'] !== undefined)?.version;
  const sentences = log
    .filter((one) => one.version === version)
    .map((one) => eventSentence(one.event as GameEvent, reader, seats, aloud));
  return sentences.filter(Boolean).join(' ') || t('speak-last-none');
}

/** The sequences of each side, and its longest unfinished line. */
export function linesSpoken(view: View): string {
  if (!isLines(view)) {
    return view.chips.map(([blue, red]) => t('table-chips-count', { blue, red })).join('; ');
  }
  const chips = readChips(view.board);
  const layout = LAYOUTS[view.game];
  return view.sequences
    .flatMap((made, team) => {
      const runs = chips.map((chip, index) =>
        layout && chip?.team === team && !chip.locked ? runLength(layout, chips, index, team) : 0,
      );
      return [
        t('speak-lines', { team: colourOf(team), count: made.length }),
        t('speak-longest', { team: colourOf(team), count: Math.max(0, ...runs) }),
      ];
    })
    .join(' ');
}

export function timeSpoken(session: TableState): string {
  const deadline = deadlineOf(session, session.you, 'move', 'game', 'block', 'draw');
  return deadline
    ? t('speak-time', { time: timeText(secondsLeft(session, deadline)) })
    : t('speak-time-none');
}
