/**
 * Moves parsed from their text, whose grammar is in docs/notation.md. Nothing here knows whether a move is legal; the
 * view lists the legal ones.
 */

export type Move =
  | { kind: 'place'; text: string; card: string; cell: string }
  | { kind: 'remove'; text: string; card: string; cell: string }
  | { kind: 'exchange'; text: string; card: string }
  | { kind: 'give'; text: string; card: string }
  | { kind: 'choose'; text: string; line: [string, string] }
  | { kind: 'draw' | 'pass' | 'offer' | 'end' | 'block' | 'let'; text: string }
  | { kind: 'call'; text: string; team: number }
  | { kind: 'lay'; text: string; card: string; top: boolean; place: string }
  | { kind: 'special'; text: string; card: string; top: boolean }
  | { kind: 'steal-card'; text: string; card: string; top: boolean; victim: number; source: 'd' | 'h' }
  | { kind: 'steal-chip'; text: string; card: string; top: boolean; victim: number; colour: 'b' | 'r' }
  | { kind: 'discard'; text: string; card: string }
  | { kind: 'take'; text: string; card: string };

export const TEAM_COLOURS = ['blue', 'green', 'red'] as const;

const PLAIN_MOVES: Record<string, 'draw' | 'pass' | 'offer' | 'end' | 'block' | 'let'> = {
  '+': 'draw',
  pass: 'pass',
  offer: 'offer',
  end: 'end',
  block: 'block',
  let: 'let',
};

type Build = (text: string, part: (index: number) => string) => Move;

const PATTERNS: [RegExp, Build][] = [
  [/^(.[SHDC])@([a-z]\d+)$/, (text, part) => ({ kind: 'place', text, card: part(1), cell: part(2) })],
  [/^(.[SHDC])x([a-z]\d+)$/, (text, part) => ({ kind: 'remove', text, card: part(1), cell: part(2) })],
  [/^(.[SHDC])!$/, (text, part) => ({ kind: 'exchange', text, card: part(1) })],
  [/^-(.[SHDC])$/, (text, part) => ({ kind: 'give', text, card: part(1) })],
  [/^=(\w+)-(\w+)$/, (text, part) => ({ kind: 'choose', text, line: [part(1), part(2)] })],
  [
    /^call:(\w+)$/,
    (text, part) => ({ kind: 'call', text, team: TEAM_COLOURS.indexOf(part(1) as 'blue' | 'green' | 'red') }),
  ],
  [/^-(\w\w)$/, (text, part) => ({ kind: 'discard', text, card: part(1) })],
  [/^take:(\w\w)$/, (text, part) => ({ kind: 'take', text, card: part(1) })],
  [
    /^(\^?)([BR][1-5W])@([br][12])$/,
    (text, part) => ({ kind: 'lay', text, top: part(1) !== '', card: part(2), place: part(3) }),
  ],
  [/^(\^?)(SK|RV)$/, (text, part) => ({ kind: 'special', text, top: part(1) !== '', card: part(2) })],
  [
    /^(\^?)SC:(\d)([dh])$/,
    (text, part) => ({
      kind: 'steal-card',
      text,
      card: 'SC',
      top: part(1) !== '',
      victim: Number(part(2)),
      source: part(3) as 'd' | 'h',
    }),
  ],
  [
    /^(\^?)ST:(\d)([br])$/,
    (text, part) => ({
      kind: 'steal-chip',
      text,
      card: 'ST',
      top: part(1) !== '',
      victim: Number(part(2)),
      colour: part(3) as 'b' | 'r',
    }),
  ],
];

export function parseMove(text: string): Move {
  const kind = PLAIN_MOVES[text];
  if (kind) return { kind, text };
  for (const [pattern, build] of PATTERNS) {
    const found = pattern.exec(text);
    if (found) return build(text, (index) => found[index] ?? '');
  }
  throw new Error(`not a move: ${text}`);
}

/** Leaves out moves that only a newer server knows, so that the table still works. */
export function parseMoves(texts: readonly string[]): Move[] {
  return texts.flatMap((text) => {
    try {
      return [parseMove(text)];
    } catch {
      return [];
    }
  });
}

export const isJack = (card: string): boolean => card.length === 2 && card[0] === 'J';
/** The jacks of spades and hearts are drawn in profile. They remove chips. */
export const isOneEyed = (card: string): boolean => card === 'JS' || card === 'JH';
