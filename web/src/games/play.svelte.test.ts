/** Both kinds of tables, mounted with real positions: what can be played, and what moves. */
import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import Gallery from '../fixtures/Gallery.svelte';
import { tableAt, updateOf } from '../fixtures/tables';
import { findView } from '../fixtures/views';
import { settle } from '../lib/motion';
import type { TableState } from '../lib/session.svelte';
import type { AnyEvent, LinesView, StacksView, View } from '../lib/wire';
import { setLanguage } from '../lib/words.svelte';

interface Started {
  target: Element;
  keyframes: Keyframe[];
  timing: KeyframeAnimationOptions;
  end: () => void;
  cancelled: boolean;
}
let started: Started[];
/** Whether the reader wants less motion. */
let reduced: boolean;

/** An animation that runs until it is completed. */
function animate(this: Element, keyframes: Keyframe[], timing: KeyframeAnimationOptions): Animation {
  let end = (): void => {};
  const finished = new Promise<void>((resolve) => (end = resolve));
  const one: Started = { target: this, keyframes, timing, end, cancelled: false };
  started.push(one);
  return { finished, finish: end, cancel: () => (one.cancelled = true) } as unknown as Animation;
}

beforeAll(() => setLanguage('en'));
beforeEach(() => {
  started = [];
  reduced = false;
  vi.spyOn(Element.prototype, 'animate').mockImplementation(animate as never);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 40, 50));
  vi.stubGlobal('matchMedia', (query: string) => {
    const matches = query.includes('reduced-motion') ? reduced : query.includes('min-width');
    return Object.assign(new EventTarget(), { matches, media: query });
  });
});
afterEach(async () => {
  settle();
  await tick();
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A mounted table; the board is rendered some rows at a time. */
async function show(view: View): Promise<TableState> {
  const session = tableAt(view);
  render(Gallery, { session });
  await vi.waitFor(
    () => expect(document.querySelectorAll('.held:not(.extra)').length).toBe(view.hand.length),
    5000,
  );
  started = [];
  return session;
}

/** The next position with its events. The flights that have started: what flies, and what it becomes. */
async function happen(session: TableState, view: View, ...events: AnyEvent[]): Promise<string[]> {
  session.applyUpdate(updateOf(view, events, (session.update?.version ?? 0) + 1));
  await tick();
  await tick();
  return flights();
}

const PIECES: [string, string][] = [
  ['.face', 'card'],
  ['.chip', 'chip'],
];
const flights = (): string[] =>
  [...document.querySelectorAll('.flyer')].map((flyer) =>
    [...flyer.children]
      .map((side) => PIECES.find(([selector]) => side.querySelector(selector))?.[1] ?? 'back')
      .join(' to '),
  );
const hidden = (): Element[] =>
  started.filter((one) => one.keyframes[0]?.['opacity'] === 0 && !one.cancelled).map((one) => one.target);
const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

const withChip = (view: LinesView, cell: string, chip: string): LinesView => {
  const rows = view.board.split('/').map((row) => row.replace(/\d+/g, (count) => '.'.repeat(Number(count))));
  const [column, row] = [cell.charCodeAt(0) - 97, Number(cell.slice(1)) - 1];
  const line = rows[row] ?? '';
  rows[row] = line.slice(0, column) + chip + line.slice(column + 1);
  return { ...view, board: rows.map((one) => one.replace(/\.+/g, (gap) => String(gap.length))).join('/') };
};

test('a card of another seat becomes the chip of its team, which is not seen before', async () => {
  const view = findView<LinesView>('classic-2-middle');
  const session = await show(view);
  const placed: AnyEvent = { event: 'placed', seat: 1, card: '8S', cell: 'h1' };
  const drew: AnyEvent = { event: 'drew', seat: 1, card: '??' };
  expect(await happen(session, withChip(view, 'h1', 'g'), placed, drew)).toEqual(['card to chip', 'back']);
  const chip = find('[data-cell="h1"] .chip-place');
  expect(hidden()).toContain(chip);
  expect(document.querySelector('.flyer .chip')?.classList).toContain('team-1');
  settle();
  await vi.waitFor(() => expect(flights()).toEqual([]));
  expect(hidden()).not.toContain(chip);
});

test('the own card flies when the move is sent, and not again when it is confirmed', async () => {
  const view = findView<LinesView>('classic-2-middle');
  const session = await show(view);
  vi.spyOn(session, 'send').mockReturnValue(new Promise(() => {}));
  find('.held[data-card="8S"]').click();
  find('[data-cell="h1"]').click();
  await vi.waitFor(() => expect(flights()).toEqual(['card to chip']));
  const chip = find('[data-cell="h1"] .chip-place');
  const hand = view.hand.map((card) => (card === '8S' ? 'QH' : card));
  const placed: AnyEvent = { event: 'placed', seat: 0, card: '8S', cell: 'h1' };
  const drew: AnyEvent = { event: 'drew', seat: 0, card: 'QH' };
  const next = { ...withChip(view, 'h1', 'b'), hand, legal: [], actors: [1] };
  expect(await happen(session, next, placed, drew)).toEqual(['card to chip', 'back to card']);
  expect(find('[data-cell="h1"] .chip-place')).toBe(chip);
  expect(hidden()).toEqual(expect.arrayContaining([chip, find('.held[data-card="QH"]')]));
});

test('a refused move comes back at once', async () => {
  const session = await show(findView('classic-2-middle'));
  let answer = (_: boolean): void => {};
  vi.spyOn(session, 'send').mockReturnValue(new Promise((resolve) => (answer = resolve)));
  find('.held[data-card="8S"]').click();
  find('[data-cell="h1"]').click();
  await vi.waitFor(() => expect(flights()).toHaveLength(1));
  answer(false);
  await vi.waitFor(() => expect(flights()).toHaveLength(0));
  expect(document.querySelector('[data-cell="h1"] .chip-place')).toBeNull();
});

test('a line is struck once its last chip has landed, then its chips flip one after the other', async () => {
  const view = findView<LinesView>('classic-2-over');
  const [[line]] = view.sequences as [[string[]]];
  const [first = '', last = ''] = [line[0], line.at(-1)];
  const session = await show({ ...view, sequences: [[], []] });
  const placed: AnyEvent = { event: 'placed', seat: 1, card: '8S', cell: last };
  await happen(session, view, placed, { event: 'sequence-made', team: 0, line: `${first}-${last}` });
  const stroke = started.find((one) => one.target.tagName === 'line');
  const flips = started.filter((one) => one.target.matches('.grid .chip'));
  expect(stroke?.timing).toMatchObject({ delay: 220, duration: 400 });
  expect(flips.length).toBeGreaterThanOrEqual(4);
  const delays = flips.map((one) => Number(one.timing.delay));
  expect(delays.slice(1).map((delay, index) => delay - (delays[index] ?? 0))).toEqual(
    Array(delays.length - 1).fill(60),
  );
  expect(delays[0]).toBeGreaterThanOrEqual(620);
});

test('a removed chip goes, after the jack has come', async () => {
  const view = withChip(findView<LinesView>('classic-2-middle'), 'h1', 'g');
  const session = await show(view);
  const removed: AnyEvent = { event: 'removed', seat: 0, card: 'JS', cell: 'h1', team: 1 };
  expect(await happen(session, findView('classic-2-middle'), removed)).toEqual(['card', 'chip']);
});

const STACKS: [string, AnyEvent[], string[]][] = [
  ['a card is laid', [{ event: 'laid', seat: 1, card: 'B3', place: 'b1', top: false }], ['card']],
  [
    'a Steal travels from the victim to the thief',
    [{ event: 'chip-stolen', seat: 1, victim: 2, colour: 'red', top: false }],
    ['card', 'chip'],
  ],
  [
    'a stolen card is seen only by those who may know it',
    [
      { event: 'steal-played', seat: 1, victim: 2, source: 'hand', top: false },
      { event: 'card-stolen', seat: 1, victim: 2, card: '??' },
    ],
    ['card', 'back'],
  ],
  ['a Skip goes to the stage', [{ event: 'skip-played', seat: 1, card: 'SK', top: false }], ['card']],
  ['a draw comes from the pile', [{ event: 'drew', seat: 1, count: 2, cards: '??' }], ['back', 'back']],
  ['a discarded card', [{ event: 'discarded', seat: 1, card: 'B5' }], ['card']],
  ['shuffled cards go back to the pile', [{ event: 'reshuffled', cards: 20 }], ['back']],
];
test.each(STACKS)('%s', async (_, events, expected) => {
  const view = findView<StacksView>('stacks-window');
  const session = await show(view);
  expect(await happen(session, view, ...events)).toEqual(expected);
});

test('a Block falls on the pile, and takes its cards along', async () => {
  const view = findView<StacksView>('stacks-window');
  const session = await show(view);
  const [place, pile] = Object.entries(view.piles).find(([, one]) => one.cards.length > 0) ?? ['b1'];
  const cards = pile?.cards ?? [];
  const empty = { ...view, piles: { ...view.piles, [place]: { cards: [], needs: '1' } } };
  const seen = await happen(session, empty, { event: 'blocked', seat: 2, place, cards });
  expect(seen).toHaveLength(cards.length + 2);
  expect(new Set(seen)).toEqual(new Set(['card']));
});

test('no motion is longer than 300 ms, except the stroke', async () => {
  const view = findView<StacksView>('stacks-window');
  const session = await show(view);
  for (const [, events] of STACKS) await happen(session, view, ...events);
  const times = started.map((one) => Number(one.timing.duration)).filter((time) => time < 60_000); // hidden, no motion
  expect(times.length).toBeGreaterThan(10);
  expect(Math.max(...times)).toBeLessThan(300);
});

test('newer events complete the motion of older ones, and so does a tap', async () => {
  const view = findView<StacksView>('stacks-window');
  const session = await show(view);
  const drew: AnyEvent = { event: 'drew', seat: 1, count: 1, cards: '??' };
  await happen(session, view, drew, drew);
  expect(await happen(session, view, drew)).toHaveLength(1);
  window.dispatchEvent(new PointerEvent('pointerdown'));
  await vi.waitFor(() => expect(flights()).toEqual([]));
});

test('with reduced motion, and after a reconnect with many events, nothing moves', async () => {
  const view = findView<StacksView>('stacks-window');
  const session = await show(view);
  const drew: AnyEvent = { event: 'drew', seat: 1, count: 1, cards: '??' };
  await happen(session, view, ...Array<AnyEvent>(20).fill(drew));
  reduced = true;
  await happen(session, view, drew);
  expect(started).toEqual([]);
});
