/** No text in the code: everything people read or hear comes from the translated messages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';
import { expect, test } from 'vitest';
import { setLanguage, t } from './lib/words.svelte';

interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

const ROOT = import.meta.dirname;
const TEXT_ATTRIBUTES =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label|content)$/;
const TEXT_PROPERTIES = ['title', 'textContent', 'innerText', 'innerHTML', 'placeholder', 'ariaLabel', 'alt'];
const SENTENCE = /\p{L}{2,},? \p{L}{2,}/u;
const LETTER = /\p{L}/u;
/** A word in a list of texts. Ids and codes are not capitalized like this. */
const WORD = /^\p{Lu}\p{Ll}{2,}$/u;
const SELECTOR_CALLS = ['matches', 'closest', 'querySelector', 'querySelectorAll', 'matchMedia'];
/** The languages' own names are the same everywhere; the fixtures are for tests and designers. */
const EXEMPT = ['lib/words.svelte.ts', 'fixtures/tables.ts'];

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** The literal texts that an expression can evaluate to, without those of calls and lookups. */
function literalTexts(node: Node): [Node, string][] {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? [[node, node['value']]] : [];
  if (node.type === 'TemplateElement') return [[node, (node['value'] as { raw: string }).raw]];
  if (node.type === 'Text') return [[node, String(node['data'])]];
  if (node.type === 'ConditionalExpression')
    return [...literalTexts(node['consequent'] as Node), ...literalTexts(node['alternate'] as Node)];
  if (/^(Call|New|Member|Arrow|Function)/.test(node.type)) return [];
  if (node.type === 'BinaryExpression' && node['operator'] !== '+') return [];
  return childrenOf(node).flatMap(literalTexts);
}

/** The untranslatable texts in a syntax tree. */
function* untranslatable(node: Node): Generator<[Node, string]> {
  const lettered = (found: [Node, string][]): [Node, string][] =>
    found.filter(([, text]) => LETTER.test(text));
  if (node.type === 'StyleSheet' || node.type === 'Comment') return;
  if (node.type === 'ImportDeclaration' || node.type === 'ImportExpression') return;
  if (node.type === 'ThrowStatement') return; // for developers, in the console
  if (node.type === 'Fragment') {
    for (const child of childrenOf(node))
      if (child.type === 'Text' || child.type === 'ExpressionTag') yield* lettered(literalTexts(child));
  }
  if (node.type === 'Attribute') {
    if (TEXT_ATTRIBUTES.test(String(node['name']))) yield* lettered(childrenOf(node).flatMap(literalTexts));
    else if (childrenOf(node).every((value) => value.type === 'Text')) return; // classes, paths and the like
  }
  if (node.type === 'AssignmentExpression') {
    const property = (node['left'] as Node)['property'] as { name?: string } | undefined;
    if (property?.name && TEXT_PROPERTIES.includes(property.name))
      yield* lettered(literalTexts(node['right'] as Node));
  }
  if (node.type === 'CallExpression' || node.type === 'NewExpression') {
    const called = node['callee'] as { name?: string; property?: { name?: string } };
    const name = called.property?.name ?? called.name ?? '';
    if (['announce', 'alert', 'confirm', 'prompt', 'Notification'].includes(name))
      yield* lettered((node['arguments'] as Node[]).flatMap(literalTexts));
    if (SELECTOR_CALLS.includes(name)) return;
  }
  if (node.type === 'ArrayExpression')
    yield* (node['elements'] as Node[]).flatMap(literalTexts).filter(([, text]) => WORD.test(text));
  if (node.type === 'Literal' && typeof node['value'] === 'string' && SENTENCE.test(node['value']))
    yield [node, node['value']];
  if (node.type === 'TemplateElement' && SENTENCE.test((node['value'] as { raw: string }).raw))
    yield [node, (node['value'] as { raw: string }).raw];
  for (const child of childrenOf(node)) yield* untranslatable(child);
}

function findTexts(source: string, script: boolean): string[] {
  const text = script ? `<script module lang="ts">${source}</script>` : source;
  const tree = parse(text, { modern: true }) as unknown as Node;
  const found = [...untranslatable(tree)].map(
    ([node, words]) => `line ${text.slice(0, node.start).split('\n').length}: ${words.trim()}`,
  );
  return [...new Set(found)];
}

const files = (readdirSync(ROOT, { recursive: true }) as string[]).filter(
  (name) => /\.(svelte|ts)$/.test(name) && !/\.(test|d)\.ts$/.test(name) && !EXEMPT.includes(name),
);

test.each(files)('%s has no text of its own', (name) => {
  expect(findTexts(readFileSync(join(ROOT, name), 'utf8'), name.endsWith('.ts'))).toEqual([]);
});

test('the script of the admin page has no text of its own', () => {
  const script = readFileSync(join(ROOT, '../../src/knaves/server/pages/admin.js'), 'utf8');
  expect(findTexts(script, true)).toEqual([]);
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
  expect(findTexts(source, false)).toEqual([`line 1: ${words}`]);
});

test('classes and punctuation are no text', () => {
  const source = '<p class="big red" data-x="a b">{t("app-name")} – {at}/{last} {names.join(", ")}</p>';
  expect(findTexts(source, false)).toEqual([]);
});

test('the description in index.html comes from the messages', async () => {
  const page = readFileSync(join(ROOT, '../index.html'), 'utf8');
  const written = [...page.matchAll(/<meta name="description" content="([^"]*)"/g)].map(([, text]) => text);
  expect(written).toEqual(['%description%']);
  document.head.innerHTML = '<meta name="description" content="%description%" />';
  await setLanguage('pl');
  const polish = document.querySelector('meta[name=description]')?.getAttribute('content');
  expect(polish).toBe(t('app-description'));
  await setLanguage('en');
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).not.toBe(polish);
});
