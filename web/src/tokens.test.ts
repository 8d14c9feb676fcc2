/** The colours of every theme and table have enough contrast, also for colour-blind eyes and without colour. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

type Colour = readonly [number, number, number];
type Matrix = readonly [Colour, Colour, Colour];

const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');
const TOKENS = read('tokens.css').replace(/\/\*[\s\S]*?\*\//g, '');
const THEMES = ['light', 'dark'] as const;
const TABLES = ['felt', 'midnight', 'walnut'] as const;

/** What dichromats see, after Machado, Oliveira and Fernandes (2009), and a picture without colour. In linear light. */
const VISIONS: Record<string, Matrix> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  greyscale: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
};

function linear(hex: string): Colour {
  const part = (at: number): number => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

const dot = (a: Colour, b: Colour): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const clamp = (value: number): number => Math.min(1, Math.max(0, value));
const seen = (hex: string, [r, g, b]: Matrix): Colour => {
  const colour = linear(hex);
  return [clamp(dot(r, colour)), clamp(dot(g, colour)), clamp(dot(b, colour))];
};
const luminance = (colour: Colour): number => dot([0.2126, 0.7152, 0.0722], colour);

function contrast(a: Colour, b: Colour): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** How different two colours look: their distance in OKLab, where black and white are 1 apart. */
function difference(a: Colour, b: Colour): number {
  const lab = (colour: Colour): Colour => {
    const cone = (row: Colour): number => Math.cbrt(dot(row, colour));
    const cones: Colour = [
      cone([0.4122214708, 0.5363325363, 0.0514459929]),
      cone([0.2119034982, 0.6806995451, 0.1073969566]),
      cone([0.0883024619, 0.2817188376, 0.6299787005]),
    ];
    return [
      dot([0.2104542553, 0.793617785, -0.0040720468], cones),
      dot([1.9779984951, -2.428592205, 0.4505937099], cones),
      dot([0.0259040371, 0.7827717662, -0.808675766], cones),
    ];
  };
  const [one, other] = [lab(a), lab(b)];
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

/** The colours of a theme on a table, by name. */
function colours(theme: (typeof THEMES)[number], table: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, selector = '', body = ''] of TOKENS.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!/:root(?!\[)/.test(selector) && !selector.includes(`[data-table='${table}']`)) continue;
    const hex = /--([\w-]+):\s*(?:light-dark\((#\w{6}),\s*(#\w{6})\)|(#\w{6}));/g;
    for (const [, name = '', light, dark, both] of body.matchAll(hex))
      found[name] = both ?? (theme === 'light' ? light : dark) ?? '';
  }
  return found;
}

/** The least contrast of what is read, of what carries meaning, and of the edge of a surface. */
const [TEXT, MEANING, EDGE] = [4.5, 3, 1.6];
const NEEDED: [grounds: string, above: string, least: number][] = [
  ['card', 'ink soft suit-red suit-black', TEXT],
  ['card', 'blue green red glow', MEANING],
  ['glow-soft', 'ink suit-red suit-black', TEXT],
  ['glow-soft', 'glow', MEANING],
  ['gap', 'card', EDGE],
  ['gap', 'lamp', MEANING],
  ['mat mat-deep', 'on-mat on-mat-soft on-mat-red', TEXT],
  ['mat mat-deep', 'lamp', MEANING],
  ['mat mat-deep', 'card', EDGE],
  ['paper panel', 'ink soft', TEXT],
  ['paper card', 'edge', MEANING],
  ['brass', 'night', TEXT],
  ['primary', 'on-primary', TEXT],
];
/** A difference in OKLab that is seen side by side. Blue and green are that near in tritanopia: shapes help. */
const NOTICEABLE = 0.03;
const TEAMS = ['blue', 'green', 'red'] as const;
const PAIRS = [
  ['blue', 'green'],
  ['blue', 'red'],
  ['green', 'red'],
] as const;

describe.each(THEMES)('%s', (theme) => {
  describe.each(TABLES)('on %s', (table) => {
    const named = colours(theme, table);
    const look = (name: string, vision: Matrix): Colour => {
      const hex = named[name];
      if (!hex) throw new Error(`no colour ${name}`);
      return seen(hex, vision);
    };

    test.each(Object.entries(VISIONS))('%s: everything can be seen', (_, vision) => {
      for (const [grounds, above, least] of NEEDED)
        for (const ground of grounds.split(' '))
          for (const name of above.split(' '))
            expect(
              contrast(look(name, vision), look(ground, vision)),
              `${name} on ${ground}`,
            ).toBeGreaterThanOrEqual(least);
    });

    test.each(['protanopia', 'deuteranopia', 'tritanopia'])('%s: the teams differ in colour', (name) => {
      const vision = VISIONS[name] as Matrix;
      for (const [one, other] of PAIRS)
        expect(difference(look(one, vision), look(other, vision)), `${one} and ${other}`).toBeGreaterThan(
          NOTICEABLE,
        );
    });
  });

  test('suits, which are images, have the colours of the theme', () => {
    const named = colours(theme, 'felt');
    for (const [suit, colour] of [
      ['spade', 'suit-black'],
      ['club', 'suit-black'],
      ['heart', 'suit-red'],
      ['diamond', 'suit-red'],
    ] as const)
      expect(
        new RegExp(`--${suit}-${theme}: url\\("[^"]*fill='%23(\\w{6})'`).exec(read('suits.css'))?.[1],
      ).toBe(named[colour]?.slice(1));
  });
});

test('without colour the chips of the teams still differ: each has its shape', () => {
  const sprites = read('components/Sprites.svelte');
  const shapes = TEAMS.map(
    (_, team) => new RegExp(`<symbol id="chip-${team}"[^>]*>\\s*(<[^>]*>)`).exec(sprites)?.[1],
  );
  expect(shapes.every(Boolean)).toBe(true);
  expect(new Set(shapes).size).toBe(TEAMS.length);
});
