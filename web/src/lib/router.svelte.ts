/** Routes live in the fragment of the address, which is never sent to a server. */
import { atDialog, whenSettled } from './back';

export type Route =
  | { screen: 'home' }
  | { screen: 'new'; kind: 'people' | 'alone' | 'device' }
  | { screen: 'table'; code: string; token: string | null }
  | { screen: 'replay'; code: string; number: number }
  | { screen: 'review'; code: string; number: number }
  | { screen: 'analysis'; position: string }
  | { screen: 'rules'; game: string; rule: string }
  | { screen: 'watch' }
  | { screen: 'learn'; game: string }
  | { screen: 'lesson'; game: string; number: number }
  | { screen: 'puzzles' }
  | { screen: 'puzzle'; id: string };

/** A position in a link: short, and without the slash that separates the parts of a route. */
const writePosition = (text: string): string =>
  encodeURIComponent(text).replace(/%20/g, '+').replace(/%2C/g, ',').replace(/%3D/g, '=');

/** Empty if it cannot be read. */
function readPosition(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return '';
  }
}

const RULE = /^[ctsbg]\d{1,2}$/i;
const CODE = /^[A-HJ-NP-Z2-9]{5}$/;

function parseRoute(path: string, hash: string): Route {
  const short = path.split('/').at(-1)?.toUpperCase() ?? '';
  const parts = hash.replace(/^#\/?/, '').split('/');
  if (CODE.test(short) && (parts[0] === '' || parts[0] === 'k')) {
    return { screen: 'table', code: short, token: parts[0] === 'k' ? (parts[1] ?? null) : null };
  }
  const [page, one = '', two = '', three = ''] = parts;
  if (page === 'new' && (one === 'people' || one === 'alone' || one === 'device'))
    return { screen: 'new', kind: one };
  if (page === 't' && one) {
    return { screen: 'table', code: one.toUpperCase(), token: two === 'k' && three ? three : null };
  }
  if (page === 'replay' && one)
    return { screen: 'replay', code: one.toUpperCase(), number: Number(two) || 1 };
  if (page === 'review') return { screen: 'review', code: one.toUpperCase(), number: Number(two) || 1 };
  if (page === 'analysis') return { screen: 'analysis', position: readPosition(one) };
  if (page === 'rules') {
    const [game, rule] = RULE.test(one) ? ['', one] : [one || 'classic', RULE.test(two) ? two : ''];
    return { screen: 'rules', game, rule: rule.toUpperCase() };
  }
  if (page === 'watch') return { screen: 'watch' };
  if (page === 'learn' && two) return { screen: 'lesson', game: one, number: Number(two) || 1 };
  if (page === 'puzzles') return one ? { screen: 'puzzle', id: one } : { screen: 'puzzles' };
  if (page === 'learn') return { screen: 'learn', game: one || 'classic' };
  return { screen: 'home' };
}

let current = $state.raw<Route>(parseRoute(location.pathname, location.hash));
/** Read the address. A route that is the same as before stays the same object, so that no screen starts again. */
function readRoute(): void {
  const found = parseRoute(location.pathname, location.hash);
  if (JSON.stringify(found) !== JSON.stringify(current)) current = found;
}
addEventListener('hashchange', () => {
  readRoute();
  scrollTo(0, 0);
});

export const route = (): Route => current;

/** The folder that the client is served from. */
const baseFolder = (): string => location.pathname.replace(/[^/]*$/, '');

export function navigate(hash: string, replace = false): void {
  whenSettled(() => {
    const target = `${baseFolder()}#/${hash}`;
    if (replace) history.replaceState(history.state, '', target);
    else if (atDialog())
      history.replaceState(null, '', target); // the dialog goes with its page
    else history.pushState(null, '', target);
    readRoute();
    scrollTo(0, 0);
  });
}
addEventListener('popstate', readRoute);

/** The link that players send each other. */
export const inviteLink = (code: string): string => `${location.origin}${baseFolder()}${code}`;
/** Opens a player's own seat on another device. In the fragment, the token stays out of server logs. */
export const personalLink = (code: string, token: string): string => `${inviteLink(code)}#k/${token}`;
/** The route of an analysis board with a position. */
export const analysisRoute = (position: string): string => `analysis/${writePosition(position)}`;
/** Opens a position for anyone. */
export const analysisLink = (position: string): string =>
  `${location.origin}${baseFolder()}#/${analysisRoute(position)}`;
/** Shows a finished game to anyone. */
export const replayLink = (code: string, number: number): string =>
  `${location.origin}${baseFolder()}#/replay/${code}/${number}`;
/** Shows the review of a finished game to anyone. */
export const reviewLink = (code: string, number: number): string =>
  `${location.origin}${baseFolder()}#/review/${code}/${number}`;
