/**
 * Tables on this device, for games without a network. A worker has the server's own tables; the page speaks to it as
 * it speaks to a server, with the same requests and the same messages.
 */
import type { Socket } from './connection';
import * as store from './device-store';
import { offline } from './offline.svelte';

export type ToDevice =
  | { t: 'start'; pyodide: string; packages: string[] }
  | { t: 'request'; id: number; path: string; body: string }
  | { t: 'open'; socket: number; code: string }
  | { t: 'send'; socket: number; text: string }
  | { t: 'close'; socket: number };
export type FromDevice =
  | { t: 'answer'; id: number; status: number; text: string }
  | { t: 'opened'; socket: number }
  | { t: 'message'; socket: number; text: string }
  | { t: 'failed'; message: string };

/** A slow phone needs a while to start Python. */
const START_MS = 60_000;

/** Codes of servers never contain a 0. */
export const isOnDevice = (code: string): boolean => code.startsWith('0');

let worker: Worker | undefined;
let count = 0;
const requests = new Map<number, { resolve: (answer: Response) => void; reject: (reason: Error) => void }>();
const sockets = new Map<number, DeviceSocket>();

function post(message: ToDevice): void {
  worker ??= startWorker();
  worker.postMessage(message);
}

function startWorker(): Worker {
  const { files } = offline;
  if (!files) throw new Error('offline play is not downloaded');
  const started = new Worker(new URL('./device-worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<FromDevice>) => receive(data);
  started.onerror = () => fail('worker-failed');
  const absolute = (path: string): string => new URL(path, document.baseURI).href;
  started.postMessage({
    t: 'start',
    pyodide: absolute(files.pyodide),
    packages: files.packages.map(absolute),
  } satisfies ToDevice);
  return started;
}

function receive(message: FromDevice): void {
  if (message.t === 'failed') fail(message.message);
  else if (message.t === 'opened') sockets.get(message.socket)?.onopen?.();
  else if (message.t === 'message') sockets.get(message.socket)?.onmessage?.({ data: message.text });
  else {
    requests.get(message.id)?.resolve(new Response(message.text, { status: message.status }));
    requests.delete(message.id);
  }
}

/** Start again with a new worker. Sockets connect again by themselves. */
function fail(why: string): void {
  console.error(why);
  worker?.terminate();
  worker = undefined;
  for (const { reject } of requests.values()) reject(new Error(why));
  requests.clear();
  for (const socket of [...sockets.values()]) socket.close();
}

/** What a server would answer to a request. Lists of games need no worker. */
export async function requestFromDevice(path: string, body?: unknown): Promise<Response> {
  const [, code] = /^api\/tables\/(\w+)$/.exec(path) ?? [];
  if (code) {
    const found = await store.find(code);
    return found ? Response.json(found) : Response.json({ code: 'no-such-table' }, { status: 404 });
  }
  return new Promise((resolve, reject) => {
    const id = count++;
    requests.set(id, { resolve, reject });
    post({ t: 'request', id, path, body: JSON.stringify(body ?? null) });
  });
}

/** The connection to a table on this device. */
export class DeviceSocket implements Socket {
  readonly #number = count++;
  readonly patienceMs = START_MS;
  onopen: Socket['onopen'] = null;
  onclose: Socket['onclose'] = null;
  onmessage: Socket['onmessage'] = null;

  constructor(code: string) {
    sockets.set(this.#number, this);
    post({ t: 'open', socket: this.#number, code });
  }

  send(text: string): void {
    post({ t: 'send', socket: this.#number, text });
  }

  close(): void {
    if (!sockets.delete(this.#number)) return;
    worker?.postMessage({ t: 'close', socket: this.#number } satisfies ToDevice);
    this.onclose?.();
  }
}

export const deleteFromDevice = (code: string): Promise<void> => store.remove(code);
