/** The pictures of the rule pages: each step says what it shows, in every language. */
import '@testing-library/jest-dom/vitest';
import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import RulePicture from '../components/RulePicture.svelte';
import texts from '../../../src/knaves/locales/rule_texts.json';
import { captionOf, illustrate, pictureOf, pictureOfRule } from './rule-pictures';
import { findRule } from './rulebook';
import { rulePage } from './rules';
import { LANGUAGES, loadRules, setLanguage } from './words.svelte';

beforeEach(async () => {
  vi.stubGlobal('IntersectionObserver', undefined); // that of the tests sees nothing
  await setLanguage('en');
  await loadRules();
});
afterEach(() => vi.unstubAllGlobals());

const GAMES = ['classic', 'travel', 'stacks'];
const pictured = (game: string) =>
  rulePage(game)
    .flatMap((section) => section.sentences)
    .flatMap(({ id }) => pictureOf(game, id) ?? []);

test.each(Object.keys(LANGUAGES))('every step has a caption in %s', async (language) => {
  await setLanguage(language);
  for (const game of GAMES) {
    for (const { steps = [] } of pictured(game)) {
      const captions = steps.length > 1 ? steps.map(captionOf) : [];
      expect(captions.filter((text) => text === '' || /event-|error-|move-|[{}]/.test(text))).toEqual([]);
    }
  }
});

test('a picture is found by the id of a rule', () => {
  expect(pictureOfRule('classic', 'C27')?.sentence).toBe('rule-lines-locked');
  expect(pictureOfRule('travel', 'T15')?.sentence).toBe('rule-travel-place');
  expect(pictureOfRule('stacks', 'S30')?.picture.steps?.length).toBe(3);
  expect(pictureOfRule('classic', 'S30')).toBeUndefined();
});

test('the page of every rule has a picture, in each of its games', () => {
  const bare = Object.keys(texts).flatMap((id) =>
    (findRule(id)?.games ?? ['none']).filter((game) => !illustrate(game, id)).map((game) => `${game} ${id}`),
  );
  expect(bare).toEqual([]);
  expect(illustrate('stacks', 'G65', ['S28'])).toBe(pictureOf('stacks', 'rule-stacks-steal-card'));
});

const chips = (): number => document.querySelectorAll('.cell .chip').length;
const shown = (): string => document.querySelector('.captions .shown')?.textContent ?? '';

test('a picture is stepped through on the board of the game', async () => {
  render(RulePicture, {
    game: 'classic',
    picture: pictureOf('classic', 'rule-classic-place') ?? { rules: '' },
  });
  expect(shown()).toBe('7 of hearts, 2 places to play');
  expect(
    [...document.querySelectorAll<HTMLElement>('.cell.target')].map((cell) => cell.dataset['cell']),
  ).toEqual(['i5', 'd6']);
  const before = chips();
  await fireEvent.click(screen.getByRole('button', { name: 'Next move' }));
  expect(chips()).toBe(before + 1);
  expect(shown()).toBe('You play the 7 of hearts on d6. You draw the 2 of spades.');
  expect(screen.getByRole('button', { name: 'Next move' })).toBeDisabled();
  await fireEvent.click(screen.getByRole('button', { name: 'Previous move' }));
  expect(chips()).toBe(before);
  expect(document.querySelector('.felt')).toHaveAttribute('inert');
});

test('a refused move says why and changes nothing', async () => {
  const picture = pictureOf('classic', 'rule-lines-one-eyed-limits') ?? { rules: '' };
  render(RulePicture, { game: 'classic', picture });
  const before = chips();
  await fireEvent.click(screen.getByRole('button', { name: 'Next move' }));
  expect(shown()).toBe('That chip is part of a completed sequence and can’t be removed.');
  expect(document.querySelector('.cell.refused')).toHaveAttribute('data-cell', 'f5');
  expect(chips()).toBe(before);
});

test('a Block clears the pile that it answers', async () => {
  render(RulePicture, { game: 'stacks', picture: pictureOf('stacks', 'rule-stacks-block') ?? { rules: '' } });
  const laid = (): number => document.querySelectorAll('[data-place=b1] .laid').length;
  const next = screen.getByRole('button', { name: 'Next move' });
  expect(laid()).toBe(4);
  await fireEvent.click(next);
  expect(laid()).toBe(5);
  await fireEvent.click(next);
  expect(laid()).toBe(0);
  expect(shown()).toContain('You block blue pile 1');
});
