import { converter, parse, wcagContrast } from 'culori';
import { lowContrast } from '../../diagnostics/theme.ts';
import { lineAt } from '../../model/lineAt.ts';
import type { Place, Problem } from '../../model/problem.ts';
import { shiftUntil } from '../accentColors.ts';
import { type ContrastPair, contrastPairs } from './contrastPairs.ts';
import { readTokens, type TokenColor } from './readTokens.ts';

interface Stylesheet {
  /** Relative to the project root. */
  readonly file: string;
  readonly text: string;
}

interface ContrastRequest {
  /** Stylesheets of the theme: its tokens, and the colors of the site's accent. */
  readonly theme: readonly string[];
  /** Those of the site, in their order. */
  readonly own: readonly Stylesheet[];
}

interface OwnColor extends TokenColor {
  readonly place: Place;
}

/**
 * Colors that the stylesheets of a site give to tokens, and that are hard to read on the backgrounds on which the theme uses them: a problem
 * for each token and theme. Colors that only a browser can compute, and those that let the background through, are not judged.
 */
export function themeContrast({ theme, own }: ContrastRequest): readonly Problem[] {
  const colors = own.flatMap(({ file, text }) =>
    readTokens(text).map((color): OwnColor => ({ ...color, place: { file, line: lineAt(text, color.offset) } })),
  );
  if (colors.length === 0) return [];
  const base = theme.flatMap(readTokens);
  return (['light', 'dark'] as const).flatMap((mode) => problemsIn(mode, { base, own: colors }));
}

interface Colors {
  readonly base: readonly TokenColor[];
  readonly own: readonly OwnColor[];
}

function problemsIn(mode: 'light' | 'dark', { base, own }: Colors): readonly Problem[] {
  const ofMode = <T extends TokenColor>(all: readonly T[]): ReadonlyMap<string, T> =>
    new Map([...all.filter(({ theme }) => theme === 'all'), ...all.filter(({ theme }) => theme === mode)].map((one) => [one.name, one]));
  const mine = ofMode(own);
  const values = new Map<string, TokenColor>([...ofMode(base), ...mine]);
  const colorFor = (name: string): string | undefined => solid(values.get(name)?.value, values);
  const ratioOf = ({ color, background }: ContrastPair): number | undefined => {
    const [one, other] = [colorFor(color), colorFor(background)];
    return one === undefined || other === undefined ? undefined : wcagContrast(one, other);
  };
  const pairs = contrastPairs([...values.keys()]);
  return [...mine.values()].flatMap(({ name, place }) => {
    // The text is to be changed where both colors are the site's.
    const concerned = pairs.filter(({ color, background }) => color === name || (background === name && !mine.has(color)));
    const failing = concerned.flatMap((pair) => {
      const ratio = ratioOf(pair);
      return ratio === undefined || ratio >= pair.least ? [] : [{ ...pair, ratio }];
    });
    const [worst] = failing.toSorted((a, b) => a.ratio / a.least - b.ratio / b.least);
    const value = colorFor(name);
    if (worst === undefined || value === undefined) return [];
    const passes = (tried: string): boolean =>
      concerned.every(({ color, background, least }) => {
        const other = colorFor(color === name ? background : color);
        return other === undefined || wcagContrast(tried, other) >= least;
      });
    return [
      lowContrast({
        ...worst,
        name,
        value,
        other: colorFor(worst.color === name ? worst.background : worst.color) ?? '',
        mode,
        nearest: nearest(value, passes),
        place,
      }),
    ];
  });
}

/** A color without transparency. A token may refer to another one. */
function solid(value: string | undefined, values: ReadonlyMap<string, TokenColor>, depth = 0): string | undefined {
  if (value === undefined || depth > 8) return undefined;
  const [, name] = /^var\(\s*--color-([\w-]+)\s*\)$/.exec(value) ?? [];
  if (name !== undefined) return solid(values.get(name)?.value, values, depth + 1);
  const color = parse(value);
  return color === undefined || (color.alpha ?? 1) < 1 ? undefined : value;
}

/** The color of the same hue that passes with the smallest change of lightness. Undefined if none does. */
function nearest(color: string, passes: (color: string) => boolean): string | undefined {
  const lightness = (one: string): number => converter('oklch')(one)?.l ?? 0;
  const found = ([0, 1] as const).map((towards) => shiftUntil(color, towards, passes)).filter(passes);
  const change = (one: string): number => Math.abs(lightness(one) - lightness(color));
  return found.toSorted((a, b) => change(a) - change(b))[0];
}
