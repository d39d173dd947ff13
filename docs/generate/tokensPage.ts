import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { code, page, table } from './markdown.ts';

/** A custom property of the theme. */
export interface Token {
  readonly name: string;
  readonly light: string;
  readonly dark: string | undefined;
}

/** The tokens of the theme's stylesheet, in its order. */
export function readTokens(root: string): readonly Token[] {
  const css = readFileSync(join(root, 'templates/theme/tokens.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const [light = '', dark = ''] = css.split('[data-theme="dark"]');
  const darkValues = new Map(declarations(dark));
  return declarations(light).map(([name, value]) => ({ name, light: value, dark: darkValues.get(name) }));
}

/** The reference of theme tokens. */
export function tokensPage(root: string): string {
  const tokens = readTokens(root);
  const groups = Object.entries(titles).map(([prefix, { title, text }]) => {
    const own = tokens.filter(({ name }) => groupOf(name) === prefix);
    const hasDark = own.some(({ dark }) => dark !== undefined);
    const rows = own.map(({ name, light, dark }) => [
      code(name),
      code(light),
      ...(hasDark ? [dark === undefined ? 'same' : code(dark)] : []),
    ]);
    return [`## ${title}`, text, table(['Token', ...(hasDark ? ['Light', 'Dark'] : ['Value'])], rows)].join('\n\n');
  });
  return page(
    {
      title: 'Theme tokens',
      description: 'All CSS custom properties of the theme: colors, fonts, sizes, space. Change them to brand a site.',
      intro:
        'The theme takes every color, font and size from CSS custom properties. The option `accent` changes the color of the site. To change another token, set it in a stylesheet of your own and list the file under `stylesheets`. [Brand a site](../guides/brand.md) shows how.',
    },
    '```css title="content/brand.css"\n:root {\n  --color-kind-function: #0b57b5;\n  --width-text: 44rem;\n}\n\n:root[data-theme="dark"] {\n  --color-kind-function: #8cc1ff;\n}\n```',
    ...groups,
  );
}

interface Group {
  readonly title: string;
  readonly text: string;
}

/** The groups of tokens by the beginning of their names. A token without a group is a mistake that a test finds. */
export const titles: Readonly<Record<string, Group>> = {
  'color-token': { title: 'Syntax colors', text: 'Colors of highlighted code.' },
  'color-kind': { title: 'Symbol colors', text: 'Colors of the letters and badges of symbol kinds.' },
  color: {
    title: 'Colors',
    text: 'Background, text, borders, accent and admonitions. Keep a contrast of at least 4.5 to 1 between text and background.',
  },
  font: { title: 'Fonts', text: 'Font families of text and code.' },
  size: { title: 'Font sizes', text: 'The type scale.' },
  line: { title: 'Line heights', text: 'Line heights of text, headings and code.' },
  space: { title: 'Space', text: 'Distances between elements.' },
  radius: { title: 'Corners', text: 'Radius of rounded corners.' },
  shadow: { title: 'Shadow', text: 'Shadow of menus and dialogs.' },
  height: { title: 'Heights', text: 'Height of the navigation bar.' },
  width: { title: 'Widths', text: 'Widths of the sidebar, the table of contents, the text and the page.' },
};

/** The longest group whose name begins the token's name. */
export function groupOf(name: string): string | undefined {
  return Object.keys(titles).find((prefix) => name === `--${prefix}` || name.startsWith(`--${prefix}-`));
}

function declarations(css: string): [string, string][] {
  return [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.replace(/\s+/g, ' ')]);
}
