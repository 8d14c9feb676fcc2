/** Recomputes every card of a finished game that came by chance after the deal. See docs/deal.md. */
import type { AnyEvent, ReplayStep } from './wire';
import { shuffled, Stream } from './deal';

const SPECIALS: Record<string, string> = {
  reversed: 'RV',
  'steal-played': 'SC',
  'chip-stolen': 'ST',
  blocked: 'BL',
};

interface Start {
  key: Uint8Array;
  /** The number of the next shuffle. */
  next: number;
  pile: readonly string[];
  seats: number;
  /** The cards that are shuffled when the draw pile is empty. */
  reshuffle: 'discards' | 'sequences' | 'with_specials';
}

/** Follows a game event by event and knows the next card of the draw pile. */
class DrawSimulator {
  #pile: string[];
  #next: number;
  readonly #start: Start;
  readonly #discards: string[][];
  /** Stacks: the cards of completed and blocked piles, and the specials that were played, each in order. */
  #outOfPlay: string[] = [];
  #specials: string[] = [];

  constructor(start: Start) {
    this.#start = start;
    this.#pile = [...start.pile];
    this.#next = start.next;
    this.#discards = Array.from({ length: start.seats }, () => []);
  }

  /** Apply an event. False if it shows another card than the shuffle gave. */
  apply(event: AnyEvent, hands: readonly string[][]): boolean {
    const own = 'seat' in event ? (this.#discards[event.seat] ?? []) : [];
    if ('top' in event && event.top) own.pop();
    switch (event.event) {
      case 'placed':
      case 'removed':
      case 'exchanged':
      case 'gave-up':
      case 'discarded':
        own.push(event.card);
        return true;
      case 'discard-stolen':
        this.#discards[event.victim]?.pop();
        return true;
      case 'sequence-made':
      case 'blocked':
        if ('cards' in event) this.#outOfPlay.push(...event.cards);
        break;
      case 'reshuffled':
        this.#reshuffle();
        return true;
      case 'drew':
        return ('card' in event ? [event.card] : [...event.cards]).every(
          (card) => card === this.#pile.shift(),
        );
      case 'card-stolen': {
        const hand = hands[event.victim] ?? [];
        return event.card === hand[new Stream(this.#start.key, this.#next++).below(hand.length)];
      }
    }
    const special = event.event === 'skip-played' ? event.card : SPECIALS[event.event];
    if (special) this.#specials.push(special);
    return true;
  }

  #reshuffle(): void {
    const { reshuffle } = this.#start;
    const cards = this.#outOfPlay.splice(0);
    if (cards.length === 0 || reshuffle === 'with_specials') cards.push(...this.#specials.splice(0));
    // Board games shuffle whole discard piles. Stacks does so only if no other cards are left, and keeps their tops.
    const kept = reshuffle === 'discards' ? 0 : 1;
    if (cards.length === 0)
      cards.push(...this.#discards.flatMap((pile) => pile.splice(0, Math.max(0, pile.length - kept))));
    this.#pile.push(...shuffled(this.#start.key, this.#next++, cards));
  }
}

export function verifyDraws(steps: readonly ReplayStep[], start: Start): boolean {
  const simulator = new DrawSimulator(start);
  return steps.every((step, index) => {
    const hands = steps[index - 1]?.hands ?? [];
    return step.all.events.every((event) => simulator.apply(event, hands));
  });
}
