import { beforeEach, expect, test } from 'vitest';
import {
  analysisLink,
  inviteLink,
  navigate,
  personalLink,
  type Route,
  replayLink,
  reviewLink,
  route,
} from './router.svelte';

const visit = (address: string): Route => {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
  return route();
};
beforeEach(() => void visit('/'));

test.each<[string, Route]>([
  ['/', { screen: 'home' }],
  ['/#/nonsense', { screen: 'home' }],
  ['/#/new/alone', { screen: 'new', kind: 'alone' }],
  ['/#/new/nobody', { screen: 'home' }],
  ['/K7PQR', { screen: 'table', code: 'K7PQR', token: null }],
  ['/k7pqr#k/secret', { screen: 'table', code: 'K7PQR', token: 'secret' }],
  ['/games/K7PQR', { screen: 'table', code: 'K7PQR', token: null }],
  ['/#/t/k7pqr', { screen: 'table', code: 'K7PQR', token: null }],
  ['/#/t/K7PQR/k/secret', { screen: 'table', code: 'K7PQR', token: 'secret' }],
  ['/#/replay/K7PQR/3', { screen: 'replay', code: 'K7PQR', number: 3 }],
  ['/#/replay/K7PQR', { screen: 'replay', code: 'K7PQR', number: 1 }],
  ['/#/review/k7pqr/2', { screen: 'review', code: 'K7PQR', number: 2 }],
  ['/#/review', { screen: 'review', code: '', number: 1 }],
  ['/#/analysis', { screen: 'analysis', position: '' }],
  ['/#/analysis/%E0%A4%A', { screen: 'analysis', position: '' }],
  ['/#/rules', { screen: 'rules', game: 'classic', rule: '' }],
  ['/#/rules/stacks', { screen: 'rules', game: 'stacks', rule: '' }],
  ['/#/rules/c15', { screen: 'rules', game: '', rule: 'C15' }],
  ['/#/rules/travel/G6', { screen: 'rules', game: 'travel', rule: 'G6' }],
  ['/#/watch', { screen: 'watch' }],
])('%s', (address, expected) => {
  expect(visit(address)).toEqual(expected);
});

test('a code with letters that no code has is no table', () => {
  expect(visit('/K0PQR').screen).toBe('home');
});

test('an address that means the same keeps the route, so that no screen starts again', () => {
  const before = visit('/#/t/K7PQR');
  expect(visit('/#/t/k7pqr')).toBe(before);
});

test('navigation adds to the history, or replaces the last entry', () => {
  const { length } = history;
  navigate('rules/travel');
  expect(route()).toEqual({ screen: 'rules', game: 'travel', rule: '' });
  expect(history.length).toBe(length + 1);
  navigate('t/K7PQR', true);
  expect(route()).toMatchObject({ code: 'K7PQR' });
  expect(history.length).toBe(length + 1);
});

test('links work from a folder, and keep the token in the fragment', () => {
  visit('/games/#/rules');
  expect(new URL(inviteLink('K7PQR')).pathname).toBe('/games/K7PQR');
  expect(new URL(personalLink('K7PQR', 'secret'))).toMatchObject({
    pathname: '/games/K7PQR',
    hash: '#k/secret',
  });
  expect(new URL(replayLink('K7PQR', 2)).hash).toBe('#/replay/K7PQR/2');
  expect(new URL(reviewLink('K7PQR', 2)).hash).toBe('#/review/K7PQR/2');
});

test('a position survives its link', () => {
  const position = 'travel seats=2 board=8/1b6 discards=JH,QH|- deck=??*33 exchanges=1+2 seat=-';
  const { hash } = new URL(analysisLink(position));
  expect(visit(`/${hash}`)).toEqual({ screen: 'analysis', position });
  expect(hash.length).toBeLessThan(1.4 * position.length);
});
