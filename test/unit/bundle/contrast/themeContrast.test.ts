import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { accentStyles } from '../../../../renderer/bundle/accentColors.ts';
import { themeContrast } from '../../../../renderer/bundle/contrast/themeContrast.ts';

const tokens = readFileSync(join(import.meta.dirname, '../../../../templates/theme/tokens.css'), 'utf8');

function problemsOf(text: string, ...accent: readonly string[]) {
  return themeContrast({ theme: [tokens, ...accent.map(accentStyles)], own: [{ file: 'brand.css', text }] });
}

function briefly(text: string): readonly string[] {
  return problemsOf(text).map(
    ({ message, place }) => `${place?.line} ${/the (\w+) theme/.exec(message)?.[1]} ${/--color-[\w-]+/.exec(message)?.[0]}`,
  );
}

describe('colors of a site', () => {
  it('that are hard to read are reported with the nearest color that passes', () => {
    const [problem, ...others] = problemsOf(':root[data-theme="light"] {\n  --color-text-soft: #aaaaaa;\n}\n');
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ code: 'theme/contrast', severity: 'warning', place: { file: 'brand.css', line: 2 } });
    expect(problem?.message).toMatch(
      /^In the light theme, --color-text-soft \(#aaaaaa\) on --color-selection \(#\w{6}\) has a contrast of 1\.\d to 1, and needs 4\.5 to 1\.$/,
    );
    const [, nearest = ''] = /is (#\w{6})\./.exec(problem?.hint ?? '') ?? [];
    expect(wcagContrast(nearest, '#ffffff')).toBeGreaterThan(4.5);
    expect(briefly(`:root[data-theme="light"] { --color-text-soft: ${nearest}; }`)).toEqual([]);
  });

  it.each([
    ['of both themes count in the dark one, too', ':root { --color-text: #101010; }', ['1 dark --color-text']],
    ['of the dark theme alone', ":root[data-theme='dark'] { --color-text: #333333; }", ['1 dark --color-text']],
    ['of the dark theme replace those of both', 'html { --color-text: #101010; }\n[data-theme=dark] { --color-text: #eee; }', []],
    ['in every notation', ':root { --color-note: hsl(60 100% 80%); }', ['1 light --color-note']],
    [
      'in a layer and in a condition about width',
      '@layer a { @media (min-width: 1px) {\n:root { --color-note: yellow } } }',
      ['2 light --color-note'],
    ],
    [
      'that refer to another one',
      ':root[data-theme=light] { --color-note: var(--color-tip); --color-tip: #0f0; }',
      ['1 light --color-note', '1 light --color-tip'],
    ],
    [
      'of a background that the theme writes on',
      ':root[data-theme="light"] {\n--color-background-code: #777; }',
      ['2 light --color-token-comment'],
    ],
    ['of edges, which need less', ':root[data-theme="light"] { --color-border-strong: #eee; }', ['1 light --color-border-strong']],
  ])('%s', (_, css, expected) => {
    expect(briefly(css)).toEqual(expected);
  });

  it.each([
    ['with transparency', ':root { --color-text: #ffffff10; }'],
    ['that only a browser can compute', ':root { --color-text: color-mix(in srgb, red, blue); }'],
    ['in comments and strings', '/* :root { --color-text: #fff; } */ :root { --x: "; --color-text: #fff"; /* --color-note: #fff; */ }'],
    ['of parts of pages', '.card { --color-text: #888; }'],
    [
      'for print and for settings of the reader',
      '@media print { :root { --color-text: #ccc; } } @media (prefers-contrast: more) { :root { --color-text: #777; } }',
    ],
    ['that are no tokens of the theme', ':root { --color-mine: #eee; }'],
    ['after an address with a semicolon', ':root { --a: url(data:a;b,{c}); --color-mine: red; }'],
    ['in a file that does not end', ':root { --color-text: #'],
  ])('%s are not judged', (_, css) => {
    expect(problemsOf(css)).toEqual([]);
  });

  it('of an accent always pass, and a background of the site is compared with them', () => {
    expect(problemsOf(':root { --color-mine: red; }', '#ffff00')).toEqual([]);
    expect(problemsOf(':root[data-theme="light"] { --color-background: #446; }', '#0b63ce').length).toBe(1);
  });
});
