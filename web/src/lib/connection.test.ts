import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection, type LinkStatus, CommandRefused, type Socket } from './connection';
import type { AnyServerMessage } from './wire';

class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  receive(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: FakeSocket[];
let links: LinkStatus[];
let received: AnyServerMessage[];
let version: number;
let token: string | null;
let afterReceive: (() => void) | null;

const last = (): FakeSocket => sockets[sockets.length - 1] as FakeSocket;

function connect(): Connection {
  return new Connection(
    () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    () => ({ t: 'hello', token, seen: version }),
    {
      message: (message) => {
        received.push(message);
        afterReceive?.();
      },
      link: (link) => links.push(link),
    },
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  sockets = [];
  links = [];
  received = [];
  version = 0;
  token = 'secret';
  afterReceive = null;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('sends hello first, then the commands given before the connection was open', () => {
  const connection = connect();
  void connection.send({ t: 'start' });
  expect(last().sent).toEqual([]);
  last().onopen?.();
  expect(last().sent.map((message) => message['t'])).toEqual(['hello', 'start']);
});

test('reconnects within three seconds and names the last version it saw', () => {
  const connection = connect();
  last().onopen?.();
  last().receive({ t: 'beat', version: 17 });
  version = 17;
  last().onclose?.();
  expect(links.at(-1)).toBe('offline');
  for (let cut = 0; cut < 8; cut++) {
    const before = sockets.length;
    vi.advanceTimersByTime(3000);
    expect(sockets.length).toBeGreaterThan(before);
    if (cut < 7) last().onclose?.();
  }
  last().onopen?.();
  expect(last().sent[0]).toMatchObject({ t: 'hello', seen: 17 });
  connection.close();
});

test('an unanswered command is sent again with the same id until it is answered', async () => {
  const connection = connect();
  last().onopen?.();
  const sent = connection.send({ t: 'move', ply: 3, move: '7H@c4' });
  const id = last().sent[1]?.['id'];
  last().onclose?.();
  vi.advanceTimersByTime(3000);
  last().onopen?.();
  expect(last().sent[1]).toMatchObject({ t: 'move', move: '7H@c4', id });
  last().receive({ t: 'ok', id });
  await sent;
  last().onclose?.();
  vi.advanceTimersByTime(3000);
  last().onopen?.();
  expect(last().sent).toHaveLength(1);
  connection.close();
});

test('a refusal names the rule', async () => {
  const connection = connect();
  last().onopen?.();
  const sent = connection.send({ t: 'move', ply: 3, move: '7H@c4' });
  last().receive({ t: 'error', id: last().sent[1]?.['id'], code: 'illegal', rule: 'C20', message: 'no' });
  await expect(sent).rejects.toMatchObject(new CommandRefused('illegal', 'C20', 'no'));
  connection.close();
});

test('a command that a busy server refuses is sent again with the same id, for some seconds', async () => {
  const connection = connect();
  last().onopen?.();
  const sent = connection.send({ t: 'move', ply: 3, move: '7H@c4' });
  const id = last().sent[1]?.['id'];
  const refuse = (): void => last().receive({ t: 'error', id, code: 'server-busy', message: 'full' });
  const given = expect(sent).rejects.toMatchObject(new CommandRefused('server-busy', '', 'full'));
  for (let tries = 2; tries < 10; tries++) {
    refuse();
    vi.advanceTimersByTime(1000);
    expect(last().sent).toHaveLength(tries + 1);
    expect(last().sent[tries]).toMatchObject({ t: 'move', id });
  }
  refuse();
  await given;
  connection.close();
});

test('a command or hello that was sent too fast is sent again', async () => {
  const connection = connect();
  last().onopen?.();
  const sent = connection.send({ t: 'move', ply: 3, move: 'let' });
  const id = last().sent[1]?.['id'];
  last().receive({ t: 'error', id, code: 'too-fast', message: 'wait' });
  vi.advanceTimersByTime(1000);
  expect(last().sent[2]).toMatchObject({ t: 'move', id });
  last().receive({ t: 'ok', id });
  await sent;
  connection.sendHello();
  last().receive({ t: 'error', id: '', code: 'too-fast', message: 'wait' });
  vi.advanceTimersByTime(1000);
  expect(
    last()
      .sent.slice(3)
      .map((message) => message['t']),
  ).toEqual(['hello', 'hello']);
  connection.close();
});

test('the server says how long to wait, and nothing comes before that', () => {
  const connection = connect();
  last().onopen?.();
  void connection.send({ t: 'move', ply: 3, move: 'let' });
  const id = last().sent[1]?.['id'];
  for (let tries = 0; tries < 30; tries++) {
    last().receive({ t: 'error', id, code: 'too-fast', message: 'wait', delay: 2.5 });
    const before = last().sent.length;
    vi.advanceTimersByTime(2400);
    expect(last().sent).toHaveLength(before);
    vi.advanceTimersByTime(200);
    expect(last().sent).toHaveLength(before + 1);
  }
  connection.close();
});

test('the pages of a class do not all come back at the same moment', () => {
  vi.mocked(Math.random).mockReturnValue(0.8);
  const connection = connect();
  last().onopen?.();
  void connection.send({ t: 'start' });
  last().receive({ t: 'error', id: last().sent[1]?.['id'], code: 'too-fast', message: 'wait', delay: 1 });
  vi.advanceTimersByTime(1300);
  expect(last().sent).toHaveLength(2);
  vi.advanceTimersByTime(200);
  expect(last().sent).toHaveLength(3);
  connection.close();
});

test('a page that may come back later does so, however often it was refused', () => {
  const connection = connect();
  for (let tries = 1; tries < 12; tries++) {
    last().onopen?.();
    last().receive({ t: 'bye', reason: 'too-fast', again: true, delay: 5 });
    last().onclose?.();
    vi.advanceTimersByTime(4900);
    expect(sockets).toHaveLength(tries);
    vi.advanceTimersByTime(200);
    expect(sockets).toHaveLength(tries + 1);
  }
  connection.close();
});

test('a command is sent again from the seat that gave it, even if the page shows another seat', () => {
  const connection = connect();
  last().onopen?.();
  void connection.send({ t: 'move', ply: 3, move: 'block' });
  const id = last().sent[1]?.['id'];
  token = null; // the device is passed on before the answer
  connection.sendHello();
  last().onclose?.();
  vi.advanceTimersByTime(3000);
  last().onopen?.();
  expect(last().sent).toMatchObject([
    { t: 'hello', token: null },
    { t: 'hello', token: 'secret' },
    { t: 'move', id },
    { t: 'hello', token: null },
  ]);
  connection.close();
});

test('a connection that does not answer a hello is closed', () => {
  const connection = connect();
  last().onopen?.();
  last().receive({ t: 'beat', version: 1 });
  const first = last();
  afterReceive = () => connection.sendHello(); // as when a move passes the device on
  last().receive({ t: 'beat', version: 2 });
  vi.advanceTimersByTime(4100);
  expect(first.closed).toBe(true);
  connection.close();
});

test('a connection that does not answer a command is closed and replaced', () => {
  const connection = connect();
  last().onopen?.();
  last().receive({ t: 'beat', version: 1 });
  void connection.send({ t: 'start' });
  const first = last();
  vi.advanceTimersByTime(4100);
  expect(first.closed).toBe(true);
  vi.advanceTimersByTime(3000);
  expect(sockets.length).toBeGreaterThan(1);
  connection.close();
});

test('a hint may take long: a new connection would only ask for it again', () => {
  const connection = connect();
  last().onopen?.();
  last().receive({ t: 'beat', version: 1 });
  void connection.send({ t: 'hint' });
  const first = last();
  vi.advanceTimersByTime(24_000);
  expect(first.closed).toBe(false);
  vi.advanceTimersByTime(1100);
  expect(first.closed).toBe(true);
  connection.close();
});

test('a quiet connection is kept as long as the server answers probes', async () => {
  const connection = connect();
  last().onopen?.();
  const sent = connection.send({ t: 'move', ply: 3, move: '7H@c4' });
  last().receive({ t: 'update', done: last().sent[1]?.['id'], version: 4 });
  await sent;
  for (let quiet = 0; quiet < 12; quiet++) {
    const before = last().sent.length;
    vi.advanceTimersByTime(10_000);
    expect(last().sent.slice(before)).toEqual([{ t: 'beat' }]);
    last().receive({ t: 'beat', version: 4 });
  }
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(14_100);
  expect(last().closed).toBe(true);
  connection.close();
});

test('waking up probes a connection that may be dead', () => {
  const connection = connect();
  last().onopen?.();
  last().receive({ t: 'beat', version: 1 });
  connection.wake();
  expect(last().sent.at(-1)).toEqual({ t: 'beat' });
  vi.advanceTimersByTime(4100);
  expect(last().closed).toBe(true);
  connection.close();
});

test('waking up reconnects at once', () => {
  const connection = connect();
  last().onopen?.();
  last().onclose?.();
  connection.wake();
  expect(sockets).toHaveLength(2);
  connection.wake();
  expect(sockets).toHaveLength(2);
  connection.close();
});

test('a socket that needs long to open is given the time', () => {
  class SlowSocket extends FakeSocket {
    readonly patienceMs = 60_000;
  }
  new Connection(
    () => {
      sockets.push(new SlowSocket());
      return last();
    },
    () => ({ t: 'hello', token, seen: version }),
    { message: () => undefined, link: (link) => links.push(link) },
  );
  vi.advanceTimersByTime(59_000);
  expect(links).toEqual(['connecting']);
  last().onopen?.();
  vi.advanceTimersByTime(2000);
  expect(links).toEqual(['connecting', 'offline']);
});
