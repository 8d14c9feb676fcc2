/** The printed boards and what lies on them, as the screen draws it. */
import classic from '../../../src/knaves/games/lines/boards/classic.txt?raw';
import travel from '../../../src/knaves/games/lines/boards/travel.txt?raw';

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

function readLayout(text: string): Layout {
  const rows = text
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/));
  return { columns: rows[0]?.length ?? 0, rows: rows.length, cards: rows.flat() };
}

export const LAYOUTS: Record<string, Layout> = { classic: readLayout(classic), travel: readLayout(travel) };
export const CORNER = '**';
const TEAMS = 'bgr';
/** One object for each kind of chip, so that a cell on which nothing changed is seen to be the same. */
const CHIPS = new Map<string, Chip>(
  [...TEAMS].flatMap((letter, team) => [
    [letter, { team, locked: false }],
    [letter.toUpperCase(), { team, locked: true }],
  ]),
);

/** The board of a view, rows joined by slashes, into one entry per cell: a chip, or null. */
export function readChips(board: string): (Chip | null)[] {
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

export const rowOf = (name: string): number => Number(name.slice(1));
export const columnOf = (name: string): number => name.charCodeAt(0) - 96;

/** How many in an unbroken line a chip of this team would make on the cell, corners counted for everybody. */
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

/** The cells of a straight line, named by its ends. */
export function lineCells([from, to]: readonly [string, string]): string[] {
  const steps = Math.max(Math.abs(rowOf(to) - rowOf(from)), Math.abs(columnOf(to) - columnOf(from)));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const column = columnOf(from) + (Math.sign(columnOf(to) - columnOf(from)) * step || 0);
    const row = rowOf(from) + (Math.sign(rowOf(to) - rowOf(from)) * step || 0);
    return `${String.fromCharCode(96 + column)}${row}`;
  });
}
