/** The few things that are asked over HTTP; everything else goes through the socket. */
import type { Catalogue, Join, Listed, NewTable, Problem, Seated } from './wire';

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

export const createTable = (table: NewTable): Promise<Seated> => json('api/tables', table);
export const joinTable = (code: string, join: Join): Promise<Seated> => json(`api/tables/${code}/join`, join);
export const publicTables = (): Promise<Listed[]> => json('api/tables');
export const findTable = (code: string): Promise<Listed> => json(`api/tables/${code}`);
export const recordOf = async (code: string, number: number): Promise<string> =>
  (await request(`api/tables/${code}/games/${number}/record`)).text();

export function socketAddress(code: string): string {
  const address = new URL(`ws/${code}`, document.baseURI);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}
