/** A game to draw, at a live table or in a replay. */
import type { Command, CommandRefused } from './connection';
import { announce } from './announce.svelte';
import { isOnDevice } from './device';
import { hintText, type Strength } from './hints';
import { Notice } from './notice.svelte';
import type {
  AnyEvent,
  Checked,
  Deadline,
  Happened,
  Hint,
  IdleSeat,
  Said,
  SeatInfo,
  TableInfo,
  View,
} from './wire';

/** A seat as it is drawn; a replay knows only the names and teams. */
export type SeatSummary = Pick<SeatInfo, 'name' | 'side'> & Partial<SeatInfo>;
export type LogEntry = Pick<Happened, 'version' | 'event'>;

export type ChatMessage = Said & { key: number };

type Listener = (events: AnyEvent[]) => void;

export abstract class GameState {
  /** Whether the game is played now. In a replay nobody can move, and the prompt tells the last move. */
  abstract readonly live: boolean;
  abstract readonly view: View | null;
  abstract readonly seats: readonly SeatSummary[];
  abstract readonly ply: number;
  abstract readonly log: readonly LogEntry[];
  /** The seats whose players are connected; null until the server says so. */
  connectedSeats = $state.raw<number[] | null>(null);
  spectators = $state(0);
  /** Chat messages that are shown now, above the game. */
  chat = $state.raw<ChatMessage[]>([]);
  /** All chat messages since the page was opened, for the log. */
  talk = $state.raw<ChatMessage[]>([]);
  hint = $state.raw<Hint | null>(null);
  /** How much of the hint the player has asked for. */
  hintStrength = $state<Strength>(0);
  /** The cell of the log entry under the pointer. */
  pointedCell = $state('');
  problem = $state.raw<CommandRefused | null>(null);
  /** The rule that is shown over the table. */
  shownRule = $state('');
  readonly notice = new Notice();
  readonly #listeners = new Set<Listener>();

  /** Known only at a live table, like the seat of this page and the deadlines. */
  get table(): TableInfo | null {
    return null;
  }

  get you(): number | null {
    return null;
  }

  /** Whether several players share this page, so that no sentence can say "you". */
  get shared(): boolean {
    return false;
  }

  /** The seat that sentences call "you". */
  get reader(): number | null {
    return this.shared ? null : this.you;
  }

  get deadlines(): readonly Deadline[] {
    return [];
  }

  /** Whether the player can take back a move now. */
  get canUndo(): boolean {
    return false;
  }

  /** Players the game waits for without a clock, and from when others may let a bot play for them. */
  get idle(): readonly IdleSeat[] {
    return [];
  }

  /** Call a listener with new events. */
  onEvents(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  protected emit(events: AnyEvent[]): void {
    for (const listener of this.#listeners) listener(events);
  }

  /** Whether the player can ask for a hint now. */
  get canHint(): boolean {
    const { view } = this;
    const toMove = view !== null && view.seat !== null && view.actors.includes(view.seat) && !view.outcome;
    return toMove && this.table?.settings.hints === true;
  }

  /** Ask for a hint, or for more of the one that is shown. */
  async askHint(): Promise<void> {
    if (!this.hint) await this.send({ t: 'hint' });
    else this.#sayHint(this.hintStrength < 2 ? 2 : 3);
  }

  protected showHint(hint: Hint): void {
    this.hint = hint;
    this.#sayHint(1);
  }

  hideHint(): void {
    this.hint = null;
    this.hintStrength = 0;
  }

  #sayHint(strength: Strength): void {
    this.hintStrength = strength;
    if (this.hint && this.view) announce(hintText(this.hint, strength, this.view.game, this.seats));
  }

  /** Whether moves can be checked: only for somebody who plays against bots alone, on a server. */
  get canCoach(): boolean {
    const { table, you } = this;
    const people = table?.seats.flatMap((seat, number) => (seat.kind === 'human' ? [number] : [])) ?? [];
    return (
      table?.settings.hints === true && people.length === 1 && people[0] === you && !isOnDevice(table.code)
    );
  }

  /** A doubt about a move that loses much; null if there is none, or none soon. */
  check(move: string): Promise<Checked | null> {
    void move;
    return Promise.resolve(null);
  }

  /** Seconds until a time of the server's clock. */
  secondsUntil(until: number): number {
    return until - Date.now() / 1000;
  }

  /** Send a command; false if it was refused, or if there is no server. */
  send(command: Command): Promise<boolean> {
    void command;
    return Promise.resolve(false);
  }

  /** Make a move in the shown position. If the server says it is too early, repeat it at the time it names. */
  async play(move: string): Promise<boolean> {
    this.hideHint();
    const { ply } = this;
    if (await this.send({ t: 'move', ply, move })) return true;
    const refused = this.problem;
    if (refused?.code !== 'wait') return false;
    await new Promise((resolve) =>
      setTimeout(resolve, Math.max(0, this.secondsUntil(refused.until)) * 1000 + 30),
    );
    return this.problem === refused && this.ply === ply ? this.play(move) : false;
  }
}
