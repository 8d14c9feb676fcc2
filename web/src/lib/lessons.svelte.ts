/** The tutorial: one sentence at a time during the first real game, each shown once. */
import { gameUi } from '../games';
import { saveSettings, settings } from './settings.svelte';
import type { View } from './wire';

export interface Lesson {
  /** The message to show, and its arguments. */
  id: string;
  args?: Record<string, string | number>;
  /** The card to tap, if any. */
  card: string | null;
}

/** How far a player is: the moves made during the tutorial, and the topics shown. */
export interface Progress {
  moves: number;
  seen: readonly string[];
}

/** After so many moves everything was said that will come up. */
const MAX_MOVES = 12;

export class Lessons {
  /** The lesson for the current position, if there is one. */
  current(view: View): Lesson | null {
    if (settings.taught || view.seat === null || !view.actors.includes(view.seat)) return null;
    return gameUi(view).lesson(view, { moves: settings.lessonMoves, seen: settings.lessonsSeen });
  }

  /** A move was made, so the lesson shown before it is done. */
  advance(lesson: Lesson | null): void {
    settings.lessonMoves += 1;
    const topic = lesson?.id.replace('tutorial-', '');
    if (topic) settings.lessonsSeen = [...settings.lessonsSeen, topic];
    if (settings.lessonMoves > MAX_MOVES) settings.taught = true;
    saveSettings();
  }

  skip(): void {
    settings.taught = true;
    saveSettings();
  }
}
