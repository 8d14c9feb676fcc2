/** The order of the cards in the hand, which each player chooses. */
import { saveSettings, settings } from './settings.svelte';

/** Suits of alternating colours, then the colours of stacks. */
const SUITS = 'SHCDBR';
const RANKS = '123456789TJQKAW';
const MAX_ARRANGED = 8;

/** Where a card belongs. Jacks and special cards come last, because they go anywhere. */
function placeOf(card: string): { last: number; suit: number; rank: number } {
  const pack = /^([2-9TJQKA])([SHDC])$/.exec(card);
  const stacks = /^([BR])([1-5W])$/.exec(card);
  const [rank = '', suit = ''] = pack?.slice(1) ?? stacks?.slice(1).reverse() ?? [];
  return {
    last: rank === '' || rank === 'J' ? 1 : 0,
    suit: SUITS.indexOf(suit),
    rank: RANKS.indexOf(rank),
  };
}

function sorted(cards: readonly string[], first: 'suit' | 'rank'): string[] {
  const second = first === 'suit' ? 'rank' : 'suit';
  return [...cards].sort((one, other) => {
    const [a, b] = [placeOf(one), placeOf(other)];
    return a.last - b.last || a[first] - b[first] || a[second] - b[second] || one.localeCompare(other);
  });
}

/** The cards in the order that the player gave them before; new ones come last. */
function asArranged(cards: readonly string[], before: readonly string[]): string[] {
  const rest = [...cards];
  const known = before.filter((card) => {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return [...known, ...rest];
}

/** The hand of a seat as the player wants to see it. `seat` names the table and the seat. */
export function orderHand(cards: readonly string[], seat: string): string[] {
  const order = settings.handOrder;
  if (order === 'suit' || order === 'rank') return sorted(cards, order);
  const before = order === 'own' ? settings.arranged.find((one) => one.seat === seat) : undefined;
  return before ? asArranged(cards, before.cards) : [...cards];
}

/** Move one card of the shown hand; from now on the player keeps the order. */
export function moveCard(shown: readonly string[], from: number, to: number, seat: string): void {
  const card = shown[from];
  if (card === undefined || to < 0 || to >= shown.length) return;
  const cards = [...shown];
  cards.splice(from, 1);
  cards.splice(to, 0, card);
  const others = settings.arranged.filter((one) => one.seat !== seat);
  settings.arranged = [{ seat, cards }, ...others].slice(0, MAX_ARRANGED);
  settings.handOrder = 'own';
  saveSettings();
}
