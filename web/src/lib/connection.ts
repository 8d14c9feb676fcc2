/**
 * One live connection to a table: it comes back by itself, says which version it saw last, and sends every command
 * until the server has answered it. Commands carry an id, so a second copy is harmless.
 */
import type { AnyCommand, AnyServerMessage, Done, Error as Failure, Hello, Hint } from './wire';

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
/** A command as the screens say it; the id is added here. */
export type Command = WithoutId<AnyCommand>;

export type Link = 'connecting' | 'online' | 'offline';

/** What is needed of a WebSocket; tests bring their own. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
}

export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly rule: string,
    message: string,
    /** When it will be possible, if the code is `wait`. */
    readonly until = 0,
  ) {
    super(message);
  }
}

interface Waiting {
  command: Command & { id: string };
  /** The seat it was given on, as the greeting named it. */
  token: Hello['token'];
  done: () => void;
  refused: (reason: Refused) => void;
  /** How often the server was too busy for it. */
  busy: number;
}

const BACKOFF = [150, 400, 900, 1600, 2500];
/** Without an answer for so long the line is dead. */
const ANSWER_MS = 4000;
/** A server that could not take a message is sent it again, this often and after this time. */
const MOST_BUSY = 8;
const BUSY_MS = 1000;
/** After so much silence the server is asked for a sign of life. */
const SILENCE_MS = 10_000;

export class Connection {
  #socket: Socket | null = null;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #waiting = new Map<string, Waiting>();
  #closed = false;
  #greeted = false;
  /** A greeting was sent since something came last. */
  #hoping = false;

  constructor(
    private readonly open: () => Socket,
    private readonly hello: () => Hello,
    private readonly on: { message: (message: AnyServerMessage) => void; link: (state: Link) => void },
  ) {
    this.connect();
  }

  /** Try at once, for example when the phone is unlocked or the network is back. */
  wake(): void {
    if (this.#closed) return;
    if (!this.#socket) this.connect();
    else if (this.#greeted) this.#probe();
  }

  /** Say hello again: another seat of this device, or none. */
  greet(): void {
    if (!this.#greeted) return;
    this.#socket?.send(JSON.stringify(this.hello()));
    this.#hoping = true;
    this.#expect();
  }

  send(command: Command): Promise<void> {
    const id = commandId();
    return new Promise((done, refused) => {
      const { token } = this.hello();
      this.#waiting.set(id, { command: { ...command, id }, token, done, refused, busy: 0 });
      if (this.#greeted) this.#transmit(id);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#watch);
    this.#socket?.close();
    this.#socket = null;
  }

  private connect(): void {
    clearTimeout(this.#retry);
    const socket = this.open();
    this.#socket = socket;
    this.#greeted = false;
    if (this.#tries === 0) this.on.link('connecting');
    this.#expect();
    socket.onopen = () => {
      socket.send(JSON.stringify(this.hello()));
      this.#greeted = true;
      for (const id of this.#waiting.keys()) this.#transmit(id);
    };
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      this.#tries = 0;
      this.on.link('online');
      this.#hoping = false;
      this.#receive(JSON.parse(data) as AnyServerMessage);
      if (socket !== this.#socket) return;
      if (this.#waiting.size > 0 || this.#hoping) this.#expect();
      else this.#rest();
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #receive(message: AnyServerMessage): void {
    if (message.t === 'ok' || message.t === 'error' || message.t === 'hint') this.#answered(message);
    // Only a greeting has no id: without its update the page would have nothing to show.
    if (message.t === 'error' && message.id === '' && message.code === 'too-fast') {
      setTimeout(() => this.greet(), BUSY_MS);
    }
    this.on.message(message);
    if (message.t === 'update' && message.done) this.#settle(message.done)?.done();
  }

  /** Whoever waits for the answer to this command; nobody does any more. */
  #settle(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #answered(answer: Done | Failure | Hint): void {
    const waiting = this.#waiting.get(answer.id);
    if (!waiting) return;
    const busy = answer.t === 'error' && ['server-busy', 'too-fast'].includes(answer.code);
    if (busy && waiting.busy++ < MOST_BUSY) {
      setTimeout(() => this.#greeted && this.#transmit(answer.id), BUSY_MS);
      return;
    }
    this.#settle(answer.id);
    if (answer.t !== 'error') waiting.done();
    else waiting.refused(new Refused(answer.code, answer.rule ?? '', answer.message, answer.until ?? 0));
  }

  /** Send a command from the seat it was given on; the device may have been passed on since. */
  #transmit(id: string): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    const hello = this.hello();
    const messages =
      waiting.token === hello.token
        ? [waiting.command]
        : [{ ...hello, token: waiting.token }, waiting.command, hello];
    for (const message of messages) this.#socket?.send(JSON.stringify(message));
    this.#expect();
  }

  /** Something must come soon, or the line is given up. */
  #expect(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      const silent = this.#socket;
      this.#lost();
      silent?.close();
    }, ANSWER_MS);
  }

  /** Nothing need come; but whether something could is asked from time to time. */
  #rest(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#probe(), SILENCE_MS);
  }

  #probe(): void {
    this.#socket?.send(JSON.stringify({ t: 'beat' }));
    this.#expect();
  }

  #lost(): void {
    this.#socket = null;
    this.#greeted = false;
    clearTimeout(this.#watch);
    if (this.#closed) return;
    this.on.link('offline');
    const wait = BACKOFF[Math.min(this.#tries++, BACKOFF.length - 1)] ?? 2500;
    this.#retry = setTimeout(() => this.connect(), wait);
  }
}

/** Random, and available on plain http too, where crypto.randomUUID is not. */
function commandId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (word) => word.toString(36)).join('');
}
