import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { accentColors, accentStyles, accentTokens } from '../../../renderer/bundle/accentColors.ts';
import { contrastOf, parseColor } from '../templates/theme/contrast.ts';

const source = readFileSync(join(import.meta.dirname, '../../../templates/theme/tokens.css'), 'utf8');
const darkFrom = source.indexOf(':root[data-theme="dark"]');

const hues = Array.from({ length: 12 }, (_, index) => index * 30);
const accents = ['#000000', '#ffffff', '#777777', ...hues.flatMap((hue) => [30, 50, 75].map((light) => `hsl(${hue} 90% ${light}%)`))];

describe.each([
  ['light', source.slice(0, darkFrom)],
  ['dark', source.slice(darkFrom)],
] as const)('in the %s mode', (mode, css) => {
  const tokens = Object.fromEntries(
    [...css.matchAll(/--color-([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const names = Object.keys(tokens);
  const texts = names.filter((name) => /^(text|text-soft|token-.*)$/.test(name));
  const contrast = (one: string, other: string): number => contrastOf(parseColor(one), parseColor(other));

  test.each(accents)('every text is readable and every edge visible with %s', (accent) => {
    const all: Readonly<Record<string, string>> = { ...tokens, ...accentColors(accent, mode) };
    const of = (name: string): string => all[name] ?? `no color ${name}`;
    const grounds = ['background', 'background-soft', 'background-code', 'background-mark', 'selection'];
    const pairs = [
      ...grounds.flatMap((ground) => [...texts, 'accent-text'].map((text) => [text, ground, 4.5] as const)),
      ['on-accent', 'accent-text', 4.5] as const,
      ...grounds.slice(0, 3).flatMap((ground) => ['focus', 'accent'].map((edge) => [edge, ground, 3] as const)),
    ];
    expect(pairs.filter(([one, other, least]) => contrast(of(one), of(other)) < least)).toEqual([]);
  });

  it('has the tokens of the default accent in the theme', () => {
    const { accent = '' } = Object.fromEntries(
      [...source.matchAll(/--color-(accent): (#[\da-f]{6});/g)].map(([, name, value]) => [name, value]).reverse(),
    );
    expect(Object.fromEntries(accentTokens.map((name) => [name, tokens[name]]))).toEqual(accentColors(accent, mode));
  });
});

it('changes a color only as far as needed', () => {
  expect(accentColors('#0b57b5', 'light')).toMatchObject({ accent: '#0b57b5', 'accent-text': '#0b57b5' });
});

it('sets the tokens of both themes, and none of the dark one on paper', () => {
  expect(accentStyles('#0b57b5')).toMatch(
    /^:root \{ --color-background-mark: #[\s\S]*@media screen \{ :root\[data-theme="dark"\] \{ --color-/,
  );
});
