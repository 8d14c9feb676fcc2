/** The printed boards and the chips on them. */
import classic from '../../../src/knaves/games/lines/boards/classic.txt?raw';
import travel from '../../../src/knaves/games/lines/boards/travel.txt?raw';
import type { LinesView } from './wire';

export interface Layout {
  columns: number;
  rows: number;
  /** Row by row from the top; `**` is a corner. */
  cards: string[];
}

export interface Chip {
  team: number;
  locked: boolean;
}

function parseLayout(text: string): Layout {
  const rows = text
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/));
  return { columns: rows[0]?.length ?? 0, rows: rows.length, cards: rows.flat() };
}

export const LAYOUTS: Record<LinesView['game'], Layout> & Partial<Record<string, Layout>> = {
  classic: parseLayout(classic),
  travel: parseLayout(travel),
};
export const CORNER = '**';
const TEAMS = 'bgr';
/** One object for each kind of chip, so that an unchanged cell compares as equal. */
const CHIPS = new Map<string, Chip>(
  [...TEAMS].flatMap((letter, team) => [
    [letter, { team, locked: false }],
    [letter.toUpperCase(), { team, locked: true }],
  ]),
);

/** The board of a view, whose rows are joined by slashes, as one entry per cell: a chip or null. */
export function parseBoard(board: string): (Chip | null)[] {
  const chips: (Chip | null)[] = [];
  for (const [token] of board.matchAll(/\d+|[^/]/g)) {
    if (/\d/.test(token)) chips.push(...Array<null>(Number(token)).fill(null));
    else chips.push(CHIPS.get(token) ?? null);
  }
  return chips;
}

export const cellName = (index: number, columns: number): string =>
  `${String.fromCharCode(97 + (index % columns))}${Math.floor(index / columns) + 1}`;

export const cellIndex = (name: string, columns: number): number =>
  (Number(name.slice(1)) - 1) * columns + name.charCodeAt(0) - 97;

export const rowNumber = (name: string): number => Number(name.slice(1));
export const columnNumber = (name: string): number => name.charCodeAt(0) - 96;

/** Length of the unbroken line that a chip of this team would make on the cell. Corners count for every team. */
export function runLength(
  layout: Layout,
  chips: readonly (Chip | null)[],
  index: number,
  team: number,
): number {
  const { columns, rows, cards } = layout;
  const own = (column: number, row: number): boolean => {
    if (column < 0 || row < 0 || column >= columns || row >= rows) return false;
    const at = row * columns + column;
    return cards[at] === CORNER || chips[at]?.team === team;
  };
  let best = 1;
  for (const [dx, dy] of [
    [1, 0],
    [0, 1],
    [1, 1],
    [1, -1],
  ] as const) {
    let run = 1;
    for (const sign of [1, -1]) {
      let column = (index % columns) + sign * dx;
      let row = Math.floor(index / columns) + sign * dy;
      while (own(column, row)) {
        run += 1;
        column += sign * dx;
        row += sign * dy;
      }
    }
    best = Math.max(best, run);
  }
  return best;
}

/** The cells of a straight line, given its ends. */
export function cellsOnLine([from, to]: readonly [string, string]): string[] {
  const steps = Math.max(
    Math.abs(rowNumber(to) - rowNumber(from)),
    Math.abs(columnNumber(to) - columnNumber(from)),
  );
  return Array.from({ length: steps + 1 }, (_, step) => {
    const column = columnNumber(from) + (Math.sign(columnNumber(to) - columnNumber(from)) * step || 0);
    const row = rowNumber(from) + (Math.sign(rowNumber(to) - rowNumber(from)) * step || 0);
    return `${String.fromCharCode(96 + column)}${row}`;
  });
}
