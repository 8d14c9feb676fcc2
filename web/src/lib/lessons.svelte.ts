/** The tutorial: one sentence at a time during the first real game, each shown once. */
import { isOneEyed, isJack, parseMoves } from './moves';
import { saveSettings, settings } from './settings.svelte';
import { isLines } from './views';
import type { View } from './wire';

export interface Lesson {
  /** The message to show. */
  id: string;
  /** The card to tap, if any. */
  card: string | null;
}

const LENGTHS: Record<string, number> = { classic: 5, travel: 4 };

export class Lessons {
  /** The lesson for the current position, if there is one. */
  current(view: View): Lesson | null {
    if (settings.taught || view.seat === null || !view.actors.includes(view.seat)) return null;
    const moves = parseMoves(view.legal);
    const cards = moves.flatMap((move) => ('card' in move ? [move.card] : []));
    const plain = cards.find((card) => !isJack(card)) ?? null;
    if (!isLines(view)) {
      const lay = moves.find((move) => move.kind === 'lay');
      if (settings.lessonMoves === 0)
        return { id: lay ? 'tutorial-pile' : 'tutorial-discard', card: lay?.card ?? null };
      return lay || settings.lessonsSeen.includes('discard') ? null : { id: 'tutorial-discard', card: null };
    }
    if (settings.lessonMoves === 0) return { id: 'tutorial-card', card: plain };
    if (settings.lessonMoves === 1) return { id: 'tutorial-goal', card: null };
    if (settings.lessonMoves === 2) return { id: 'tutorial-corner', card: null };
    const wild = cards.find((card) => isJack(card) && !isOneEyed(card));
    if (wild && !settings.lessonsSeen.includes('wild')) return { id: 'tutorial-wild', card: wild };
    const remove = cards.find((card) => isOneEyed(card));
    if (remove && !settings.lessonsSeen.includes('remove')) return { id: 'tutorial-remove', card: remove };
    const dead = moves.find((move) => move.kind === 'exchange');
    if (dead && !settings.lessonsSeen.includes('dead')) return { id: 'tutorial-dead', card: null };
    return null;
  }

  /** A move was made, so the lesson shown before it is done. */
  advance(lesson: Lesson | null): void {
    settings.lessonMoves += 1;
    const topic = lesson?.id.replace('tutorial-', '');
    if (topic) settings.lessonsSeen = [...settings.lessonsSeen, topic];
    if (settings.lessonMoves > 12) settings.taught = true;
    saveSettings();
  }

  skip(): void {
    settings.taught = true;
    saveSettings();
  }
}

export const lineLength = (game: string): number => LENGTHS[game] ?? 5;
