/** Every card of a finished game that came by chance after the deal, recomputed. See docs/deal.md. */
import type { Step } from './api';
import { shuffled, Stream } from './deal';
import type { Bytes } from './sha256';
import type { GameEvent } from './views';

const SPECIALS: Record<string, string> = {
  reversed: 'RV',
  'steal-played': 'SC',
  'chip-stolen': 'ST',
  blocked: 'BL',
};

interface Start {
  key: Bytes;
  /** The number of the next shuffle. */
  next: number;
  pile: readonly string[];
  seats: number;
  /** What is shuffled when the pile is used up. */
  reshuffle: 'discards' | 'sequences' | 'with_specials';
}

/** Follows a game from event to event and knows which card must come next. */
class Chance {
  #pile: string[];
  #next: number;
  readonly #start: Start;
  readonly #discards: string[][];
  /** Stacks: completed and blocked piles, and the specials that were played, in their order. */
  #aside: string[] = [];
  #specials: string[] = [];

  constructor(start: Start) {
    this.#start = start;
    this.#pile = [...start.pile];
    this.#next = start.next;
    this.#discards = Array.from({ length: start.seats }, () => []);
  }

  /** False if the event tells of another card than chance gave. */
  allows(event: GameEvent, hands: readonly string[][]): boolean {
    const own = this.#discards[event.seat ?? 0] ?? [];
    const cards = (event['cards'] ?? []) as string[];
    if (event['top'] === true) own.pop();
    switch (event.event) {
      case 'placed':
      case 'removed':
      case 'exchanged':
      case 'gave-up':
      case 'discarded':
        own.push(event.card ?? '');
        return true;
      case 'discard-stolen':
        this.#discards[event.victim ?? 0]?.pop();
        return true;
      case 'sequence-made':
      case 'blocked':
        if (Array.isArray(event['cards'])) this.#aside.push(...cards);
        break;
      case 'reshuffled':
        this.#reshuffle();
        return true;
      case 'drew':
        return (event.card ? [event.card] : cards).every((card) => card === this.#pile.shift());
      case 'card-stolen': {
        const hand = hands[event.victim ?? 0] ?? [];
        return event.card === hand[new Stream(this.#start.key, this.#next++).below(hand.length)];
      }
    }
    const special = event.event === 'skip-played' ? event.card : SPECIALS[event.event];
    if (special) this.#specials.push(special);
    return true;
  }

  #reshuffle(): void {
    const { reshuffle } = this.#start;
    const cards = this.#aside.splice(0);
    if (cards.length === 0 || reshuffle === 'with_specials') cards.push(...this.#specials.splice(0));
    // On a board whole discard piles are shuffled; in stacks their tops stay, and only if there is nothing else.
    const kept = reshuffle === 'discards' ? 0 : 1;
    if (cards.length === 0)
      cards.push(...this.#discards.flatMap((pile) => pile.splice(0, Math.max(0, pile.length - kept))));
    this.#pile.push(...shuffled(this.#start.key, this.#next++, cards));
  }
}

export function drawsHold(steps: readonly Step[], start: Start): boolean {
  const chance = new Chance(start);
  return steps.every((step, index) => {
    const hands = steps[index - 1]?.hands ?? [];
    return step.events.every((event) => chance.allows(event as GameEvent, hands));
  });
}
