/** The messages between this page and the server; docs/protocol.md describes them. */

export interface Seat {
  name: string | null;
  kind: 'human' | 'bot' | 'open';
  level: string | null;
  away: boolean;
  bot_plays: boolean;
  team: number | null;
}

export interface TableInfo {
  code: string;
  name: string;
  game: string;
  status: 'lobby' | 'playing' | 'over';
  host: number | null;
  seats: Seat[];
  options: Record<string, string>;
  clock: { move: number | null; game: number | null };
  settings: Record<string, unknown>;
  commitment: string | null;
  game_number: number;
}

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
  sequences: string[][][];
  discards: string[][];
  exchanges: number;
  owed: number[];
  choosing: number | null;
  forfeits: number[];
  offers: number[];
  passes: number;
  opening: [number, string][];
}

export interface StacksView extends AnyView {
  game: 'stacks';
  discard_tops: (string | null)[];
  discard_counts: number[];
  piles: Record<string, { cards: string[]; needs: number | null }>;
  chips: [number, number][];
  out_of_play_count: number;
  specials_count: number;
  direction: number;
  skips: number;
  window: { place: string; seat: number; complete: boolean; asked: number[]; answer: string | null } | null;
  stealing: { seat: number; victim: number; hand: string[] } | null;
  penalties: number[];
}

export type View = LinesView | StacksView;

export interface GameEvent {
  event: string;
  seat?: number;
  [field: string]: unknown;
}

export interface LoggedEvent {
  version: number;
  event: GameEvent;
  at: number;
}

export interface Deadline {
  kind: 'move' | 'game' | 'block' | 'draw' | 'away';
  seat: number | null;
  until: number;
}

export interface Update {
  t: 'update';
  version: number;
  table: TableInfo;
  view: View | null;
  events: LoggedEvent[];
  deadlines: Deadline[];
  now: number;
}

export type FromServer =
  | Update
  | { t: 'ok'; id: string }
  | { t: 'error'; id: string | null; code: string; rule?: string | null; message: string }
  | { t: 'say'; seat: number | null; phrase?: string; text?: string }
  | { t: 'presence'; seat: number; away: boolean }
  | { t: 'hint'; move: string; reason: string; args: Record<string, string | number> }
  | { t: 'bye'; reason: string }
  | { t: 'beat'; version: number };

export interface Hello {
  t: 'hello';
  token: string | null;
  seen: { version: number } | null;
  lang: string;
}

export type Command =
  | { t: 'start' | 'undo' | 'hint' | 'rematch' | 'leave' }
  | { t: 'move'; ply: number; move: string };
