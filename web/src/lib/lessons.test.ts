import { expect, test } from 'vitest';
import { Lessons } from './lessons.svelte';
import type { View } from './wire';

const view = { game: 'classic', seat: 0, actors: [0], legal: ['6C@a2'] } as unknown as View;

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
