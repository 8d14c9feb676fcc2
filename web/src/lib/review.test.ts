import { beforeEach, expect, test } from 'vitest';
import { ReviewState } from './review.svelte';
import {
  betterText,
  markText,
  momentText,
  ownSeat,
  percentText,
  points,
  storyText,
  swingText,
} from './review-text';
import type { Judgement, Replay, ReplayStep, Review } from './wire';
import { LANGUAGES, loadReviewWords, setLanguage, t } from './words.svelte';

const judged = (more: Partial<Judgement>): Judgement => ({
  mark: 'best',
  skill: [0, 0],
  loss: 0,
  best: '',
  reason: null,
  alternatives: [],
  ...more,
});
const mistake = judged({
  mark: 'mistake',
  skill: [-0.1, 0.1],
  loss: 0.08,
  best: '7H@c4',
  reason: { key: 'wins', arguments: { card: '7H' } },
});
const score = { accuracy: 80, skill: -0.1, marks: {}, story: 'well-unlucky' as const };
const review: Review = {
  version: 3,
  game: 'travel',
  names: ['Ana', 'Ben'],
  sides: [0, 1],
  chances: [
    [0.6, 0.4],
    [0.45, 0.55],
    [0, 1],
  ],
  moves: [
    {
      seat: 0,
      move: '2C@b2',
      known: mistake,
      open: judged({}),
      cause: 'drawn',
      drawn: ['JC'],
      reason: null,
    },
    {
      seat: 1,
      move: '3C@b3',
      known: judged({}),
      open: judged({}),
      cause: 'won',
      drawn: [],
      reason: null,
    },
  ],
  players: [
    { known: score, open: score },
    { known: score, open: score },
  ],
  luck: { deal: [0.1, -0.1], known: [-0.4, 0.4], open: [-0.5, 0.5] },
  moments: [{ number: 2, change: [-0.45, 0.45], cause: 'won', cards: [] }],
};
const step = { events: [], own: {} } as unknown as ReplayStep['all'];
const steps = [0, 1, 2].map(
  () => ({ seat: 0, move: '', position: '', view: {}, hands: [[], []], all: step, by_seat: [] }) as never,
);
const open = (): ReviewState =>
  new ReviewState({ record: '', names: ['Ana', 'Ben'], sides: [0, 1], steps } satisfies Replay, review);

beforeEach(async () => {
  await setLanguage('en');
  await loadReviewWords();
});

test('the parts of a result add up to it, judged either way', () => {
  const session = open();
  for (const basis of ['known', 'open'] as const) {
    session.basis = basis;
    for (const side of session.sides) {
      const { result, ...parts } = session.parts(side);
      const sum = Object.values(parts).reduce((one, other) => one + other, 0);
      expect(sum).toBeCloseTo(result, 9);
    }
  }
});

test('a mistake is told with what it lost and with the better move', () => {
  const session = open();
  expect(session.mistakes).toEqual([1]);
  expect(markText(session, 1)).toBe('mistake, −8%');
  expect(betterText(session, 1)).toMatch(/^Better: .*wins the game/);
  expect(markText(session, 2)).toBe('best move');
  expect(betterText(session, 2)).toBe('');
  session.basis = 'open';
  expect(session.mistakes).toEqual([]);
});

test('each move says what moved the curve: the choice and the luck of a draw, in parts that add up', () => {
  const session = open();
  expect(swingText(session, 1)).toBe('Chance 60% → 45%. Choice −10, luck −5. Cards drawn: jack of clubs.');
  expect(swingText(session, 2)).toBe('Chance 55% → 100%. That won the game.');
  session.basis = 'open';
  expect(swingText(session, 1)).toContain('Choice 0, luck −15.');
});

test('a mistake that the hidden cards made harmless says so', () => {
  const session = open();
  const harmless = 'As the hidden cards lay, it cost nothing.';
  expect(swingText(session, 1)).not.toContain(harmless);
  const [first] = session.review.moves;
  if (!first) throw new Error('no move');
  first.known = { ...mistake, skill: [0, 0] };
  expect(swingText(session, 1)).toBe(
    `Chance 60% → 45%. Choice 0, luck −15. Cards drawn: jack of clubs. ${harmless}`,
  );
  first.known = mistake;
});

test('what a play did is told in words, without names of cells', () => {
  const session = open();
  const [first] = session.review.moves;
  if (!first) throw new Error('no move');
  first.cause = 'played';
  first.reason = { key: 'extends-line', arguments: { line: 'b2-f2', chips: 4, length: 5 } };
  expect(swingText(session, 1)).toContain('This makes 4 of 5 in a line (row 2).');
  Object.assign(first, { cause: 'drawn', reason: null });
});

test('the better move is shown in the position before, until one goes on', () => {
  const session = open();
  session.goTo(2);
  session.showBetter(1);
  expect([session.ply, session.hint?.move, session.hint?.reason]).toEqual([0, '7H@c4', 'wins']);
  session.goTo(1);
  expect(session.hint).toBeNull();
});

test('by what players knew, only the hand of the one to move is open', () => {
  const session = open();
  session.goTo(1);
  expect(session.openHands).toEqual([1]);
  session.basis = 'open';
  expect(session.openHands).toEqual([0, 1]);
});

test('a story addresses the reader, a moment names the side that gained', () => {
  const session = open();
  expect(storyText(session, 0, 0)).toBe('You played well and were unlucky.');
  expect([ownSeat(['Pip', 'You']), ownSeat(['Ana', 'Ben'])]).toEqual([1, null]);
  expect(storyText(session, 1, 0)).toBe('Ben played well and was unlucky.');
  const [moment] = review.moments;
  expect(moment && momentText(session, moment)).toContain('Ben: from 55% to 100%. That won the game.');
  expect([points(0.034), points(-0.2), points(0)]).toEqual(['+3', '−20', '0']);
});

test.each(Object.keys(LANGUAGES))(
  'in %s a chance has the same percent sign alone and in a sentence',
  async (code) => {
    await setLanguage(code);
    await loadReviewWords();
    const plain = (text: string): string => text.replace(/\s/g, ' ');
    expect(plain(t('review-chances-now', { side: 'Ana', chance: 17 }))).toBe(
      plain(`Ana ${percentText(0.17)}`),
    );
  },
);
