/**
 * The worker of tables on this device. It runs the server's own tables (`knaves/server/device.py`) in Pyodide, and
 * passes on what the page sends to them.
 */
import type { loadPyodide } from 'pyodide';
import type { FromDevice, ToDevice } from './device';
import * as store from './device-store';

/** `Device` in Python. */
interface Device {
  request(path: string, body: string): Promise<{ toJs(): [number, string]; destroy(): void }>;
  connect(socket: number, code: string, send: (text: string) => void): Promise<void>;
  receive(socket: number, text: string): Promise<void>;
  disconnect(socket: number): void;
}

const post = (message: FromDevice): void => postMessage(message);

async function start(pyodideFolder: string, packages: readonly string[]): Promise<Device> {
  const module = (await import(/* @vite-ignore */ `${pyodideFolder}pyodide.mjs`)) as {
    loadPyodide: typeof loadPyodide;
  };
  const archives = Promise.all(packages.map(async (address) => (await fetch(address)).arrayBuffer()));
  const pyodide = await module.loadPyodide({ indexURL: pyodideFolder });
  for (const archive of await archives) pyodide.unpackArchive(archive, 'wheel');
  const { Device } = pyodide.pyimport('knaves.server.device') as {
    Device: (storage: typeof store) => Device;
  };
  return Device(store);
}

let device: Promise<Device> | undefined;
/** Messages are handled one after the other: a command belongs to the seat of the hello before it. */
let handled: Promise<unknown> = Promise.resolve();

async function handle(message: ToDevice): Promise<void> {
  if (message.t === 'start') {
    device = start(message.pyodide, message.packages);
    await device;
    return;
  }
  if (!device) return;
  const ready = await device;
  if (message.t === 'request') {
    const answer = await ready.request(message.path, message.body);
    const [status, text] = answer.toJs();
    answer.destroy();
    post({ t: 'answer', id: message.id, status, text });
  } else if (message.t === 'open') {
    const { socket } = message;
    await ready.connect(socket, message.code, (text) => post({ t: 'message', socket, text }));
    post({ t: 'opened', socket });
  } else if (message.t === 'send') {
    await ready.receive(message.socket, message.text);
  } else {
    ready.disconnect(message.socket);
  }
}

addEventListener('message', ({ data }: MessageEvent<ToDevice>) => {
  handled = handled.then(() =>
    handle(data).catch((problem: unknown) => post({ t: 'failed', message: String(problem) })),
  );
});
