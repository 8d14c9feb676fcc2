/**
 * One live connection to a table. It reconnects by itself, names the last version it saw, and repeats each command until
 * the server answers. Commands carry an id, so a second copy is harmless.
 */
import { retryDelay } from './retry';
import type {
  AnyCommand,
  AnyServerMessage,
  Checked,
  Done,
  Error as Failure,
  Hello,
  Hint,
  Update,
} from './wire';

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
/** A command without its id, which is added here. */
export type Command = WithoutId<AnyCommand>;

export type LinkStatus = 'connecting' | 'online' | 'offline';

/** The part of WebSocket that is used; tests have their own. */
export interface Socket {
  /** How long it may take until the first answer, if that is unusual. */
  readonly patienceMs?: number;
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
}

export class CommandRefused extends Error {
  constructor(
    readonly code: string,
    readonly rule: string,
    message: string,
    /** When the command will be possible, if the code is `wait`. */
    readonly until = 0,
  ) {
    super(message);
  }
}

/** What answers a command that was carried out. */
export type Answer = Done | Hint | Checked | Update;

interface PendingCommand {
  command: Command & { id: string };
  /** The token of the seat that sent it. */
  token: Hello['token'];
  resolve: (answer: Answer) => void;
  reject: (reason: CommandRefused) => void;
  /** How often the server was too busy to take it. */
  busyCount: number;
}

const BACKOFF_MS = [150, 400, 900, 1600, 2500];
/** Without an answer for this long, the connection is taken for dead. */
const ANSWER_TIMEOUT_MS = 4000;
/** A hint may take this long, longer than the server lets it: the first one waits for a process, and bots go first. */
const HINT_TIMEOUT_MS = 25_000;
/** How often a message is repeated that the server was too busy to take. One that was too fast is always repeated. */
const MAX_BUSY_RETRIES = 8;
/** After this much silence the server is asked for a beat. */
const PROBE_AFTER_MS = 10_000;

export class Connection {
  #socket: Socket | null = null;
  #attempts = 0;
  #reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  #silenceTimer: ReturnType<typeof setTimeout> | undefined;
  #pending = new Map<string, PendingCommand>();
  #closed = false;
  #helloSent = false;
  /** How long the server told us to stay away when it closed the connection; 0 if it did not. */
  #awayMs = 0;
  /** A hello was sent after the last message from the server. */
  #helloUnanswered = false;

  constructor(
    private readonly open: () => Socket,
    private readonly hello: () => Hello,
    private readonly on: { message: (message: AnyServerMessage) => void; link: (status: LinkStatus) => void },
  ) {
    this.connect();
  }

  /** Reconnect or probe at once, for example when the phone is unlocked or the network is back. */
  wake(): void {
    if (this.#closed) return;
    if (!this.#socket) this.connect();
    else if (this.#helloSent) this.#probe();
  }

  /** Say hello again: from another seat of this device, or to catch up. */
  sendHello(): void {
    if (!this.#helloSent) return;
    this.#socket?.send(JSON.stringify(this.hello()));
    this.#helloUnanswered = true;
    this.#expectAnswer();
  }

  send(command: Command): Promise<Answer> {
    const id = newCommandId();
    return new Promise((resolve, reject) => {
      const { token } = this.hello();
      this.#pending.set(id, { command: { ...command, id }, token, resolve, reject, busyCount: 0 });
      if (this.#helloSent) this.#transmit(id);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#reconnectTimer);
    clearTimeout(this.#silenceTimer);
    this.#socket?.close();
    this.#socket = null;
  }

  private connect(): void {
    clearTimeout(this.#reconnectTimer);
    const socket = this.open();
    this.#socket = socket;
    this.#helloSent = false;
    if (this.#attempts === 0) this.on.link('connecting');
    this.#expectAnswer(socket.patienceMs);
    socket.onopen = () => {
      socket.send(JSON.stringify(this.hello()));
      this.#helloSent = true;
      for (const id of this.#pending.keys()) this.#transmit(id);
    };
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      this.#attempts = 0;
      this.on.link('online');
      this.#helloUnanswered = false;
      this.#receive(JSON.parse(data) as AnyServerMessage);
      if (socket !== this.#socket) return;
      if (this.#pending.size > 0 || this.#helloUnanswered) this.#expectAnswer();
      else this.#probeLater();
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#reconnectLater();
    };
  }

  #receive(message: AnyServerMessage): void {
    if (message.t === 'ok' || message.t === 'error' || message.t === 'hint' || message.t === 'checked')
      this.#settle(message);
    // Only a hello has no id. Without its update the page would have nothing to show.
    if (message.t === 'error' && message.id === '' && message.code === 'too-fast') {
      setTimeout(() => this.sendHello(), retryDelay(message.delay));
    }
    if (message.t === 'bye' && message.delay) this.#awayMs = retryDelay(message.delay);
    this.on.message(message);
    if (message.t === 'update' && message.done) this.#take(message.done)?.resolve(message);
  }

  /** Remove a command from those that wait for an answer. */
  #take(id: string): PendingCommand | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }

  #settle(answer: Done | Failure | Hint | Checked): void {
    const pending = this.#pending.get(answer.id);
    if (!pending) return;
    if (answer.t === 'error' && isPassing(answer.code, pending)) {
      setTimeout(() => this.#helloSent && this.#transmit(answer.id), retryDelay(answer.delay));
      return;
    }
    this.#take(answer.id);
    if (answer.t !== 'error') pending.resolve(answer);
    else
      pending.reject(new CommandRefused(answer.code, answer.rule ?? '', answer.message, answer.until ?? 0));
  }

  /** Send a command from the seat it was given on, even if the page now shows another seat of this device. */
  #transmit(id: string): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    const hello = this.hello();
    const messages =
      pending.token === hello.token
        ? [pending.command]
        : [{ ...hello, token: pending.token }, pending.command, hello];
    for (const message of messages) this.#socket?.send(JSON.stringify(message));
    this.#expectAnswer();
  }

  /** Reconnect unless the server sends something soon. */
  #expectAnswer(patienceMs = this.#patienceMs()): void {
    clearTimeout(this.#silenceTimer);
    this.#silenceTimer = setTimeout(() => {
      const silent = this.#socket;
      this.#reconnectLater();
      silent?.close();
    }, patienceMs);
  }

  /** The server answers in order, so everything waits behind a hint. A new connection would ask for it again. */
  #patienceMs(): number {
    const hinting = [...this.#pending.values()].some(({ command }) => command.t === 'hint');
    return hinting ? HINT_TIMEOUT_MS : ANSWER_TIMEOUT_MS;
  }

  /** No answer is due; after a while, check that the connection still works. */
  #probeLater(): void {
    clearTimeout(this.#silenceTimer);
    this.#silenceTimer = setTimeout(() => this.#probe(), PROBE_AFTER_MS);
  }

  #probe(): void {
    this.#socket?.send(JSON.stringify({ t: 'beat' }));
    this.#expectAnswer();
  }

  #reconnectLater(): void {
    this.#socket = null;
    this.#helloSent = false;
    clearTimeout(this.#silenceTimer);
    if (this.#closed) return;
    this.on.link('offline');
    const pause = BACKOFF_MS[Math.min(this.#attempts++, BACKOFF_MS.length - 1)] ?? 2500;
    this.#reconnectTimer = setTimeout(() => this.connect(), Math.max(pause, this.#awayMs));
    this.#awayMs = 0;
  }
}

/** Whether a command will be taken if it is sent again. A check would then come too late. */
function isPassing(code: string, pending: PendingCommand): boolean {
  if (pending.command.t === 'check') return false;
  return code === 'too-fast' || (code === 'server-busy' && pending.busyCount++ < MAX_BUSY_RETRIES);
}

/** A random id. Plain http has no crypto.randomUUID. */
function newCommandId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (word) => word.toString(36)).join('');
}
