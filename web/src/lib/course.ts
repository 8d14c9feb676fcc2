/** The lessons of each game, and which of them this player has done. */
import type { Scenario } from './scenario.svelte';
import { ruleArguments } from './rules';
import { saveSettings, settings } from './settings.svelte';

export const COURSES = ['classic', 'travel', 'stacks'] as const;
export type Course = (typeof COURSES)[number];

const FILES: Record<Course, () => Promise<{ default: unknown }>> = {
  classic: () => import('./lessons/classic.json'),
  travel: () => import('./lessons/travel.json'),
  stacks: () => import('./lessons/stacks.json'),
};

/** The engine played these lessons (tools/lessons.py); no type can say that they are scenarios. */
export const loadCourse = async (game: Course): Promise<Scenario[]> =>
  (await FILES[game]()).default as Scenario[];

export const toCourse = (name: string): Course => COURSES.find((one) => one === name) ?? 'classic';

/** The numbers in the sentences of the lessons. A number goes as a number: a variant like [5] matches no text. */
export const lessonArguments = (game: string): Record<string, number> =>
  Object.fromEntries(Object.entries(ruleArguments(game)).map(([name, text]) => [name, Number(text)]));

const nameOf = ({ game, id }: Scenario): string => `${game}/${id}`;

export const isLearned = (lesson: Scenario): boolean => settings.learned.includes(nameOf(lesson));

export function setLearned(lesson: Scenario): void {
  if (isLearned(lesson)) return;
  settings.learned = [...settings.learned, nameOf(lesson)];
  saveSettings();
}

/** The index of the first lesson that is not done; 0 if all are. */
export const nextLesson = (lessons: readonly Scenario[]): number =>
  Math.max(
    0,
    lessons.findIndex((lesson) => !isLearned(lesson)),
  );
