/** The browser's database for tables on this device: the rows of their logs, and what lists of games show. */
import type { TableNow } from './wire';

/** What a list shows of a table, when it was last changed. */
interface Described {
  code: string;
  now: string;
  at: number;
}

const NAME = 'knaves';
/** Older tables are deleted. A page holds no more seats than that. */
const MAX_TABLES = 30;

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('rows', { keyPath: ['table', 'version'] });
      request.result.createObjectStore('tables', { keyPath: 'code' });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no-database'));
  });
  return opened;
}

/** Run a transaction; gives the result of its request after the commit. */
async function run<T>(
  mode: IDBTransactionMode,
  work: (rows: IDBObjectStore, tables: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = (await open()).transaction(['rows', 'tables'], mode);
  const request = work(transaction.objectStore('rows'), transaction.objectStore('tables'));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('not-stored'));
  });
}

const rowsOf = (table: string, after = 0): IDBKeyRange =>
  IDBKeyRange.bound([table, after + 1], [table, Infinity]);

/** Store a row of a table's log. False if there is one with this version: another tab of the browser was faster. */
export async function append(table: string, version: number, row: string): Promise<boolean> {
  try {
    await run('readwrite', (rows) => rows.add({ table, version, row }));
    return true;
  } catch (problem) {
    if (problem instanceof DOMException && problem.name === 'ConstraintError') return false;
    throw problem;
  }
}

export async function read(table: string, after: number): Promise<string[]> {
  const found = await run<{ row: string }[]>('readonly', (rows) => rows.getAll(rowsOf(table, after)));
  return found.map(({ row }) => row);
}

/** Store what lists of games show of a table. */
export async function describe(code: string, now: string): Promise<void> {
  await run('readwrite', (_, tables) => tables.put({ code, now, at: Date.now() } satisfies Described));
  const all = await run<Described[]>('readonly', (_, tables) => tables.getAll());
  const old = all.sort((a, b) => b.at - a.at).slice(MAX_TABLES);
  await Promise.all(old.map((one) => remove(one.code)));
}

export async function find(code: string): Promise<TableNow | null> {
  const found = await run<Described | undefined>('readonly', (_, tables) => tables.get(code));
  return found
    ? { ...(JSON.parse(found.now) as TableNow), quiet: Math.max(0, Date.now() - found.at) / 1000 }
    : null;
}

export async function remove(code: string): Promise<void> {
  await run('readwrite', (rows, tables) => {
    rows.delete(rowsOf(code));
    return tables.delete(code);
  });
}
