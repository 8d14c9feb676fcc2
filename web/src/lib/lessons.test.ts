import { beforeEach, expect, test } from 'vitest';
import { findView } from '../fixtures/views';
import { Lessons } from './lessons.svelte';
import { settings } from './settings.svelte';
import type { View } from './wire';

const view = { game: 'classic', seat: 0, actors: [0], legal: ['6C@a2'] } as unknown as View;

beforeEach(() => void Object.assign(settings, { taught: false, lessonMoves: 0, lessonsSeen: [] }));

test('after a reload the tutorial goes on where it was', () => {
  const lessons = new Lessons();
  expect(lessons.current(view)?.id).toBe('tutorial-card');
  lessons.advance(lessons.current(view));
  lessons.advance(lessons.current(view));
  expect(new Lessons().current(view)?.id).toBe('tutorial-corner');
  expect(JSON.parse(localStorage.getItem('knaves') ?? '{}')).toMatchObject({
    lessonMoves: 2,
    lessonsSeen: ['card', 'goal'],
  });
});

test('only a player whose turn it is gets a lesson', () => {
  const lessons = new Lessons();
  expect(lessons.current({ ...view, actors: [1] })).toBeNull();
  expect(lessons.current({ ...view, seat: null })).toBeNull();
  lessons.skip();
  expect(lessons.current(view)).toBeNull();
});

test('each jack is explained once, when one can be played', () => {
  const lessons = new Lessons();
  const jacks = findView('classic-jacks');
  settings.lessonMoves = 3;
  const shown = [0, 1, 2].map(() => {
    const lesson = lessons.current(jacks);
    lessons.advance(lesson);
    return [lesson?.id, lesson?.card];
  });
  expect(shown).toEqual([
    ['tutorial-wild', 'JC'],
    ['tutorial-remove', 'JS'],
    [undefined, undefined],
  ]);
});

test('stacks begins with a card for a pile', () => {
  const lessons = new Lessons();
  const piles = findView('stacks-2-middle');
  expect(lessons.current(piles)).toEqual({ id: 'tutorial-pile', card: 'BW' });
});

test('after a dozen moves the tutorial is over', () => {
  const lessons = new Lessons();
  for (let moves = 0; moves < 13; moves += 1) lessons.advance(null);
  expect(settings.taught).toBe(true);
});
