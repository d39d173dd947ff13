import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrastPairs } from '../../../../renderer/bundle/contrast/contrastPairs.ts';
import { type Color, contrastOf, mixColors, parseColor } from './contrast.ts';

const source = readFileSync(join(import.meta.dirname, '../../../../templates/theme/tokens.css'), 'utf8');
const darkFrom = source.indexOf(':root[data-theme="dark"]');
const light = colorsOf(source.slice(0, darkFrom));
const dark = { ...light, ...colorsOf(source.slice(darkFrom)) };

test('computes contrast as WCAG does', () => {
  expect(contrastOf(parseColor('#000000'), parseColor('#ffffff'))).toBe(21);
  expect(contrastOf(parseColor('#777777'), parseColor('#ffffff'))).toBeCloseTo(4.48, 2);
  expect(mixColors([200, 100, 0], 25, [0, 0, 100])).toEqual([50, 25, 75]);
});

test('each color has a value for the dark mode', () => {
  expect(Object.keys(colorsOf(source.slice(darkFrom)))).toEqual(Object.keys(light));
});

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s mode', (_mode, colors) => {
  const color = (name: string): Color => parseColor(colors[name] ?? `no color "${name}"`);
  const named = (prefix: string): readonly string[] => Object.keys(colors).filter((name) => name.startsWith(prefix));
  const texts = ['text', 'text-soft', 'accent-text'];
  const syntax = ['text', ...named('token-')];
  const lineMark = (name: string): Color => mixColors(color(name), 9, color('background-code'));
  const admonition = (name: string): Color => mixColors(color(name), 6, color('background'));

  test('tokens that meet on pages have enough contrast', () => {
    const pairs = contrastPairs(Object.keys(colors));
    expect(pairs.length).toBeGreaterThan(40);
    expect(pairs.filter(({ color: one, background, least }) => contrastOf(color(one), color(background)) < least)).toEqual([]);
  });

  const backgrounds: readonly (readonly [title: string, background: Color, texts: readonly string[]])[] = [
    ['inserted lines', lineMark('token-inserted'), syntax],
    ['deleted lines', lineMark('token-deleted'), syntax],
    ['inverse buttons', color('text'), ['background']],
    ...['note', 'tip', 'important', 'warning', 'caution'].map(
      (name) => [`admonitions: ${name}`, admonition(name), [name, ...texts, ...syntax]] as const,
    ),
    ...named('kind-').map((name) => [`letters: ${name}`, mixColors(color(name), 8, color('background')), [name]] as const),
  ];

  test.each(backgrounds)('text is readable on mixed colors: %s', (_title, background, names) => {
    expect(names.filter((name) => contrastOf(color(name), background) < 4.5)).toEqual([]);
  });
});

/** `--color-*` of a stylesheet, without the prefix. */
function colorsOf(css: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...css.matchAll(/--color-([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', value = '']) => [name, value]));
}
