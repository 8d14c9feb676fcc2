/** Lessons as the page plays them: every one can be solved with what its data says, and wrong moves change nothing. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { COURSES, isLearned, lessonArguments, loadCourse, nextLesson, setLearned, toCourse } from './course';
import { nextPuzzle, puzzleAfter, setSolved, stars, streak, toScenario } from './puzzles';
import { type Scenario, ScenarioState } from './scenario.svelte';
import { settings } from './settings.svelte';
import { findView } from '../fixtures/views';
import type { AnyEvent, PuzzleData, PuzzleIndex } from './wire';
import { hasMessage, LANGUAGES, loadLearnWords, setLanguage } from './words.svelte';

beforeAll(async () => {
  await setLanguage('en');
  await loadLearnWords();
});
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 18, 12) });
  Object.assign(settings, { learned: [], solved: {}, puzzleDays: [], puzzleLevel: 'easy', puzzleKind: '' });
});
afterEach(() => vi.useRealTimers());

function start(lesson: Scenario) {
  const missed = vi.fn<(move: string) => void>();
  const arrived = vi.fn<(events: AnyEvent[]) => void>();
  return { session: new ScenarioState(lesson, { missed, arrived }), missed, arrived };
}

async function solve(session: ScenarioState): Promise<void> {
  while (!session.over) {
    const move = session.step?.hint.move ?? '';
    expect(session.view?.legal).toContain(move);
    expect(await session.play(move)).toBe(true);
    await vi.runAllTimersAsync();
  }
}

test.each(COURSES)('every lesson of %s can be solved', async (game) => {
  const lessons = await loadCourse(game);
  expect(lessons).toHaveLength(10);
  for (const lesson of lessons) {
    const { session, arrived } = start(lesson);
    await solve(session);
    expect(arrived).toHaveBeenCalledTimes(Math.max(...lesson.steps.map(({ task }) => task)) + 1);
    expect(session.log.length).toBeGreaterThan(0);
    session.reset();
    expect(session.over).toBe(false);
    expect(session.log).toEqual([]);
    expect(session.view).toEqual(lesson.steps[0]?.view);
  }
});

test.each(COURSES)('every wrong move of %s has an answer', async (game) => {
  for (const lesson of await loadCourse(game))
    for (const step of lesson.steps)
      for (const move of step.view.legal)
        if (!(move in step.answers)) expect(hasMessage(`lesson-${lesson.id}-${step.task + 1}-no`)).toBe(true);
});

test('a wrong move changes nothing but the count of misses', async () => {
  const lesson = (await loadCourse('classic'))[1] as Scenario;
  const { session, missed, arrived } = start(lesson);
  const before = session.view;
  expect(await session.play('9S@i1')).toBe(false);
  expect([session.view, session.misses, session.ply]).toEqual([before, 1, 0]);
  expect(missed).toHaveBeenCalledWith('9S@i1');
  expect(arrived).not.toHaveBeenCalled();
});

test('the others play one after the other, and then the next task is announced once', async () => {
  const lesson = (await loadCourse('classic'))[8] as Scenario;
  const { session, arrived } = start(lesson);
  const moved = vi.fn();
  session.onEvents(moved);
  await session.play('4H@f5');
  expect(moved).toHaveBeenCalledTimes(1);
  expect(session.view?.legal).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(moved).toHaveBeenCalledTimes(2);
  expect(arrived).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(session.over).toBe(true);
  expect(arrived).toHaveBeenCalledTimes(1);
});

test('a lesson that is left plays nothing more', async () => {
  const { session, arrived } = start((await loadCourse('travel'))[1] as Scenario);
  await session.play('7H@e3');
  session.close();
  await vi.runAllTimersAsync();
  expect(arrived).not.toHaveBeenCalled();
});

test('what was learned is remembered, and the next new lesson is found', async () => {
  const lessons = await loadCourse('stacks');
  expect(nextLesson(lessons)).toBe(0);
  setLearned(lessons[0] as Scenario);
  setLearned(lessons[0] as Scenario);
  expect(settings.learned).toEqual(['stacks/pile']);
  expect(nextLesson(lessons)).toBe(1);
  for (const lesson of lessons) setLearned(lesson);
  expect(lessons.every(isLearned)).toBe(true);
  expect(nextLesson(lessons)).toBe(0);
});

test('numbers in the sentences are numbers, and an unknown game is the first', () => {
  expect(lessonArguments('travel')).toMatchObject({ length: 4 });
  expect(toCourse('chess')).toBe('classic');
});

test('every language has the texts of lessons and puzzles', async () => {
  for (const code of Object.keys(LANGUAGES)) {
    await setLanguage(code);
    for (const id of ['lesson-win-done', 'puzzle-solved', 'puzzles-next']) expect(hasMessage(id)).toBe(true);
  }
  await setLanguage('en');
});

// --- Puzzles ---

const ids = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `classic-${letter}`);
const index: PuzzleIndex = {
  games: {
    classic: {
      count: 6,
      kinds: { best: 6 },
      batches: ['/x/0', '/x/1'],
      ids: [ids.slice(0, 3), ids.slice(3)],
    },
  },
  daily: [{ date: '2026-11-18', ids: { classic: 'classic-c', travel: 'travel-a' } }],
};
const puzzle = (id: string): PuzzleData => ({ id, game: 'classic' }) as PuzzleData;

test('the next puzzle is the easiest that is open, from the chosen difficulty on', async () => {
  expect(await nextPuzzle(index, 'classic')).toBe('classic-a');
  settings.puzzleLevel = 'hard';
  expect(await nextPuzzle(index, 'classic')).toBe('classic-e');
  settings.solved = { 'classic-e': '2026-11-17', 'classic-f': '2026-11-17' };
  expect(await nextPuzzle(index, 'classic')).toBe('classic-a');
  expect(await nextPuzzle(index, 'classic', 'classic-a')).toBe('classic-b');
  for (const id of ids) setSolved(index, id);
  expect(await nextPuzzle(index, 'classic')).toBeNull();
  expect(await nextPuzzle(index, 'chess')).toBeNull();
});

test('after the puzzle of the day comes that of another game', async () => {
  expect(await puzzleAfter(index, puzzle('classic-c'))).toBe('travel-a');
  setSolved(index, 'travel-a');
  expect(await puzzleAfter(index, puzzle('classic-c'))).toBe('classic-a');
  expect(await puzzleAfter(index, puzzle('classic-d'))).toBe('classic-e');
});

test('the streak counts days in a row, and today may still be open', () => {
  settings.puzzleDays = ['2026-11-14', '2026-11-16', '2026-11-17'];
  expect(streak()).toBe(2);
  setSolved(index, 'classic-a'); // not of the day
  expect(streak()).toBe(2);
  setSolved(index, 'classic-c');
  expect(streak()).toBe(3);
  vi.setSystemTime(new Date(2026, 10, 20, 12));
  expect(streak()).toBe(0);
});

test('the last move of a puzzle stays on the table until it is played again', async () => {
  const { legal, seat, hand, asides, ...view } = findView('classic-jacks');
  const own = { legal, seat, hand, asides };
  const why = { reason: 'wins', args: {} };
  const accepted = [{ move: legal[0] ?? '', step: null, why }];
  const scenario = toScenario({ ...puzzle('classic-x'), steps: [{ view, own, accepted }] } as PuzzleData);
  expect(scenario.seats.map(({ side }) => side)).toEqual([0, 1]);
  const { session, arrived } = start(scenario);
  const answered = vi.fn();
  void session.play(legal[0] ?? '').then(answered);
  await vi.runAllTimersAsync();
  expect([session.over, arrived.mock.calls.length, answered.mock.calls.length]).toEqual([true, 1, 0]);
  session.reset();
  await vi.runAllTimersAsync();
  expect(answered).toHaveBeenCalledWith(false);
});

test('difficulty in five steps', () => {
  expect([0, 19, 20, 55, 99, 100].map(stars)).toEqual([1, 1, 2, 3, 5, 5]);
});
