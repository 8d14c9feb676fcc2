/** One table as this page sees it: the last update, the log so far, and the line to the server. */
import { socketAddress } from './api';
import { type Command, Connection, type Link, Refused, type Socket } from './connection';
import type { Happened, Hint, Said, Update } from './wire';
import type { GameEvent, View } from './views';

const MOST_LOG = 400;
const SAID_MS = 6000;

export type Listener = (events: GameEvent[], update: Update, before: Update | null) => void;

/** A table to look at: live, from a replay, or from a fixture. */
export class TableState {
  update = $state.raw<Update | null>(null);
  link = $state<Link>('connecting');
  log = $state.raw<Happened[]>([]);
  /** The seats whose players are connected; null until the server told. */
  present = $state.raw<number[] | null>(null);
  watching = $state(0);
  said = $state.raw<(Said & { key: number })[]>([]);
  hint = $state.raw<Hint | null>(null);
  /** The cell that a line of the log is about, while one points at it. */
  pointed = $state('');
  problem = $state.raw<Refused | null>(null);
  /** Why the server ended the connection for good. */
  ended = $state('');
  /** How far the server's clock is ahead of ours, in seconds. */
  protected ahead = 0;
  #listeners = new Set<Listener>();

  get view(): View | null {
    return (this.update?.view ?? null) as View | null;
  }

  get you(): number | null {
    return this.update?.you ?? null;
  }

  /** Seconds until a moment of the server's clock. */
  secondsTo(until: number): number {
    return until - Date.now() / 1000 - this.ahead;
  }

  /** Called with what happened, each time something did. */
  onEvents(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  send(command: Command): Promise<boolean> {
    void command;
    return Promise.resolve(false);
  }

  /** Make a move in the position that is shown. Where it comes too soon, it is made as soon as it may be. */
  async play(move: string): Promise<boolean> {
    this.hint = null;
    const ply = this.update?.ply ?? 0;
    if (await this.send({ t: 'move', ply, move })) return true;
    const refused = this.problem;
    if (refused?.code !== 'wait') return false;
    await new Promise((done) => setTimeout(done, Math.max(0, this.secondsTo(refused.until)) * 1000 + 30));
    return this.problem === refused && this.update?.ply === ply ? this.play(move) : false;
  }

  show(update: Update): void {
    const before = this.update;
    if (before && update.since > 0 && update.version < before.version && update.you === before.you) return;
    this.ahead = update.now - Date.now() / 1000;
    const known = update.since === 0 ? [] : this.log.filter((one) => one.version <= update.since);
    this.log = [...known, ...update.events].slice(-MOST_LOG);
    this.update = update;
    if (this.hint && before?.ply !== update.ply) this.hint = null;
    // What is told again (after a move was taken back, or to another seat of this device) is no news.
    const heard = before && before.table.number === update.table.number ? before.version : 0;
    const events = update.events.filter((one) => one.version > heard).map((one) => one.event as GameEvent);
    for (const listener of this.#listeners) listener(events, update, before);
  }
}

export class Session extends TableState {
  #token: string | null;
  #connection: Connection;
  #said = 0;

  constructor(
    readonly code: string,
    token: string | null,
  ) {
    super();
    this.#token = token;
    this.#connection = new Connection(
      () => new WebSocket(socketAddress(code)) as unknown as Socket,
      () => ({
        t: 'hello',
        token: this.#token,
        // Without a log this is another seat than before, which has to be told everything.
        seen: this.log.length > 0 ? (this.update?.version ?? 0) : 0,
        number: this.update?.table.number ?? 0,
      }),
      { message: (message) => this.#receive(message), link: (link) => (this.link = link) },
    );
  }

  /** Sit on another seat of this device; null while it is passed on, so that no hand is in the page. */
  become(token: string | null): void {
    this.#token = token;
    this.update = this.update && { ...this.update, view: null, you: null };
    this.hint = null;
    this.log = [];
    this.#connection.greet();
  }

  override async send(command: Command): Promise<boolean> {
    this.problem = null;
    try {
      await this.#connection.send(command);
      return true;
    } catch (problem) {
      if (problem instanceof Refused) this.problem = problem;
      return false;
    }
  }

  wake(): void {
    this.#connection.wake();
  }

  close(): void {
    this.#connection.close();
  }

  #receive(message: Parameters<ConstructorParameters<typeof Connection>[2]['message']>[0]): void {
    switch (message.t) {
      case 'update':
        this.show(message);
        break;
      case 'say':
        this.#hear(message);
        break;
      case 'presence':
        this.present = message.seats;
        this.watching = message.watching;
        break;
      case 'hint':
        this.hint = message;
        break;
      case 'beat':
        if (this.update && message.version !== this.update.version) this.#connection.greet();
        break;
      case 'bye':
        if (!message.again) {
          this.ended = message.reason;
          this.#connection.close();
        }
        break;
    }
  }

  #hear(message: Said): void {
    const key = this.#said++;
    this.said = [...this.said, { ...message, key }];
    setTimeout(() => (this.said = this.said.filter((one) => one.key !== key)), SAID_MS);
  }
}
