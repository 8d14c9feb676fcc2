/** The screens that are fetched when they are first needed; only the first page is there from the beginning. */
import type { Route } from '../lib/router.svelte';

export const newTable = () => import('./NewTable.svelte');
export const table = () => import('./Table.svelte');
export const replay = () => import('./Replay.svelte');
export const rules = () => import('./Rules.svelte');
export const watch = () => import('./Watch.svelte');

const FETCH: Record<Route['at'], () => Promise<unknown>> = {
  home: () => Promise.resolve(),
  new: newTable,
  table,
  replay,
  rules,
  watch,
};

/** Fetch the screen of a route, so that it comes beside other things and not after them. */
export const fetchScreen = (route: Route): Promise<unknown> => FETCH[route.at]();
