import type { Root } from 'hast';
import { expect, test } from 'vitest';
import type { Reference } from '../../../../renderer/model/resolve.ts';
import { renderTree } from '../../../../renderer/render/text/renderTree.ts';
import { parse } from '../../documents/renderMarkdown.ts';

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
  expect(html).toBe('<p><a href="https://graphql.org" rel="noopener">https://graphql.org</a></p>');
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
