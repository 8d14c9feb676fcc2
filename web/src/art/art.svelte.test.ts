/** The drawings say what they must: two eyes or one, six knaves with three moods, and the player's choice of cards. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import LooksForm from '../components/LooksForm.svelte';
import Mark from '../components/Mark.svelte';
import PackCard from '../components/PackCard.svelte';
import Portrait from '../components/Portrait.svelte';
import StacksCard from '../components/StacksCard.svelte';
import { openEyesWhile } from '../lib/favicon.svelte';
import { isOneEyed } from '../lib/moves';
import { settings } from '../lib/settings.svelte';
import { applyTheme } from '../lib/theme.svelte';
import { setLanguage } from '../lib/words.svelte';
import { ACTIONS } from './actions';
import { COURTS } from './courts';
import { KNAVES } from './knaves';

afterEach(cleanup);

const drawn = (
  component: typeof Portrait,
  props: { level: string; mood?: 'calm' | 'win' | 'lose' },
): string => {
  const { container } = render(component, { props });
  const found = container.innerHTML;
  cleanup();
  return found;
};
const dots = (shape: readonly [string, string] | undefined): number => shape?.[1].split('M').length ?? 0;

test('all twelve court cards are different', () => {
  const cards = [...'JQK'].flatMap((rank) => [...'SHDC'].map((suit) => rank + suit));
  expect(Object.keys(COURTS).sort()).toEqual(cards.sort());
  expect(new Set(Object.values(COURTS).map((shapes) => JSON.stringify(shapes))).size).toBe(12);
});

test.each(['JS', 'JH', 'JD', 'JC'])('%s shows as many eyes as it has', (card) => {
  const eyes = COURTS[card]?.filter(([fill]) => fill === 'jack-pupil');
  expect(dots(eyes?.[0]) - 1).toBe(isOneEyed(card) ? 1 : 2);
});

test('the mark winks, opens both eyes, and blinks', () => {
  const eyes = (mood: 'wink' | 'open' | 'blink'): number => {
    const count = render(Mark, { props: { mood } }).container.querySelectorAll('.eye').length;
    cleanup();
    return count;
  };
  expect([eyes('wink'), eyes('open'), eyes('blink')]).toEqual([1, 2, 2]);
});

test('six knaves, each with a face for winning and one for losing', () => {
  const levels = ['random', 'beginner', 'casual', 'skilled', 'expert', 'best'];
  expect(Object.keys(KNAVES)).toEqual(levels);
  const faces = levels.flatMap((level) =>
    (['calm', 'win', 'lose'] as const).map((mood) => drawn(Portrait, { level, mood })),
  );
  expect(new Set(faces).size).toBe(18);
  expect(drawn(Portrait, { level: 'of a later version' })).toBe(drawn(Portrait, { level: 'casual' }));
});

test('every action card has a picture, and a wild card a jack', () => {
  for (const card of Object.keys(ACTIONS)) {
    const { container } = render(StacksCard, { props: { card } });
    expect(container.querySelectorAll('.picture path').length).toBeGreaterThan(3);
    cleanup();
  }
  expect(Object.keys(ACTIONS).sort()).toEqual(['BL', 'RV', 'SC', 'SK', 'ST']);
  expect(render(StacksCard, { props: { card: 'BW' } }).container.querySelector('.jack path')).not.toBeNull();
});

test('table and cards are chosen in the settings, shown at once and remembered', async () => {
  await setLanguage('en');
  const stop = $effect.root(applyTheme);
  render(LooksForm);
  await fireEvent.click(screen.getByRole('radio', { name: 'Walnut' }));
  await fireEvent.click(screen.getByRole('radio', { name: 'Large letters' }));
  flushSync();
  expect(document.documentElement.dataset).toMatchObject({ table: 'walnut', cards: 'large' });
  expect(JSON.parse(localStorage.getItem('knaves') ?? '{}')).toMatchObject({
    table: 'walnut',
    cards: 'large',
  });
  cleanup();
  const card = render(PackCard, { props: { card: 'QH' } });
  expect(card.container.querySelector('.art')).toBeNull();
  settings.cards = 'pictures';
  flushSync();
  expect(card.container.querySelector('.art')).not.toBeNull();
  stop();
});

test('the icon of the tab opens both eyes on your turn, and winks when the table is left', async () => {
  document.head.innerHTML = '<link rel="icon" href="./icon.svg" />';
  const icon = (): string | null => document.querySelector('link')?.getAttribute('href') ?? null;
  let mine = $state(false);
  const stop = $effect.root(() => openEyesWhile(() => mine));
  mine = true;
  flushSync();
  await expect.poll(icon).toBe('./icon-open.svg');
  mine = false;
  flushSync();
  await expect.poll(icon).toBe('./icon.svg');
  mine = true;
  flushSync();
  await expect.poll(icon).toBe('./icon-open.svg');
  stop();
  expect(icon()).toBe('./icon.svg');
});
