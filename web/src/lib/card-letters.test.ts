/** The letters on court cards: as printed, or those of the player's language. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import Board from '../components/Board.svelte';
import PackCard from '../components/PackCard.svelte';
import SettingsForm from '../components/SettingsForm.svelte';
import { ownLetters, rankText } from './format';
import { deleteAllData, settings } from './settings.svelte';
import { LANGUAGES, setLanguage } from './words.svelte';

afterEach(deleteAllData);

const OWN: Record<string, string> = {
  da: 'B D K E',
  de: 'B D K A',
  fr: 'V D R A',
  nl: 'B V H A',
  pl: 'W D K A',
  pt: 'V D R A',
};

test.each(Object.keys(LANGUAGES))('%s shows the chosen letters', async (language) => {
  await setLanguage(language);
  const shown = (): string => ['JS', 'QH', 'KD', 'AC'].map(rankText).join(' ');
  expect(ownLetters()).toBe(OWN[language] ?? '');
  expect(shown()).toBe('J Q K A');
  settings.letters = 'own';
  expect(shown()).toBe(OWN[language] ?? 'J Q K A');
  expect(['TS', '9H'].map(rankText)).toEqual(['10', '9']);
});

test('cards and board change with the setting', async () => {
  await setLanguage('fr');
  const card = render(PackCard, { card: 'QH' });
  const board = render(Board, { game: 'classic', chips: [], lines: [] });
  const ranks = (): Set<string> =>
    new Set([...board.container.querySelectorAll('.rank')].map((rank) => rank.textContent));
  expect(card.container.textContent).toContain('Q');
  expect(ranks()).toContain('Q');
  settings.letters = 'own';
  await Promise.resolve();
  expect(card.container.textContent).toContain('D');
  expect(ranks()).toContain('D');
  expect([...ranks()].filter((rank) => /[JQK]/.test(rank))).toEqual([]);
});

test('the setting is offered if the language has its own letters, and it is stored', async () => {
  await setLanguage('pl');
  const form = render(SettingsForm);
  await fireEvent.click(screen.getByLabelText('Polskie: W D K A'));
  expect(settings.letters).toBe('own');
  expect(JSON.parse(localStorage.getItem('knaves') ?? '{}')).toMatchObject({ letters: 'own' });
  form.unmount();
  await setLanguage('en');
  render(SettingsForm);
  expect(document.querySelector('[name=letters]')).toBeNull();
});
