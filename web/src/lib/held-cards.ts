/** The cards of a hand, as they are drawn. */

export interface HeldCard {
  key: string;
  card: string;
  label: string;
  playable: boolean;
  dead?: boolean;
  /** The card that a lesson is about. */
  pulse?: boolean;
  /** The card of a hint. */
  hinted?: boolean;
  /** Being played. */
  leaving?: boolean;
  /** The caption of a card that is not in the hand but can be played: the top of the player's discard pile. */
  extra?: string;
}

/** Cards with keys that stay the same while others come and go. Of equal cards only one is `first`. */
export function holdCards(
  hand: readonly string[],
  describe: (card: string, first: boolean) => Omit<HeldCard, 'key' | 'card'>,
): HeldCard[] {
  return hand.map((card, index) => {
    const copies = hand.slice(0, index).filter((other) => other === card).length;
    return { key: `${card}-${copies}`, card, ...describe(card, copies === 0) };
  });
}
