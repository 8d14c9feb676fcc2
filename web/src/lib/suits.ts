/** The classes of `suits.css` that draw the suits. */
export const SUIT_CLASS: Record<string, string> = { S: 'spade', H: 'heart', D: 'diamond', C: 'club' };
