import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { updateOf } from '../fixtures/tables';
import { findView } from '../fixtures/views';
import { Session, TableState } from './session.svelte';
import type { AnyEvent, Update } from './wire';

const view = findView('classic-2-middle');
const placed = (cell: string): AnyEvent => ({ event: 'placed', seat: 1, card: '8S', cell });
const cells = (table: TableState): string[] =>
  table.log.flatMap(({ event }) => (event.event === 'placed' ? [event.cell] : []));
const update = (version: number, more: Partial<Update> = {}): Update => ({
  ...updateOf(view, [placed(`a${version}`)], version),
  ...more,
});

/** A table that has received these updates, and the cells of the events that its listeners got. */
function receive(...updates: Update[]): [TableState, string[]] {
  const table = new TableState();
  const heard: string[] = [];
  table.onEvents((events) => events.forEach((event) => 'cell' in event && heard.push(event.cell)));
  updates.forEach((one) => table.applyUpdate(one));
  return [table, heard];
}

test('the log grows with each update, and every event is heard once', () => {
  const again = update(3);
  const [table, heard] = receive(update(2), update(3), {
    ...again,
    since: 1,
    events: [...update(2).events, ...again.events],
  });
  expect(cells(table)).toEqual(['a2', 'a3']);
  expect(heard).toEqual(['a2', 'a3']);
});

test('an update that comes late changes nothing', () => {
  const [table, heard] = receive(update(5), update(4));
  expect([table.update?.version, cells(table), heard]).toEqual([5, ['a5'], ['a5']]);
});

test('after an undo the log is shorter', () => {
  const [table] = receive(update(2), update(3), update(4, { since: 2, events: [] }));
  expect(cells(table)).toEqual(['a2']);
});

test('in the next game the events are new, whatever their versions', () => {
  const next = update(2, { since: 0 });
  const [, heard] = receive(update(9), { ...next, table: { ...next.table, number: 2 } });
  expect(heard).toEqual(['a9', 'a2']);
});

test('a hint is for one position', () => {
  const [table] = receive(update(2));
  table.hint = { t: 'hint', id: '', move: '8S@h1', reason: '', args: {} };
  table.applyUpdate(update(3));
  expect(table.hint).not.toBeNull();
  table.applyUpdate(update(4, { ply: 41 }));
  expect(table.hint).toBeNull();
});

test("a deadline is on the server's clock", () => {
  const [table] = receive(update(2, { now: Date.now() / 1000 + 100 }));
  expect(table.secondsUntil(Date.now() / 1000 + 130)).toBeCloseTo(30, 0);
});

test('while the page is hidden from those who look, it shows no hand, no move and no log', () => {
  const [table] = receive(update(2));
  table.isHidden = () => true;
  expect([table.view?.hand, table.view?.legal, table.log]).toEqual([[], [], []]);
});

test('a move that is too early is repeated when its time has come', async () => {
  vi.useFakeTimers();
  const [table] = receive(update(2));
  const sent: unknown[] = [];
  vi.spyOn(table, 'send').mockImplementation((command) => {
    sent.push(command);
    table.problem = sent.length > 1 ? null : ({ code: 'wait', until: Date.now() / 1000 + 2 } as never);
    return Promise.resolve(sent.length > 1);
  });
  const playing = table.play('8S@h1');
  await vi.advanceTimersByTimeAsync(1900);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(await playing).toBe(true);
  expect(sent).toHaveLength(2);
});

// --- With a connection ---

class FakeSocket {
  static last: FakeSocket;
  sent: { t: string; token: string | null; seen: number }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  send = (text: string): void => void this.sent.push(JSON.parse(text) as FakeSocket['sent'][number]);
  close = (): void => {};
  receive = (message: object): void => this.onmessage?.({ data: JSON.stringify(message) });
}

beforeEach(() => vi.stubGlobal('WebSocket', FakeSocket));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function connect(): [Session, FakeSocket] {
  const session = new Session('K7PQR', 'ana');
  FakeSocket.last.onopen?.();
  FakeSocket.last.receive(update(2));
  return [session, FakeSocket.last];
}

test('another seat of the device starts without the hand and the log of the first', () => {
  const [session, socket] = connect();
  expect(session.view?.hand).not.toEqual([]);
  session.switchSeat('ben');
  expect([session.view?.hand, session.you, session.log]).toEqual([[], null, []]);
  expect(socket.sent.at(-1)).toMatchObject({ t: 'hello', token: 'ben', seen: 0 });
  session.close();
});

test('a beat with another version asks for what was missed', () => {
  const [session, socket] = connect();
  const hellos = (): number => socket.sent.filter((one) => one.t === 'hello').length;
  socket.receive({ t: 'beat', version: 2 });
  expect(hellos()).toBe(1);
  socket.receive({ t: 'beat', version: 3 });
  expect(hellos()).toBe(2);
  expect(socket.sent.at(-1)).toMatchObject({ seen: 2 });
  session.close();
});

test('what somebody says is shown for a while, stays in the log, and comes once', () => {
  vi.useFakeTimers();
  const [session, socket] = connect();
  const said = { t: 'say', seat: 1, phrase: 'hello', text: '', id: 'x' };
  socket.receive(said);
  socket.receive(said);
  expect([session.chat.length, session.talk.length]).toEqual([1, 1]);
  vi.advanceTimersByTime(7000);
  expect([session.chat.length, session.talk.length]).toEqual([0, 1]);
  session.close();
});

test('a server that closes the table for good says why', () => {
  const [session, socket] = connect();
  socket.receive({ t: 'bye', reason: 'full', again: true });
  expect(session.closeReason).toBe('');
  socket.receive({ t: 'bye', reason: 'closed', again: false });
  expect(session.closeReason).toBe('closed');
});
