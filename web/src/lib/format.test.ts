/** Cards, events, moves and hints have the same text here and in Python, in every language. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import sentences from '../fixtures/sentences.json';
import { parseMove } from './moves';
import { cardName, eventSentence, hintReason, moveLabel, nudgeSentence } from './format';
import type { AnyEvent, SeatInfo } from './wire';
import { LANGUAGES, setLanguage } from './words.svelte';

const seats = sentences.names.map((name) => ({ name }) as SeatInfo);

test.each(Object.keys(LANGUAGES))('%s has the same text here and in Python', async (language) => {
  const said = sentences.said[language as keyof typeof sentences.said];
  await setLanguage(language);
  expect(sentences.cards.map((card) => [cardName(card), cardName(card, true)])).toEqual(said.cards);
  expect(
    sentences.events.map(({ reader, event }) => eventSentence(event as AnyEvent, reader, seats)),
  ).toEqual(said.events);
  expect(sentences.moves.map((move) => moveLabel(parseMove(move), seats))).toEqual(said.moves);
  expect(sentences.hints.map((hint) => hintReason(hint.key, hint.arguments, seats))).toEqual(said.hints);
  const nudges = sentences.nudges.map((nudge) => nudgeSentence(nudge.key, nudge.arguments, seats));
  expect(nudges).toEqual(said.nudges);
});

test('every language of Python exists here', () => {
  expect(Object.keys(LANGUAGES)).toEqual(Object.keys(sentences.said));
});

/** Messages in which the card is the object of the sentence. */
const TAKES_OBJECT = ['prompt-choose-cell'];

test('each message gets the grammatical form of the card that it needs', () => {
  const root = join(import.meta.dirname, '..');
  const sources = (readdirSync(root, { recursive: true }) as string[])
    .filter((name) => /(?<!test)\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(join(root, name), 'utf8'));
  const calls = sources.flatMap((source) => [
    ...source.matchAll(/t\('([\w-]+)', \{[^}]*\bcard: cardName\(([^)]*)\)/g),
  ]);
  const wrong = calls.filter(
    ([, key = '', args = '']) => args.endsWith(', true') !== TAKES_OBJECT.includes(key),
  );
  expect(calls.length).toBeGreaterThan(4);
  expect(wrong.map(([, key]) => key)).toEqual([]);
});
