/** Where in the client one is: the part of the address behind the #, which no server ever sees. */

export type Route =
  | { at: 'home' }
  | { at: 'new'; kind: 'people' | 'alone' | 'device' }
  | { at: 'table'; code: string; token: string | null }
  | { at: 'replay'; code: string; number: number }
  | { at: 'rules'; game: string }
  | { at: 'watch' };

const CODE = /^[A-HJ-NP-Z2-9]{5}$/;

export function readRoute(path: string, hash: string): Route {
  const short = path.split('/').at(-1)?.toUpperCase() ?? '';
  const parts = hash.replace(/^#\/?/, '').split('/');
  if (CODE.test(short) && (parts[0] === '' || parts[0] === 'k')) {
    return { at: 'table', code: short, token: parts[0] === 'k' ? (parts[1] ?? null) : null };
  }
  const [page, one = '', two = '', three = ''] = parts;
  if (page === 'new' && (one === 'people' || one === 'alone' || one === 'device'))
    return { at: 'new', kind: one };
  if (page === 't' && one) {
    return { at: 'table', code: one.toUpperCase(), token: two === 'k' && three ? three : null };
  }
  if (page === 'replay' && one) return { at: 'replay', code: one.toUpperCase(), number: Number(two) || 1 };
  if (page === 'rules') return { at: 'rules', game: one || 'classic' };
  if (page === 'watch') return { at: 'watch' };
  return { at: 'home' };
}

let current = $state.raw<Route>(readRoute(location.pathname, location.hash));
addEventListener('hashchange', () => {
  current = readRoute(location.pathname, location.hash);
  scrollTo(0, 0);
});

export const route = (): Route => current;

/** The folder this client is served from. */
const root = (): string => location.pathname.replace(/[^/]*$/, '');

export function go(hash: string, replace = false): void {
  const target = `${root()}#/${hash}`;
  if (replace) history.replaceState(null, '', target);
  else history.pushState(null, '', target);
  current = readRoute(location.pathname, location.hash);
  scrollTo(0, 0);
}
addEventListener('popstate', () => (current = readRoute(location.pathname, location.hash)));

/** What people send each other. */
export const inviteLink = (code: string): string => `${location.origin}${root()}${code}`;
/** What opens one's own seat on another device; behind the # it stays out of logs. */
export const personalLink = (code: string, token: string): string => `${inviteLink(code)}#k/${token}`;
/** What shows a finished game to anybody. */
export const replayLink = (code: string, number: number): string =>
  `${location.origin}${root()}#/replay/${code}/${number}`;
