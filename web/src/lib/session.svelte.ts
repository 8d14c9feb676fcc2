/** One live table: the last update, the log so far, and the connection to the server. */
import { openSocket } from './api';
import { type Command, CommandRefused, Connection, type LinkStatus } from './connection';
import { GameState } from './game-state.svelte';
import { heldSeatsAt } from './settings.svelte';
import { joinView, withoutHand } from './views';
import type {
  AnyEvent,
  AnyServerMessage,
  Checked,
  Deadline,
  Happened,
  IdleSeat,
  Said,
  SeatInfo,
  TableInfo,
  Update,
  View,
} from './wire';
import { PROTOCOL } from './wire';

const MAX_LOG_ENTRIES = 400;
const CHAT_MS = 6000;
const MAX_TALK = 200;
/** A doubt about a move that takes longer comes too late: the move is made. */
const MAX_CHECK_MS = 700;

type UpdateListener = (events: AnyEvent[], update: Update, before: Update | null) => void;

/** A table without its connection, as in tests. */
export class TableState extends GameState {
  readonly live = true;
  update = $state.raw<Update | null>(null);
  #log = $state.raw<Happened[]>([]);
  /** Seconds by which the server's clock is ahead of ours. */
  #clockOffset = 0;
  /** Whether this page must show no hand and no private event, whatever the last update contains. */
  isHidden: () => boolean = () => false;
  /** Whether several players share this page. */
  isShared: () => boolean = () => false;
  readonly #view = $derived.by(() => {
    const view = joinView(this.update);
    return view && this.isHidden() ? withoutHand(view) : view;
  });
  readonly #updateListeners = new Set<UpdateListener>();

  override get view(): View | null {
    return this.#view;
  }

  override get seats(): readonly SeatInfo[] {
    return this.update?.table.seats ?? [];
  }

  override get ply(): number {
    return this.update?.ply ?? 0;
  }

  override get log(): readonly Happened[] {
    return this.isHidden() ? [] : this.#log;
  }

  override get table(): TableInfo | null {
    return this.update?.table ?? null;
  }

  override get you(): number | null {
    return this.update?.you ?? null;
  }

  override get shared(): boolean {
    return this.isShared();
  }

  override get deadlines(): readonly Deadline[] {
    return this.update?.deadlines ?? [];
  }

  override get idle(): readonly IdleSeat[] {
    return this.update?.idle ?? [];
  }

  override get canUndo(): boolean {
    return this.update?.undo === true;
  }

  override secondsUntil(until: number): number {
    return super.secondsUntil(until) - this.#clockOffset;
  }

  /** Call a listener with each update, before the listeners for events. */
  onUpdate(listener: UpdateListener): () => void {
    this.#updateListeners.add(listener);
    return () => this.#updateListeners.delete(listener);
  }

  applyUpdate(update: Update): void {
    const before = this.update;
    if (before && update.since > 0 && update.version < before.version && update.you === before.you) return;
    this.#clockOffset = update.now - Date.now() / 1000;
    const earlier = update.since === 0 ? [] : this.#log.filter((one) => one.version <= update.since);
    this.#log = [...earlier, ...update.events].slice(-MAX_LOG_ENTRIES);
    this.update = update;
    if (this.hint && before?.ply !== update.ply) this.hideHint();
    // Events are sent again after an undo and to another seat of this device. Listeners get each once.
    const lastSeen = before && before.table.number === update.table.number ? before.version : 0;
    const events = update.events.filter((one) => one.version > lastSeen).map((one) => one.event);
    for (const listener of this.#updateListeners) listener(events, update, before);
    this.emit(events);
  }

  /** Forget the hand and the log of the seat that was shown. The public position stays in view. */
  protected clear(): void {
    const { update } = this;
    this.update = update && { ...update, own: update.own && withoutHand(update.own), you: null };
    this.hideHint();
    this.#log = [];
  }
}

/** A table with its connection. */
export class Session extends TableState {
  #token: string | null;
  #connection: Connection;
  #chatCount = 0;
  readonly #heard = new Set<string>();
  link = $state<LinkStatus>('connecting');
  /** Why the server closed the connection for good. */
  closeReason = $state('');

  constructor(
    readonly code: string,
    token: string | null,
  ) {
    super();
    this.#token = token;
    this.#connection = new Connection(
      () => openSocket(code),
      () => ({
        t: 'hello',
        token: this.#token,
        // Without a log this is another seat than before, which needs everything.
        seen: this.log.length > 0 ? (this.update?.version ?? 0) : 0,
        number: this.table?.number ?? 0,
        protocol: PROTOCOL,
      }),
      { message: (message) => this.#receive(message), link: (link) => (this.link = link) },
    );
  }

  /** Show another seat of this device. Null while it is passed on, so that the page holds no hand. */
  switchSeat(token: string | null): void {
    this.#token = token;
    this.clear();
    this.#connection.sendHello();
  }

  override async send(command: Command): Promise<boolean> {
    this.problem = null;
    try {
      await this.#connection.send(command);
      return true;
    } catch (problem) {
      if (problem instanceof CommandRefused) this.problem = problem;
      return false;
    }
  }

  override async check(move: string): Promise<Checked | null> {
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), MAX_CHECK_MS));
    const asked = this.#connection.send({ t: 'check', ply: this.ply, move }).then(
      (answer) => (answer.t === 'checked' && answer.nudge ? answer : null),
      () => null,
    );
    return Promise.race([asked, late]);
  }

  wake(): void {
    this.#connection.wake();
  }

  close(): void {
    this.#connection.close();
  }

  #receive(message: AnyServerMessage): void {
    switch (message.t) {
      case 'update':
        this.applyUpdate(message);
        break;
      case 'say':
        this.#showChat(message);
        break;
      case 'presence':
        // All seats of this device are here, although the server sees at most one of them.
        this.connectedSeats = [...message.seats, ...heldSeatsAt(this.code).map((one) => one.seat)];
        this.spectators = message.watching;
        break;
      case 'hint':
        this.showHint(message);
        break;
      case 'beat':
        if (this.update && message.version !== this.update.version) this.#connection.sendHello();
        break;
      case 'bye':
        if (!message.again) {
          this.closeReason = message.reason;
          this.#connection.close();
        }
        break;
    }
  }

  #showChat(message: Said): void {
    // After a server was killed, a message that its sender repeated comes a second time.
    if (message.id) {
      const name = `${message.seat} ${message.id}`;
      if (this.#heard.has(name)) return;
      this.#heard.add(name);
    }
    const key = this.#chatCount++;
    this.chat = [...this.chat, { ...message, key }];
    this.talk = [...this.talk, { ...message, key }].slice(-MAX_TALK);
    setTimeout(() => (this.chat = this.chat.filter((one) => one.key !== key)), CHAT_MS);
  }
}
