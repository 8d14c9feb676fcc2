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
  #seen = $state<string[]>([]);
  #moves = $state(0);

  /** The lesson for the current position, if there is one. */
  current(view: View): Lesson | null {
    if (settings.taught || view.seat === null || !view.actors.includes(view.seat)) return null;
    const moves = parseMoves(view.legal);
    const cards = moves.flatMap((move) => ('card' in move ? [move.card] : []));
    const plain = cards.find((card) => !isJack(card)) ?? null;
    if (!isLines(view)) {
      const lay = moves.find((move) => move.kind === 'lay');
      if (this.#moves === 0)
        return { id: lay ? 'tutorial-pile' : 'tutorial-discard', card: lay?.card ?? null };
      return lay || this.#seen.includes('discard') ? null : { id: 'tutorial-discard', card: null };
    }
    if (this.#moves === 0) return { id: 'tutorial-card', card: plain };
    if (this.#moves === 1) return { id: 'tutorial-goal', card: null };
    if (this.#moves === 2) return { id: 'tutorial-corner', card: null };
    const wild = cards.find((card) => isJack(card) && !isOneEyed(card));
    if (wild && !this.#seen.includes('wild')) return { id: 'tutorial-wild', card: wild };
    const remove = cards.find((card) => isOneEyed(card));
    if (remove && !this.#seen.includes('remove')) return { id: 'tutorial-remove', card: remove };
    const dead = moves.find((move) => move.kind === 'exchange');
    if (dead && !this.#seen.includes('dead')) return { id: 'tutorial-dead', card: null };
    return null;
  }

  /** A move was made, so the lesson shown before it is done. */
  advance(lesson: Lesson | null): void {
    this.#moves += 1;
    const topic = lesson?.id.replace('tutorial-', '');
    if (topic) this.#seen.push(topic);
    if (this.#moves > 12) this.skip();
  }

  skip(): void {
    settings.taught = true;
    saveSettings();
  }
}

export const lineLength = (game: string): number => LENGTHS[game] ?? 5;
