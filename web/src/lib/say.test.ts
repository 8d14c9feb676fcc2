/** What the page says of cards, events, moves and hints is what Python says, in every language. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import sentences from '../fixtures/sentences.json';
import { readMove } from './moves';
import { cardName, eventSentence, hintReason, moveLabel } from './say';
import type { GameEvent } from './views';
import type { SeatInfo } from './wire';
import { LANGUAGES, speak } from './words.svelte';

const seats = sentences.names.map((name) => ({ name }) as SeatInfo);

test.each(Object.keys(LANGUAGES))('%s is the same here and in Python', async (language) => {
  const said = sentences.said[language as keyof typeof sentences.said];
  await speak(language);
  expect(sentences.cards.map((card) => [cardName(card), cardName(card, true)])).toEqual(said.cards);
  expect(
    sentences.events.map(({ reader, event }) => eventSentence(event as GameEvent, reader, seats)),
  ).toEqual(said.events);
  expect(sentences.moves.map((move) => moveLabel(readMove(move), seats))).toEqual(said.moves);
  expect(sentences.hints.map((hint) => hintReason(hint.key, hint.arguments, seats))).toEqual(said.hints);
});

test('every language of Python is spoken here', () => {
  expect(Object.keys(LANGUAGES)).toEqual(Object.keys(sentences.said));
});

/** Messages whose card is the object of a sentence; the others name it by itself. */
const TAKES_OBJECT = ['prompt-choose-cell'];

test('each message gets the form of the card that it takes', () => {
  const root = join(import.meta.dirname, '..');
  const sources = (readdirSync(root, { recursive: true }) as string[])
    .filter((name) => name.endsWith('.svelte'))
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
