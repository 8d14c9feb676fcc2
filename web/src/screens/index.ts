/** Screens that are loaded when they are first needed; only the home page is part of the first load. */
import type { Route } from '../lib/router.svelte';

export const newTable = () => import('./NewTable.svelte');
export const table = () => import('./Table.svelte');
export const replay = () => import('./Replay.svelte');
export const review = () => import('./Review.svelte');
export const analysis = () => import('./Analysis.svelte');
export const rules = () => import('./Rules.svelte');
export const watch = () => import('./Watch.svelte');
export const learn = () => import('./Learn.svelte');
export const lesson = () => import('./Lesson.svelte');
export const puzzles = () => import('./Puzzles.svelte');
export const puzzle = () => import('./Puzzle.svelte');

const LOADERS: Record<Route['screen'], () => Promise<unknown>> = {
  home: () => Promise.resolve(),
  new: newTable,
  table,
  replay,
  review,
  analysis,
  rules,
  watch,
  learn,
  lesson,
  puzzles,
  puzzle,
};

/** Load the screen of a route in parallel with other requests. */
export const loadScreen = (route: Route): Promise<unknown> => LOADERS[route.screen]();
