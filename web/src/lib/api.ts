/** Requests over HTTP. Everything at a table goes through the socket. */
import type { Socket } from './connection';
import { DeviceSocket, isOnDevice, requestFromDevice } from './device';
import { offline } from './offline.svelte';
import { retryDelay } from './retry';
import type {
  Catalogue,
  Explore,
  Explored,
  Join,
  Listed,
  NewTable,
  Problem,
  PuzzleBatch,
  PuzzleIndex,
  Replay,
  ReviewProgress,
  Seated,
  Settings,
  TableNow,
} from './wire';
import { PROTOCOL } from './wire';

export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly rule = '',
    /** Seconds to wait before trying again. */
    readonly delay = 0,
  ) {
    super(message);
  }
}

/** Paths are relative to the page, so the client also works in a subfolder of a site. */
const absoluteUrl = (path: string): string => new URL(path, document.baseURI).href;

/** A request that came too soon is repeated when the server says so; it had no effect. */
async function request(path: string, body?: unknown): Promise<Response> {
  for (;;) {
    try {
      return await requestOnce(path, body);
    } catch (problem) {
      if (!(problem instanceof ApiError) || problem.code !== 'too-fast') throw problem;
      await new Promise((resolve) => setTimeout(resolve, retryDelay(problem.delay)));
    }
  }
}

const requestFromServer = (path: string, body?: unknown): Promise<Response> =>
  fetch(absoluteUrl(path), {
    ...(body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });

/** Whether this device can answer when no server does: it knows the games, and makes tables. */
const worksOffline = (path: string, body: unknown): boolean =>
  path === 'api/games' || (path === 'api/tables' && body !== undefined);

/** Tables on this device answer by themselves. Without a network, new tables are made there. */
async function answer(path: string, body?: unknown): Promise<Response> {
  const [, kind, code = ''] = path.split('/');
  if (kind === 'tables' && isOnDevice(code)) return requestFromDevice(path, body);
  try {
    return await requestFromServer(path, body);
  } catch (problem) {
    if (offline.ready && worksOffline(path, body)) return requestFromDevice(path, body);
    throw problem;
  }
}

async function requestOnce(path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await answer(path, body);
  } catch {
    throw new ApiError('offline', '');
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
  throw new ApiError(
    problem.code ?? String(response.status),
    problem.message ?? response.statusText,
    problem.rule,
    problem.delay,
  );
}

const json = async <T>(path: string, body?: unknown): Promise<T> =>
  (await request(path, body)).json() as Promise<T>;

/** Games of other packages have no module here; they are played in a terminal. */
const SHOWN = ['classic', 'travel', 'stacks'];

let catalogue: Promise<Catalogue> | undefined;
// The one from this device has fewer bots.
addEventListener('online', () => (catalogue = undefined));

export function fetchCatalogue(): Promise<Catalogue> {
  catalogue ??= json<Catalogue>('api/games')
    .then((found) => {
      // A page that was open while the server was updated.
      if (found.protocol !== PROTOCOL) throw new ApiError('outdated', '');
      return { ...found, games: found.games.filter((one) => SHOWN.includes(one.name)) };
    })
    .catch((problem: unknown) => {
      catalogue = undefined;
      throw problem;
    });
  return catalogue;
}

/** Settings that are left out take the server's defaults. */
type TableRequest = Omit<NewTable, 'settings'> & { settings?: Partial<Settings> };

/** The player's random part of the seed, so that the server cannot choose the deal. */
export const newContribution = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

export const createTable = (table: TableRequest): Promise<Seated> =>
  json('api/tables', { ...table, contribution: newContribution() });
export const fetchReplay = (code: string, number: number): Promise<Replay> =>
  json(`api/tables/${code}/games/${number}/replay`);
export const fetchReview = (code: string, number: number): Promise<ReviewProgress> =>
  json(`api/tables/${code}/games/${number}/review`);
export const replayRecord = (text: string): Promise<Replay> => json('api/replay', { text });
export const reviewRecord = (text: string): Promise<ReviewProgress> => json('api/review', { text });
export const explore = (position: Explore): Promise<Explored> => json('api/explore', position);
/** A QR code as SVG. The text is sent in the body because it may hold a token. */
export const fetchQrCode = async (text: string): Promise<string> =>
  (await request('api/qr', { text })).text();
export const joinTable = (code: string, join: Join): Promise<Seated> =>
  json(`api/tables/${code}/join`, { ...join, contribution: newContribution() });
export const listPublicTables = (): Promise<Listed[]> => json('api/tables');
export const findTable = (code: string): Promise<TableNow> => json(`api/tables/${code}`);

export const fetchPuzzleIndex = (): Promise<PuzzleIndex> => json('api/puzzles');
/** The index names the address. */
export const fetchPuzzleBatch = (address: string): Promise<PuzzleBatch> => json(address.replace(/^\//, ''));

/** Open the connection to a table, wherever it is. */
export function openSocket(code: string): Socket {
  if (isOnDevice(code)) return new DeviceSocket(code);
  const address = new URL(`ws/${code}`, document.baseURI);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(address) as unknown as Socket;
}
