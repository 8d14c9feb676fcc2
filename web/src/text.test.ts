/** No text in the code: whatever people read or hear comes from the messages, in their language. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';
import { expect, test } from 'vitest';
import { speak, t } from './lib/words.svelte';

interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

const ROOT = import.meta.dirname;
const SPOKEN =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label|content)$/;
const SHOWN = ['title', 'textContent', 'innerText', 'innerHTML', 'placeholder', 'ariaLabel', 'alt'];
const SENTENCE = /\p{L}{2,},? \p{L}{2,}/u;
const LETTER = /\p{L}/u;
/** In a list of what is shown, as of keys; ids and codes are written otherwise. */
const WORD = /^\p{Lu}\p{Ll}{2,}$/u;
const SELECTING = ['matches', 'closest', 'querySelector', 'querySelectorAll', 'matchMedia'];
/** What each language calls itself is the same in all of them; the gallery is for those who design. */
const MADE_UP = ['lib/words.svelte.ts', 'fixtures/Gallery.svelte'];

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** The texts an expression may come to by itself; what it calls or looks up is not its own. */
function texts(node: Node): [Node, string][] {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? [[node, node['value']]] : [];
  if (node.type === 'TemplateElement') return [[node, (node['value'] as { raw: string }).raw]];
  if (node.type === 'Text') return [[node, String(node['data'])]];
  if (node.type === 'ConditionalExpression')
    return [...texts(node['consequent'] as Node), ...texts(node['alternate'] as Node)];
  if (/^(Call|New|Member|Arrow|Function)/.test(node.type)) return [];
  if (node.type === 'BinaryExpression' && node['operator'] !== '+') return [];
  return childrenOf(node).flatMap(texts);
}

/** Where in a syntax tree words are that no language can change. */
function* faults(node: Node): Generator<[Node, string]> {
  const lettered = (found: [Node, string][]): [Node, string][] =>
    found.filter(([, text]) => LETTER.test(text));
  if (node.type === 'StyleSheet' || node.type === 'Comment') return;
  if (node.type === 'ImportDeclaration' || node.type === 'ImportExpression') return;
  if (node.type === 'ThrowStatement') return; // for those who read the console
  if (node.type === 'Fragment') {
    for (const child of childrenOf(node))
      if (child.type === 'Text' || child.type === 'ExpressionTag') yield* lettered(texts(child));
  }
  if (node.type === 'Attribute') {
    if (SPOKEN.test(String(node['name']))) yield* lettered(childrenOf(node).flatMap(texts));
    else if (childrenOf(node).every((value) => value.type === 'Text')) return; // classes, paths and the like
  }
  if (node.type === 'AssignmentExpression') {
    const property = (node['left'] as Node)['property'] as { name?: string } | undefined;
    if (property?.name && SHOWN.includes(property.name)) yield* lettered(texts(node['right'] as Node));
  }
  if (node.type === 'CallExpression' || node.type === 'NewExpression') {
    const called = node['callee'] as { name?: string; property?: { name?: string } };
    const name = called.property?.name ?? called.name ?? '';
    if (['announce', 'alert', 'confirm', 'prompt', 'Notification'].includes(name))
      yield* lettered((node['arguments'] as Node[]).flatMap(texts));
    if (SELECTING.includes(name)) return;
  }
  if (node.type === 'ArrayExpression')
    yield* (node['elements'] as Node[]).flatMap(texts).filter(([, text]) => WORD.test(text));
  if (node.type === 'Literal' && typeof node['value'] === 'string' && SENTENCE.test(node['value']))
    yield [node, node['value']];
  if (node.type === 'TemplateElement' && SENTENCE.test((node['value'] as { raw: string }).raw))
    yield [node, (node['value'] as { raw: string }).raw];
  for (const child of childrenOf(node)) yield* faults(child);
}

function faultsOf(source: string, script: boolean): string[] {
  const text = script ? `<script module lang="ts">${source}</script>` : source;
  const tree = parse(text, { modern: true }) as unknown as Node;
  const found = [...faults(tree)].map(
    ([node, words]) => `line ${text.slice(0, node.start).split('\n').length}: ${words.trim()}`,
  );
  return [...new Set(found)];
}

const files = (readdirSync(ROOT, { recursive: true }) as string[]).filter(
  (name) => /\.(svelte|ts)$/.test(name) && !/\.(test|d)\.ts$/.test(name) && !MADE_UP.includes(name),
);

test.each(files)('%s has no words of its own', (name) => {
  expect(faultsOf(readFileSync(join(ROOT, name), 'utf8'), name.endsWith('.ts'))).toEqual([]);
});

test('the script of the admin page has no words of its own', () => {
  const script = readFileSync(join(ROOT, '../../src/knaves/server/pages/admin.js'), 'utf8');
  expect(faultsOf(script, true)).toEqual([]);
  const spoken = [...script.matchAll(/element\("(?:button|li|p)", ([^,]*)/g)].map(([, text]) => text);
  expect(spoken.filter((text) => !text?.startsWith('words['))).toEqual([]);
});

test.each([
  ['<p>Hello</p>', 'Hello'],
  ['<p>{ready ? "Ready" : t("app-name")}</p>', 'Ready'],
  ['<p>{count} cards</p>', 'cards'],
  ['<p>{`${count} cards`}</p>', 'cards'],
  ['<button aria-label="Close"></button>', 'Close'],
  ['<button title={on ? "On" : ""}></button>', 'On'],
  ['<Banner title="Lost" />', 'Lost'],
  ['<svelte:head><title>Knaves</title></svelte:head>', 'Knaves'],
  ['{#if on}<i>{"yes"}</i>{/if}', 'yes'],
  ['<script>const KEYS = [["Enter", "help-key-choose"]];</script>', 'Enter'],
  ['<script>announce("Done")</script>', 'Done'],
  ['<script>const text = "Your turn";</script>', 'Your turn'],
])('%s is found', (source, words) => {
  expect(faultsOf(source, false)).toEqual([`line 1: ${words}`]);
});

test('what is no text is left alone', () => {
  const source = '<p class="big red" data-x="a b">{t("app-name")} – {at}/{last} {names.join(", ")}</p>';
  expect(faultsOf(source, false)).toEqual([]);
});

test('the page itself has no words either: its description comes from the messages', async () => {
  const page = readFileSync(join(ROOT, '../index.html'), 'utf8');
  const written = [...page.matchAll(/<meta name="description" content="([^"]*)"/g)].map(([, text]) => text);
  expect(written).toEqual(['%description%']);
  document.head.innerHTML = '<meta name="description" content="%description%" />';
  await speak('pl');
  const polish = document.querySelector('meta[name=description]')?.getAttribute('content');
  expect(polish).toBe(t('app-description'));
  await speak('en');
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).not.toBe(polish);
});
