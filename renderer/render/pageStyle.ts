import { accentColors } from '../bundle/accentColors.ts';

/** The style of a page next to the releases: text, background, edges and links as on their pages, in both themes. */
export function pageStyle(accent = '#3a5ba9'): string {
  const [light, dark] = (['light', 'dark'] as const).map((mode) => accentColors(accent, mode)['accent-text']);
  return [
    '',
    `:root { --page: #fff; --text: #1c1c22; --edge: #e4e4ea; --link: ${light} }`,
    `@media screen and (prefers-color-scheme: dark) { :root { --page: #16161b; --text: #e9e9ee; --edge: #2f2f3a; --link: ${dark} } }`,
    'body { max-width: 44rem; margin: 4rem auto; padding: 0 1.5rem; background: var(--page); color: var(--text) }',
    'body { font: 1rem/1.6 ui-sans-serif, system-ui, sans-serif } h1, h2 { line-height: 1.25 }',
    'a { color: var(--link); text-underline-offset: 0.2em }',
    'ul { margin: 1.5rem 0; padding: 0; list-style: none; border-block-start: 1px solid var(--edge) }',
    'li { padding: 0.5rem 0; border-block-end: 1px solid var(--edge) }',
    '',
  ].join('\n');
}
