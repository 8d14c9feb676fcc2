/** The picture of a table: where its seats are, and a small board that follows its options. */
import { cellsOnLine } from './board';
import type { GameInfo } from './wire';

export interface PicturedSeat {
  name: string;
  side: number;
  kind: 'bot' | 'human' | 'open';
  level?: string;
  /** Whether it is the seat of this page. */
  you?: boolean;
}

/** The team of each seat. The catalogue lists the arrangements for a number of seats, the standard one first. */
export function sidesAt(info: GameInfo, seats: number, options: Record<string, string>): number[] {
  const known = info.tables[String(seats)] ?? [];
  const wanted = known.find((sides) => new Set(sides).size === Number(options['teams']));
  return wanted ?? known[0] ?? [];
}

/** Where a seat is, in percent of the picture. Seat 0 is at the bottom, the others follow clockwise. */
export function placeOf(seat: number, seats: number): { x: number; y: number } {
  const angle = (2 * Math.PI * seat) / seats;
  return { x: 50 - 43 * Math.sin(angle), y: 50 + 41 * Math.cos(angle) };
}

/** Lines on the small board: as many as win, one across, the other diagonal or, where those don't count, down. */
const LINES: Record<string, { across: string; diagonal: string; down: string }> = {
  classic: { across: 'c3-g3', diagonal: 'c5-g9', down: 'h4-h8' },
  travel: { across: 'b2-e2', diagonal: 'c3-f6', down: 'g2-g5' },
};

export function winningLines(game: string, teams: number, options: Record<string, string>): string[][] {
  const lines = LINES[game];
  if (!lines) return [];
  const straight = options['diagonals'] === 'off';
  const all = [lines.across, straight ? lines.down : lines.diagonal];
  return all.slice(0, teams > 2 ? 1 : 2).map((line) => {
    const [from = '', to = ''] = line.split('-');
    return cellsOnLine([from, to]);
  });
}
