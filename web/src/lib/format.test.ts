/** Cards, events, moves and hints have the same text here and in Python, in every language. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import sentences from '../fixtures/sentences.json';
import { parseMove } from './moves';
import { cardName, eventSentence, hintReason, moveLabel, nudgeSentence, waitingNote } from './format';
import type { AnyEvent, SeatInfo, Settings } from './wire';
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

test('the lobby says that the host is a bot, and what people can do', async () => {
  await setLanguage('en');
  const person = { kind: 'human', name: 'Ana' } as SeatInfo;
  const bot = { kind: 'human', name: 'Robo', program: true } as SeatInfo;
  const open = { kind: 'open', name: '' } as SeatInfo;
  const note = (seats: SeatInfo[], you: number | null, locked = false): string =>
    waitingNote({ seats, host: 0, settings: { locked } as Settings }, you);
  expect(note([person, open], null)).toBe('Waiting for 1 more player.');
  expect(note([person, bot], 1)).toBe('Waiting for the host to start the game.');
  const hosts = 'The host, Robo, is a bot. It starts the game once all seats are taken.';
  const sit = 'Take a seat and you become the host.';
  expect(note([bot, open], null)).toBe(`${hosts} ${sit}`);
  expect(note([bot, open], null, true)).toBe(hosts);
  expect(note([bot, person], 1)).toBe(hosts);
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
