import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromDevice, ToDevice } from './device';
import { PROTOCOL } from './wire';

const FILES = { pyodide: 'assets/pyodide-1/', packages: ['assets/device-1.zip'], files: {}, bytes: 1 };

class FakeWorker {
  posted: ToDevice[] = [];
  onmessage: ((event: { data: FromDevice }) => void) | null = null;
  onerror: (() => void) | null = null;
  ended = false;
  constructor() {
    workers.push(this);
  }
  postMessage(message: ToDevice): void {
    this.posted.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  say(data: FromDevice): void {
    this.onmessage?.({ data });
  }
}

let workers: FakeWorker[];
const last = (): FakeWorker => workers.at(-1) as FakeWorker;
const posted = <T extends ToDevice['t']>(t: T): Extract<ToDevice, { t: T }> =>
  last().posted.findLast((one) => one.t === t) as Extract<ToDevice, { t: T }>;
/** Wait until the page has asked the worker. */
const settle = (): Promise<unknown> => vi.waitFor(() => expect(workers.length).toBeGreaterThan(0));

beforeEach(() => {
  vi.resetModules();
  workers = [];
  localStorage.setItem('knaves-offline', JSON.stringify(FILES));
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('without a network, games and new tables come from the device', async () => {
  const api = await import('./api');
  const catalogue = api.fetchCatalogue();
  await settle();
  expect(posted('start').packages).toEqual([new URL('assets/device-1.zip', document.baseURI).href]);
  const { id, path } = posted('request');
  expect(path).toBe('api/games');
  last().say({ t: 'answer', id, status: 200, text: JSON.stringify({ protocol: PROTOCOL, games: [] }) });
  expect(await catalogue).toEqual({ protocol: PROTOCOL, games: [] });

  const made = api.createTable({ game: 'travel', seats: 2, name: 'Ana', start: true });
  await vi.waitFor(() => expect(posted('request').path).toBe('api/tables'));
  expect(JSON.parse(posted('request').body)).toMatchObject({ game: 'travel', start: true });
  last().say({ t: 'answer', id: posted('request').id, status: 409, text: '{"code":"offline","message":""}' });
  await expect(made).rejects.toMatchObject({ code: 'offline' });
  expect(workers).toHaveLength(1);
});

test('other requests fail, and so do all of them if nothing was downloaded', async () => {
  const api = await import('./api');
  await expect(api.listPublicTables()).rejects.toMatchObject({ code: 'offline' });
  localStorage.clear();
  vi.resetModules();
  const fresh = await import('./api');
  await expect(fresh.fetchCatalogue()).rejects.toMatchObject({ code: 'offline' });
  expect(workers).toHaveLength(0);
});

test('a table on the device has a socket like any other', async () => {
  const { openSocket } = await import('./api');
  const socket = openSocket('0ABCD');
  const heard: string[] = [];
  socket.onopen = () => heard.push('open');
  socket.onmessage = ({ data }) => heard.push(data);
  socket.onclose = () => heard.push('closed');
  const { socket: number, code } = posted('open');
  expect(code).toBe('0ABCD');
  last().say({ t: 'opened', socket: number });
  socket.send('hello');
  expect(posted('send')).toEqual({ t: 'send', socket: number, text: 'hello' });
  last().say({ t: 'message', socket: number, text: 'update' });
  socket.close();
  socket.close();
  expect(posted('close').socket).toBe(number);
  last().say({ t: 'message', socket: number, text: 'too late' });
  expect(heard).toEqual(['open', 'update', 'closed']);
});

test('after a failure everything is told, and the next connection starts a new worker', async () => {
  const { openSocket, fetchReplay } = await import('./api');
  const socket = openSocket('0ABCD');
  const closed = vi.fn();
  socket.onclose = closed;
  const replay = fetchReplay('0ABCD', 1);
  last().say({ t: 'failed', message: 'no memory' });
  await expect(replay).rejects.toMatchObject({ code: 'offline' });
  expect(closed).toHaveBeenCalledOnce();
  expect(last().ended).toBe(true);
  openSocket('0ABCD');
  expect(workers).toHaveLength(2);
});
