import type { ElementContent, Properties, Root, RootContent } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import type { Reference } from '../../../../renderer/model/resolve.ts';
import { printHtml, renderTree } from '../../../../renderer/render/text/renderTree.ts';
import { parse } from '../../documents/renderMarkdown.ts';

describe('renderTree', () => {
  async function treeOf(text: string): Promise<Root> {
    const { value } = await parse(text);
    if (value.body.kind !== 'hast') throw new Error('Expected a tree.');
    return value.body.tree;
  }

  test('resolves every link and image of an author, and no other', async () => {
    const asked: Reference[] = [];
    const tree = await treeOf('## Title\n\n[a](b.md) ![c](./cat.png) [^1]\n\n[^1]: Note');
    renderTree(tree, (reference) => {
      asked.push(reference);
      return { href: '/x' };
    });
    expect(asked).toEqual([
      { kind: 'link', target: 'b.md', place: { file: 'docs/page.md', line: 3, column: 1 } },
      { kind: 'image', target: './cat.png', place: { file: 'docs/page.md', line: 3, column: 11 } },
    ]);
  });

  test('prints resolved URLs, and unresolved links as text', async () => {
    const tree = await treeOf('[a](b.md) [*c*](d.md)');
    const html = renderTree(tree, ({ target }) => ({ href: target === 'b.md' ? '/docs/b' : undefined }));
    expect(html).toBe('<p><a href="/docs/b">a</a> <em>c</em></p>');
  });

  test('marks links to other sites', async () => {
    const html = renderTree(await treeOf('<https://graphql.org>'), ({ target }) => ({ href: target }));
    expect(html).toBe('<p><a href="https://graphql.org">https://graphql.org</a></p>');
  });

  test('gives images their size and lets them load late', async () => {
    const html = renderTree(await treeOf('![A cat](./cat.png)'), () => ({ href: '/img/cat.png' }));
    expect(html).toBe('<p><img src="/img/cat.png" alt="A cat" loading="lazy" decoding="async" width="30" height="20"></p>');
  });

  test('does not change the tree, so that it can be printed again', async () => {
    const tree = await treeOf('[a](b.md)');
    const before = structuredClone(tree);
    renderTree(tree, () => ({ href: '/first' }));
    expect(tree).toEqual(before);
    expect(renderTree(tree, () => ({ href: '/second' }))).toBe('<p><a href="/second">a</a></p>');
  });
});

describe('printHtml', () => {
  const library = unified()
    .use(rehypeStringify, { characterReferences: { useNamedReferences: true } })
    .freeze();

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
      '<a href="/?a&amp;b=&quot;c&quot;" title="it&#x27;s &#x60;x&#x60;">a &lt; b &amp;&amp; "c"</a>',
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
});
