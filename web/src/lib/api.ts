/** The few things that are asked over HTTP; everything else goes through the socket. */
import type { Catalogue, Join, Listed, NewTable, Problem, Seated, Settings, TableInfo } from './wire';
import type { View } from './views';

export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly rule = '',
  ) {
    super(message);
  }
}

/** Paths are relative to the page, so the client also works below a folder of a site. */
const here = (path: string): string => new URL(path, document.baseURI).href;

async function request(path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(here(path), {
      ...(body === undefined
        ? {}
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError('offline', '');
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
  throw new ApiError(
    problem.code ?? String(response.status),
    problem.message ?? response.statusText,
    problem.rule,
  );
}

const json = async <T>(path: string, body?: unknown): Promise<T> =>
  (await request(path, body)).json() as Promise<T>;

let catalogue: Promise<Catalogue> | undefined;

export function games(): Promise<Catalogue> {
  catalogue ??= json<Catalogue>('api/games').catch((problem: unknown) => {
    catalogue = undefined;
    throw problem;
  });
  return catalogue;
}

/** What is left out of the settings is as the server likes it. */
type Wish = Omit<NewTable, 'settings'> & { settings?: Partial<Settings> };

export interface Step {
  seat: number | null;
  move: string;
  events: { event: string; [field: string]: unknown }[];
  /** The position as a spectator saw it. */
  view: View;
  hands: string[][];
}

export interface ReplayData {
  record: string;
  names: string[];
  sides: number[];
  steps: Step[];
}

/** What a player adds to the shuffle, so that no server can have chosen it. */
export const contribution = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

export const createTable = (table: Wish): Promise<Seated> =>
  json('api/tables', { ...table, contribution: contribution() });
export const replayOf = (code: string, number: number): Promise<ReplayData> =>
  json(`api/tables/${code}/games/${number}/replay`);
/** A QR code as SVG; the text goes in the body, since it may hold a token. */
export const qrCode = async (text: string): Promise<string> => (await request('api/qr', { text })).text();
export const joinTable = (code: string, join: Join): Promise<Seated> =>
  json(`api/tables/${code}/join`, { ...join, contribution: contribution() });
export const publicTables = (): Promise<Listed[]> => json('api/tables');
export const findTable = (code: string): Promise<TableInfo> => json(`api/tables/${code}`);
export function socketAddress(code: string): string {
  const address = new URL(`ws/${code}`, document.baseURI);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}
