import { beforeAll, beforeEach, expect, test } from 'vitest';
import { findView } from '../../fixtures/views';
import type { StacksView } from '../../lib/wire';
import { setLanguage } from '../../lib/words.svelte';
import { stacksPrompt } from './prompt';
import { StacksSelection } from './selection.svelte';

beforeAll(() => setLanguage('en'));
let played: string[];
let needsConfirm: boolean;
beforeEach(() => {
  played = [];
  needsConfirm = false;
});
const select = (name: string): StacksSelection =>
  new StacksSelection(
    () => findView<StacksView>(name),
    (move) => played.push(move.text),
    () => needsConfirm,
  );
const texts = (moves: readonly { text: string }[]): string[] => moves.map((move) => move.text);

test('a card in the hand has its piles and its discard, the top of the discard pile only its piles', () => {
  const selection = select('stacks-steals');
  selection.tapCard(4);
  expect([selection.card, selection.top, texts(selection.cardMoves)]).toEqual([
    'B4',
    false,
    ['B4@b1', '-B4'],
  ]);
  selection.tapCard(5);
  expect([selection.card, selection.top, texts(selection.cardMoves)]).toEqual(['R3', true, ['^R3@r1']]);
  expect([...selection.lays.keys()]).toEqual(['r1']);
});

test('a second tap on the same card drops it', () => {
  const selection = select('stacks-steals');
  selection.tapCard(0);
  expect(texts(selection.steals)).toEqual(['SC:1d', 'SC:1h', 'SC:2h', 'SC:3d', 'SC:3h']);
  selection.tapCard(0);
  expect([selection.card, selection.steals]).toEqual([null, []]);
});

test('a move that is played keeps its card selected until the position changes', () => {
  const selection = select('stacks-steals');
  selection.tapCard(1);
  selection.stealing = true;
  const [steal] = selection.steals;
  if (steal) selection.propose(steal);
  expect(played).toEqual(['ST:1b']);
  expect([selection.card, selection.stealing]).toEqual(['ST', false]);
  selection.clear();
  expect(selection.card).toBeNull();
});

test('a player who always confirms is asked', () => {
  needsConfirm = true;
  const selection = select('stacks-steals');
  selection.tapCard(4);
  const lay = selection.lays.get('b1');
  if (lay) selection.propose(lay);
  expect([played, selection.proposed?.text]).toEqual([[], 'B4@b1']);
  selection.confirm();
  expect([played, selection.proposed]).toEqual([['B4@b1'], null]);
});

test.each([
  ['stacks-window', /Block it\?/],
  ['stacks-shown', /will you take/],
  ['stacks-draw', /Draw/],
  ['stacks-steals', /discard/i],
])('the prompt of %s', (name, text) => {
  const view = findView<StacksView>(name);
  expect(stacksPrompt(view, select(name), true, [])).toMatch(text);
});

test('who has answered a Block window is told to wait, and who is not asked reads nothing', () => {
  const view = findView<StacksView>('stacks-window');
  const answered = { ...view, window: view.window && { ...view.window, answer: 'let' } };
  expect(stacksPrompt(answered, select('stacks-window'), false, [])).not.toMatch(/Block it/);
  expect(stacksPrompt({ ...view, window: null }, select('stacks-2-over'), false, [])).toBe('');
});
