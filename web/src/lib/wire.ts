/** The messages between this page and the server. Made by tools/wire_types.py from knaves/wire.py: edit those. */

/** How a table is run, as its host chose it; the rules of the game are its options. */
export interface Settings {
  clock: 'days' | 'game' | 'move' | 'none';
  seconds: number;
  public: boolean;
  bot_level: string;
  patience: number;
  block_seconds: number;
  draw_seconds: number;
  pace: number;
  hints: boolean;
  undo: boolean;
  latecomers: boolean;
  talk: 'free' | 'phrases';
  one_device: boolean;
}

/** Ask for a table. Whoever does gets its first seat and is its host. */
export interface NewTable {
  game: string;
  seats: number;
  name: string;
  title?: string | null;
  options?: Record<string, string>;
  settings?: Settings;
  bots?: Record<string, string>;
  token?: string | null;
  contribution?: string;
  start?: boolean;
}

/** Ask for a seat. */
export interface Join {
  name: string;
  seat?: number | null;
  token?: string | null;
  contribution?: string;
}

/** A seat was given. */
export interface Seated {
  code: string;
  seat: number;
  token: string;
}

/** One option of a game. */
export interface OptionInfo {
  name: string;
  values: string[];
  rules: string[];
  says: string;
}

/** One game that can be played here. */
export interface GameInfo {
  name: string;
  seats: number[];
  options: OptionInfo[];
  tables: Record<string, number[][]>;
  layout: string[][] | null;
}

/** One level of the bots. */
export interface LevelInfo {
  key: string;
  name: string;
}

/** All that can be played, and against whom. */
export interface Catalogue {
  protocol: number;
  version: string;
  games: GameInfo[];
  levels: LevelInfo[];
  phrases: string[];
  site: string;
}

/** A table in a list. */
export interface Listed {
  code: string;
  title: string;
  game: string;
  status: 'closed' | 'lobby' | 'over' | 'playing';
  players: number;
  seats: number;
}

/** Why a request was refused. */
export interface Problem {
  code: string;
  message: string;
  rule: string;
}

/** One seat as everybody sees it. */
export interface SeatInfo {
  kind: 'bot' | 'human' | 'open';
  name: string;
  side: number;
  level: string;
  stand_in: string;
  rematch: boolean;
  time_left: number | null;
}

/** An accusation that waits for the other opponents. */
export interface CallInfo {
  seat: number;
  move: string;
  waiting: number[];
  until: number;
}

/** Something that ends at a moment in real time. */
export interface Deadline {
  kind: 'block' | 'call' | 'draw' | 'game' | 'move';
  until: number;
  seat: number | null;
}

/** The table, without the position of the game. */
export interface TableInfo {
  code: string;
  title: string;
  status: 'closed' | 'lobby' | 'over' | 'playing';
  game: string;
  number: number;
  seats: SeatInfo[];
  host: number | null;
  options: Record<string, string>;
  settings: Settings;
  commitment: string;
  seed: string | null;
  next_commitment: string;
  call: CallInfo | null;
  why_closed: string;
}

/** Something that happened, as the receiver may see it. */
export interface Happened {
  version: number;
  at: number;
  event: Record<string, unknown>;
}

/** The table as it is now, and what happened since the receiver last heard of it. */
export interface Update {
  t: 'update';
  version: number;
  ply: number;
  you: number | null;
  table: TableInfo;
  view: Record<string, unknown> | null;
  events: Happened[];
  since: number;
  deadlines: Deadline[];
  now: number;
  answered?: boolean;
  position?: string;
  done?: string;
}

/** A command was carried out and there is nothing new to tell; its effect is durable. */
export interface Done {
  t: 'ok';
  id: string;
  version: number;
}

/** A command, or a message that could not be read, had no effect. */
export interface Error {
  t: 'error';
  id: string;
  code: string;
  message: string;
  rule?: string;
  until?: number;
}

/** Somebody said something. */
export interface Said {
  t: 'say';
  seat: number;
  phrase?: string;
  text?: string;
  at?: number;
}

/** Who is connected now. */
export interface Presence {
  t: 'presence';
  seats: number[];
  watching: number;
}

/** What a strong player would do here. */
export interface Hint {
  t: 'hint';
  id: string;
  move: string;
  reason: string;
  args: Record<string, unknown>;
}

/** A sign of life. If `version` is not the last one you heard of, say hello again. */
export interface Beat {
  t: 'beat';
  version: number;
  now: number;
}

/** The server ends the connection; `again` tells whether to come back. */
export interface Bye {
  t: 'bye';
  reason: string;
  again: boolean;
}

/** Who I am and what I have seen. May be sent again, to change the seat or to catch up. */
export interface Hello {
  t: 'hello';
  token?: string | null;
  seen?: number;
  number?: number;
  text?: boolean;
}

/** Ask for a beat. */
export interface Ping {
  t: 'beat';
}

/** Make a move. */
export interface Play {
  t: 'move';
  id: string;
  ply: number;
  move: string;
}

/** Take my last move back, and what the bots did since. */
export interface Undo {
  t: 'undo';
  id: string;
  ply: number;
}

/** Ask what a strong player would do. */
export interface AskHint {
  t: 'hint';
  id: string;
}

/** Say something to all. */
export interface Say {
  t: 'say';
  id: string;
  phrase?: string;
  text?: string;
}

/** Whether I agree with a call. */
export interface Judge {
  t: 'judge';
  id: string;
  agree: boolean;
}

/** I am ready for the next game: in the lobby the host sees it, after a game it begins when all are. */
export interface Rematch {
  t: 'rematch';
  id: string;
  contribution?: string;
}

/** I am going: before the game the seat is free again, in it a bot plays on until I come back. */
export interface Leave {
  t: 'leave';
  id: string;
}

/** My name. */
export interface Rename {
  t: 'rename';
  id: string;
  name: string;
}

/** Host: begin; open seats are played by bots. */
export interface Start {
  t: 'start';
  id: string;
}

/** Host, before the game: another title, other options, settings or number of seats. */
export interface Change {
  t: 'change';
  id: string;
  title?: string;
  options?: Record<string, string>;
  settings?: Settings;
  seats?: number;
}

/** Host, before the game: let two seats change places. */
export interface Swap {
  t: 'swap';
  id: string;
  a: number;
  b: number;
}

/** Host: a bot for an open seat, or with an empty level the seat free again (so also a person who is not wanted). */
export interface Fill {
  t: 'fill';
  id: string;
  seat: number;
  level: string;
}

/** Host: let a bot play for an absent player until he returns. */
export interface StandIn {
  t: 'stand-in';
  id: string;
  seat: number;
}

/** Host: close the table for good. */
export interface Close {
  t: 'close';
  id: string;
}

export type AnyServerMessage =
  | Update
  | Done
  | Error
  | Said
  | Presence
  | Hint
  | Beat
  | Bye;

export type AnyCommand =
  | Play
  | Undo
  | AskHint
  | Say
  | Judge
  | Rematch
  | Leave
  | Rename
  | Start
  | Change
  | Swap
  | Fill
  | StandIn
  | Close;

export type AnyClientMessage =
  | Hello
  | Ping
  | Play
  | Undo
  | AskHint
  | Say
  | Judge
  | Rematch
  | Leave
  | Rename
  | Start
  | Change
  | Swap
  | Fill
  | StandIn
  | Close;

export const PROTOCOL = 1;
