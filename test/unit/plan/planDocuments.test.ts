import { expect, it } from 'vitest';
import { hashOf } from '../../../renderer/engine/hash.ts';
import { documentOutline, withDocuments } from '../../../renderer/plan/planDocuments.ts';
import { parse } from '../documents/renderMarkdown.ts';
import { makeConfig } from '../make.ts';
import { planned } from '../planned.ts';

const text = '# Title\n\nFirst.\n\n## Part\n\nSee `parse` and [this](./b.md).\n\n```js\nparse();\n```\n';

async function outlineHash(markdown: string): Promise<string> {
  return hashOf(documentOutline((await parse(markdown, 'docs/a.md')).value));
}

it.each([
  ['other words', text.replace('See', 'Look at'), true],
  ['more lines', text.replace('## Part', 'Second.\n\n## Part'), true],
  ['another title', text.replace('Title', 'Other'), false],
  ['another heading', text.replace('Part', 'Other'), false],
  ['another link', text.replace('b.md', 'c.md'), false],
  ['another name in code', text.replace('`parse`', '`print`'), false],
  ['another sample', text.replace('parse();', 'print();'), false],
  ['a link in another section', text.replace('See ', '## Second\n\nSee '), false],
  ['other front matter', `---\nunlisted: true\n---\n\n${text}`, false],
])('a document with %s has the same outline: %#', async (_what, other, isSame) => {
  expect((await outlineHash(other)) === (await outlineHash(text))).toBe(isSame);
});

it('a plan of outlines with the documents is the plan of the documents', async () => {
  const config = makeConfig({ documents: { sidebars: { main: ['a', 'b'] } } });
  const documents = await Promise.all(['docs/a.md', 'docs/b.md'].map(async (file) => (await parse(text, file)).value));
  const plan = (given: typeof documents) => planned({ config, documents: given, api: { packages: [] }, pages: [], files: [] });
  expect(withDocuments(await plan(documents.map(documentOutline)), documents)).toEqual(await plan(documents));
});
