/** The help of the first game: one sentence at a time, inside a real game, and each only once. */
import { isOneEyed, isJack, readMoves } from './moves';
import { remember, settings } from './settings.svelte';
import { isLines, type View } from './views';

export interface Lesson {
  /** The message that helps now. */
  id: string;
  /** The card that should be tapped, if any. */
  card: string | null;
}

const LENGTHS: Record<string, number> = { classic: 5, travel: 4 };

export class Lessons {
  #seen = $state<string[]>([]);
  #moves = $state(0);

  /** What would help this seat now; null when there is nothing to say. */
  now(view: View): Lesson | null {
    if (settings.taught || view.seat === null || !view.actors.includes(view.seat)) return null;
    const moves = readMoves(view.legal);
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

  /** A move was made: what was just explained is known now. */
  moved(lesson: Lesson | null): void {
    this.#moves += 1;
    const topic = lesson?.id.replace('tutorial-', '');
    if (topic) this.#seen.push(topic);
    if (this.#moves > 12) this.skip();
  }

  skip(): void {
    settings.taught = true;
    remember();
  }
}

export const lineLength = (game: string): number => LENGTHS[game] ?? 5;
