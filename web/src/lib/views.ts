/** What a seat may know of a game, as `view.data()` says it; docs/notation.md names the fields. */

export interface Outcome {
  winners: number[];
  reason: string;
}

interface AnyView {
  seat: number | null;
  seats: number;
  options: Record<string, string>;
  hand: string[];
  hand_counts: number[];
  deck_count: number;
  turn: number;
  rights: number[];
  actors: number[];
  legal: string[];
  asides: string[];
  outcome: Outcome | null;
  dealer: number | null;
}

export interface LinesView extends AnyView {
  game: 'classic' | 'travel';
  teams: number;
  needed: number;
  board: string;
  /** By team, each line as its cells. */
  sequences: string[][][];
  discards: string[][];
  choosing: number | null;
  forfeits: number[];
  offers: number[];
  opening: [number, string][];
}

export interface StacksView extends AnyView {
  game: 'stacks';
  discard_tops: (string | null)[];
  discard_counts: number[];
  piles: Record<string, { cards: string[]; needs: number | string | null }>;
  /** By seat: blue, red. */
  chips: [number, number][];
  out_of_play_count: number;
  direction: number;
  skips: number;
  window: { place: string; seat: number; complete: boolean; asked: number[]; answer: string | null } | null;
  stealing: { seat: number; victim: number; hand: string[] } | null;
  penalties: number[];
}

export type View = LinesView | StacksView;

/** An event of the game or the table; which other fields it has depends on its kind. */
export interface GameEvent {
  event: string;
  seat?: number;
  card?: string;
  cell?: string;
  place?: string;
  line?: string;
  team?: number;
  victim?: number;
  winners?: number[];
  reason?: string;
  [field: string]: unknown;
}

export const isLines = (view: View): view is LinesView => view.game !== 'stacks';
