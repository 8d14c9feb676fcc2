/** The messages between this page and the server. Made by tools/wire_types.py from knaves/wire and the games: edit those. */

/** An outcome as it is sent. */
export interface OutcomeData {
  winners: number[];
  reason: string;
}

/** The part of a board game's view that is equal for everybody, as it is sent. */
export interface LinesPublicView {
  game: 'classic' | 'travel';
  seats: number;
  teams: number;
  options: Record<string, string>;
  needed: number;
  board: string;
  sequences: string[][][];
  hand_counts: number[];
  discards: string[][];
  deck_count: number;
  turn: number;
  exchanges: number;
  rights: number[];
  owed: number[];
  choosing: number | null;
  forfeits: number[];
  offers: number[];
  passes: number;
  actors: number[];
  outcome: OutcomeData | null;
  dealer: number | null;
  opening: [number, string][];
}

/** The part of a board game's view that is for one seat, as it is sent. */
export interface LinesSeatView {
  seat: number | null;
  hand: string[];
  legal: string[];
  asides: string[];
}

export type LinesView = LinesPublicView & LinesSeatView;

/** A pile, as it is sent. */
export interface PileData {
  cards: string[];
  needs: string | null;
}

/** An open Block window, as it is sent to one seat. */
export interface WindowData {
  place: string;
  seat: number;
  complete: boolean;
  asked: number[];
  answer: string | null;
}

/** A theft from a hand that was shown, as it is sent to one seat. */
export interface StealingData {
  seat: number;
  victim: number;
  hand: string[];
}

/** The part of a view that is equal for everybody, as it is sent. */
export interface StacksPublicView {
  game: 'stacks';
  seats: number;
  options: Record<string, string>;
  hand_counts: number[];
  discard_tops: (string | null)[];
  discard_counts: number[];
  piles: Record<string, PileData>;
  chips: [number, number][];
  deck_count: number;
  out_of_play: string[];
  out_of_play_count: number;
  specials: string[];
  specials_count: number;
  turn: number;
  direction: number;
  skips: number;
  rights: number[];
  penalties: number[];
  idle: number;
  outcome: OutcomeData | null;
  dealer: number | null;
}

/** The part of a view that is for one seat, as it is sent. */
export interface StacksSeatView {
  seat: number | null;
  hand: string[];
  window: WindowData | null;
  stealing: StealingData | null;
  actors: number[];
  legal: string[];
  asides: string[];
}

export type StacksView = StacksPublicView & StacksSeatView;

export type PublicView =
  | LinesPublicView
  | StacksPublicView;

export type SeatView =
  | LinesSeatView
  | StacksSeatView;

export type View =
  | LinesView
  | StacksView;

export type LinesEvent =
  | { event: 'placed'; seat: number; card: string; cell: string }
  | { event: 'removed'; seat: number; card: string; cell: string; team: number }
  | { event: 'exchanged'; seat: number; card: string }
  | { event: 'drew'; seat: number; card: string }
  | { event: 'draw-forfeited'; seat: number }
  | { event: 'sequence-made'; team: number; line: string }
  | { event: 'sequence-broken'; team: number; line: string }
  | { event: 'choice-opened'; team: number; lines: string[] }
  | { event: 'reshuffled'; cards: number }
  | { event: 'passed'; seat: number }
  | { event: 'called'; seat: number; team: number }
  | { event: 'gave-up'; seat: number; card: string }
  | { event: 'offered'; seat: number }
  | { event: 'ended'; winners: number[]; reason: string };

export type StacksEvent =
  | { event: 'laid'; seat: number; card: string; place: string; top: boolean }
  | { event: 'window-opened'; seat: number; place: string; complete: boolean }
  | { event: 'answered'; seat: number; block: boolean }
  | { event: 'blocked'; seat: number; place: string; cards: string[] }
  | { event: 'let-stand'; place: string }
  | { event: 'sequence-made'; seat: number; colour: string; place: string; cards: string[] }
  | { event: 'skip-played'; seat: number; card: string; top: boolean }
  | { event: 'reversed'; seat: number; direction: number; top: boolean }
  | { event: 'turn-missed'; seat: number }
  | { event: 'steal-played'; seat: number; victim: number; source: string; top: boolean }
  | { event: 'discard-stolen'; seat: number; victim: number; card: string }
  | { event: 'hand-shown'; seat: number; victim: number; cards: string[] | '??' }
  | { event: 'card-stolen'; seat: number; victim: number; card: string }
  | { event: 'chip-stolen'; seat: number; victim: number; colour: string; top: boolean }
  | { event: 'discarded'; seat: number; card: string }
  | { event: 'turn-ended'; seat: number }
  | { event: 'drew'; seat: number; count: number; cards: string[] | '??' }
  | { event: 'draw-forgotten'; seat: number }
  | { event: 'reshuffled'; cards: number }
  | { event: 'ended'; winners: number[]; reason: string };

export type TableEvent =
  | { event: 'sat'; seat: number; name: string }
  | { event: 'stood'; seat: number; name: string }
  | { event: 'began'; number: number }
  | { event: 'stood-in'; seat: number; why: string }
  | { event: 'returned'; seat: number }
  | { event: 'timed-out'; seat: number }
  | { event: 'host-changed'; seat: number; why: string }
  | { event: 'call-raised'; seat: number; move: string }
  | { event: 'call-judged'; seat: number; agree: boolean }
  | { event: 'call-dropped' }
  | { event: 'undone'; seat: number }
  | { event: 'closed'; why: string }
  | { event: 'left-out' };

export type AnyEvent =
  | LinesEvent
  | StacksEvent
  | TableEvent;

/** A stable key and the arguments of its sentence, for a reason or a nudge. */
export interface HintReason {
  key: string;
  arguments: Record<string, string | number>;
}

/** A move that was compared. */
export interface Alternative {
  move: string;
  chance: number;
  probability: number;
}

/** What a move was worth, compared with the best one on the same unseen cards. */
export interface Judgement {
  mark: 'best' | 'blunder' | 'good' | 'inaccurate' | 'mistake' | null;
  skill: number[];
  loss: number;
  best: string;
  reason: HintReason | null;
  alternatives: Alternative[];
}

/** A move of the game. */
export interface ReviewedMove {
  seat: number;
  move: string;
  known: Judgement;
  open: Judgement;
  cause: 'blocked' | 'choice' | 'completed' | 'drawn' | 'hidden' | 'no-better' | 'played' | 'removed' | 'stolen' | 'won' | null;
  drawn: string[];
  reason: HintReason | null;
}

/** How somebody played. */
export interface Score {
  accuracy: number | null;
  skill: number;
  marks: Record<string, number>;
  story: 'fair-even' | 'fair-lucky' | 'fair-unlucky' | 'poor-even' | 'poor-lucky' | 'poor-unlucky' | 'well-even' | 'well-lucky' | 'well-unlucky' | null;
}

/** How a seat played, by what it could know and with all hands open. */
export interface PlayerReview {
  known: Score;
  open: Score;
}

/** The luck of each side. */
export interface Luck {
  deal: number[];
  known: number[];
  open: number[];
}

/** A move that decided the game. */
export interface Moment {
  number: number;
  change: number[];
  cause: 'blocked' | 'choice' | 'completed' | 'drawn' | 'hidden' | 'no-better' | 'played' | 'removed' | 'stolen' | 'won';
  cards: string[];
}

/** A finished game, judged move by move. */
export interface Review {
  version: number;
  game: string;
  names: string[];
  sides: number[];
  chances: number[][];
  moves: ReviewedMove[];
  players: PlayerReview[];
  luck: Luck;
  moments: Moment[];
}

/** The settings of a table, chosen by its host; the rules of the game are its options. */
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
  idle_seconds: number;
  latecomers: boolean;
  locked: boolean;
  spectators: boolean;
  talk: 'free' | 'phrases';
  one_device: boolean;
}

/** Create a table. Its creator gets the first seat and is its host. */
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

/** Take a seat; or, with the token of one, say that a bot plays it from now on, or a person again. */
export interface Join {
  name: string;
  seat?: number | null;
  token?: string | null;
  contribution?: string;
  bot?: boolean;
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

/** The games, the levels of the bots and the phrases of this server. */
export interface Catalogue {
  protocol: number;
  version: string;
  games: GameInfo[];
  levels: LevelInfo[];
  phrases: string[];
  site: string;
  weaker_bots: boolean;
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
  delay: number;
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
  program: boolean;
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

/** A player the game waits for without a clock, and from when others may let a bot play for them. */
export interface IdleSeat {
  seat: number;
  until: number;
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
  close_code: string;
}

/** The table, and what a list of games says about it. */
export interface TableNow {
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
  close_code: string;
  turn: number[];
  quiet: number;
  winners: number[] | null;
}

/** Something that happened, as the receiver may see it. */
export interface Happened {
  version: number;
  at: number;
  event: AnyEvent;
}

/** The table as it is now, and the events since the last update that the receiver has. */
export interface Update {
  t: 'update';
  version: number;
  ply: number;
  you: number | null;
  table: TableInfo;
  view: PublicView | null;
  own: SeatView | null;
  events: Happened[];
  since: number;
  deadlines: Deadline[];
  now: number;
  position?: string;
  done?: string;
  idle?: IdleSeat[];
  undo?: boolean;
}

/** A command was carried out and nothing changed by it that was not sent before; its effect is durable. */
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
  delay?: number;
}

/** Somebody said something. */
export interface Said {
  t: 'say';
  seat: number;
  phrase?: string;
  text?: string;
  at?: number;
  id?: string;
}

/** The connected players and spectators. */
export interface Presence {
  t: 'presence';
  seats: number[];
  watching: number;
}

/** The move of a strong player, and why. Show the nudge first, the rest if the player asks again. */
export interface Hint {
  t: 'hint';
  id: string;
  move: string;
  reason: string;
  args: Record<string, unknown>;
  nudge?: string;
  nudge_args?: Record<string, unknown>;
  chance?: number | null;
  next_chance?: number | null;
}

/** The answer to `check`. Nothing was played. */
export interface Checked {
  t: 'checked';
  id: string;
  nudge?: string;
  nudge_args?: Record<string, unknown>;
  chance?: number;
  best_chance?: number;
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
  delay?: number;
}

/** Subscribe to the table. May be sent again, to change the seat or to catch up. */
export interface Hello {
  t: 'hello';
  token?: string | null;
  seen?: number;
  number?: number;
  text?: boolean;
  protocol?: number;
}

/** Ask for a beat. */
export interface Ping {
  t: 'beat';
}

/** Make a move. */
export interface MakeMove {
  t: 'move';
  id: string;
  ply: number;
  move: string;
}

/** Take back the own last move, and the bots' moves since. */
export interface Undo {
  t: 'undo';
  id: string;
  ply: number;
}

/** Ask for a hint. */
export interface AskHint {
  t: 'hint';
  id: string;
}

/** Ask whether a move loses much, before it is made; only a player who plays against bots alone may ask. */
export interface CheckMove {
  t: 'check';
  id: string;
  ply: number;
  move: string;
}

/** Say something to everybody at the table. */
export interface Say {
  t: 'say';
  id: string;
  phrase?: string;
  text?: string;
}

/** Agree or disagree with an accusation. */
export interface Judge {
  t: 'judge';
  id: string;
  agree: boolean;
}

/** Ready for the next game: in the lobby the host sees it, after a game the next one begins when all are ready. */
export interface Rematch {
  t: 'rematch';
  id: string;
  contribution?: string;
}

/** Leave: before the game the seat is free again, during it a bot plays until the player is back. */
export interface Leave {
  t: 'leave';
  id: string;
}

/** Change the own name. */
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

/** Host, between games: change title, options, settings or number of seats.

The title, `locked` and `spectators` may change at any time. */
export interface Change {
  t: 'change';
  id: string;
  title?: string;
  options?: Record<string, string>;
  settings?: Settings;
  seats?: number;
}

/** Host, between games: swap two seats. */
export interface Swap {
  t: 'swap';
  id: string;
  a: number;
  b: number;
}

/** Host, between games: put a bot on an open seat, or with an empty level free the seat, whoever has it. */
export interface Fill {
  t: 'fill';
  id: string;
  seat: number;
  level: string;
}

/** Let a bot play for somebody the game has waited for longer than the table's `idle_seconds`, until they return. */
export interface StandIn {
  t: 'stand-in';
  id: string;
  seat: number;
}

/** Play again after a bot stood in. */
export interface Return {
  t: 'return';
  id: string;
}

/** Host: make another person the host. */
export interface HandOver {
  t: 'hand-over';
  id: string;
  seat: number;
}

/** Host: close the table for good. */
export interface Close {
  t: 'close';
  id: string;
}

/** A step as it looks from one place. */
export interface Viewpoint {
  own: SeatView;
  events: AnyEvent[];
}

/** One step of a replay. Everything may be shown, since the game is over. */
export interface ReplayStep {
  seat: number | null;
  move: string;
  view: PublicView;
  position: string;
  hands: string[][];
  all: Viewpoint;
  by_seat: Viewpoint[];
}

/** A finished game, step by step. */
export interface Replay {
  record: string;
  names: string[];
  sides: number[];
  steps: ReplayStep[];
}

/** How far a review is: ask again until it is there. */
export interface ReviewProgress {
  done: number;
  total: number;
  review: Review | null;
}

/** A position to explore, or the one that a move leads to. */
export interface Explore {
  position: string;
  move?: string | null;
  open?: boolean;
}

/** A position, and what the strongest level thinks of its moves. */
export interface Explored {
  position: string;
  seat: number | null;
  sides: number[];
  view: PublicView;
  own: SeatView;
  hands: string[][];
  events: AnyEvent[];
  dealt: boolean;
  moves: Alternative[];
}

/** Why a move is right: the sentence `hint-REASON`, as in a `Hint`. */
export interface PuzzleReason {
  reason: string;
  args: Record<string, unknown>;
}

/** A right move. */
export interface AcceptedMove {
  move: string;
  step: number | null;
  why: PuzzleReason;
}

/** A position of a puzzle, as at a live table: the seat in `own` is to move, and `own.legal` has its moves. */
export interface PuzzleStep {
  view: PublicView;
  own: SeatView;
  accepted: AcceptedMove[];
}

/** A puzzle. */
export interface PuzzleData {
  id: string;
  game: string;
  kind: string;
  plays: number;
  difficulty: number;
  found: Record<string, number>;
  chance: number | null;
  next_chance: number | null;
  steps: PuzzleStep[];
}

/** Some puzzles of a game, from the easiest on. */
export interface PuzzleBatch {
  puzzles: PuzzleData[];
}

/** The puzzles of a game. */
export interface PuzzleShelf {
  count: number;
  kinds: Record<string, number>;
  batches: string[];
  ids: string[][];
}

/** The puzzles of a day, the same everywhere. */
export interface DailyPuzzles {
  date: string;
  ids: Record<string, string>;
}

/** Which puzzles there are, and those of the coming days. */
export interface PuzzleIndex {
  games: Record<string, PuzzleShelf>;
  daily: DailyPuzzles[];
}

export type AnyServerMessage =
  | Update
  | Done
  | Error
  | Said
  | Presence
  | Hint
  | Checked
  | Beat
  | Bye;

export type AnyCommand =
  | MakeMove
  | Undo
  | AskHint
  | CheckMove
  | Say
  | Judge
  | Rematch
  | Leave
  | Return
  | Rename
  | Start
  | Change
  | Swap
  | Fill
  | StandIn
  | HandOver
  | Close;

export type AnyClientMessage =
  | Hello
  | Ping
  | MakeMove
  | Undo
  | AskHint
  | CheckMove
  | Say
  | Judge
  | Rematch
  | Leave
  | Return
  | Rename
  | Start
  | Change
  | Swap
  | Fill
  | StandIn
  | HandOver
  | Close;

export const PROTOCOL = 2;
