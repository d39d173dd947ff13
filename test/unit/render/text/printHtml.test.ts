import type { ElementContent, Properties, RootContent } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { printHtml } from '../../../../renderer/render/text/printHtml.ts';

const library = unified().use(rehypeStringify).freeze();

const text = (value: string): ElementContent => ({ type: 'text', value });
const element = (tagName: string, properties: Properties = {}, ...children: ElementContent[]): ElementContent => ({
  type: 'element',
  tagName,
  properties,
  children,
});

const signs = '\0 \t\n"&\'`<>=é\u00a0\u2028😀 &amp; &lt';

test('text and attributes are escaped', () => {
  expect(printHtml([element('a', { href: '/?a&b="c"', title: "it's `x`" }, text('a < b && "c"'))])).toBe(
    '<a href="/?a&#x26;b=&#x22;c&#x22;" title="it&#x27;s &#x60;x&#x60;">a &#x3C; b &#x26;&#x26; "c"</a>',
  );
});

test.each<readonly [string, readonly RootContent[]]>([
  ['signs in text', [text(signs), element('p', {}, text(signs), element('code', {}, text(signs)))]],
  ['signs in attributes', [element('a', { href: signs, title: signs, id: signs, ariaLabel: signs, dataLanguage: signs, rel: [signs] })]],
  [
    'lists of words',
    [
      element('p', { className: ['a', 'b'], rel: [], title: '' }),
      element('p', { className: [] }),
      element('p', { className: [' a', '', 'b '] }),
    ],
  ],
  ['what has no value', [element('p', { id: undefined, className: undefined })]],
  ['numbers', [element('pre', { tabIndex: 0 }), element('pre', { tabIndex: Number.NaN })]],
  ['booleans', [element('input', { checked: true, disabled: false }), element('details', { open: true }, element('summary'))]],
  ['elements without an end', [element('p', {}, text('a'), element('br'), element('img', { src: '/a.png', alt: '', loading: 'lazy' }))]],
  [
    'other attributes',
    [element('ol', { start: 3 }), element('td', { style: 'color: red', ariaDescribedBy: ['a', 'b'], accept: ['a', 'b'] })],
  ],
  [
    'comments and raw text',
    [{ type: 'comment', value: ' a ' }, element('script', {}, text('a < b')), element('style', {}, text('a > b {}'))],
  ],
  [
    'a drawing',
    [element('p', {}, element('svg', { viewBox: '0 0 1 1', className: ['a'] }, element('path', { d: 'M0 0', strokeWidth: '2' })))],
  ],
])('%s are printed as the library prints them', (_, nodes) => {
  expect(printHtml(nodes)).toBe(library.stringify({ type: 'root', children: [...nodes] }));
});
