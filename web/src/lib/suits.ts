/** The classes that draw the suits, in `suits.css`. */
export const SUIT_CLASS: Record<string, string> = { S: 'spade', H: 'heart', D: 'diamond', C: 'club' };
