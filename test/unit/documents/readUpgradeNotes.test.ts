import { expect, it } from 'vitest';
import { splitNotes } from '../../../renderer/documents/readUpgradeNotes.ts';
import { renderTree } from '../../../renderer/render/text/renderTree.ts';
import { parse } from './renderMarkdown.ts';

const text = `# Upgrade to 2

Read this first.

## \`parse\`

Pass options.

### In detail

:::tip
Use \`await\`.
:::

## Parser.run, Parser.size {#parser}

Gone.
`;

it('divides a file at its headings of level 2', async () => {
  const { value } = await parse(text, 'upgrade/2.md');
  const { introduction, notes } = splitNotes(value);
  const html = (tree: typeof introduction): string => renderTree(tree, ({ target }) => ({ href: target })).trim();
  expect(html(introduction)).toBe('<p>Read this first.</p>');
  expect(notes.map(({ names, place }) => [names, place])).toEqual([
    [['parse'], { file: 'upgrade/2.md', line: 5, column: 1 }],
    [['Parser.run', 'Parser.size'], { file: 'upgrade/2.md', line: 15, column: 1 }],
  ]);
  expect(notes.map((note) => html(note.text))).toEqual([
    expect.stringMatching(/^<p>Pass options\.<\/p>\s*<h4>In detail<\/h4>\s*<aside class="admonition/),
    '<p>Gone.</p>',
  ]);
});

it('finds no note in an empty file', async () => {
  expect(splitNotes((await parse('')).value)).toEqual({ introduction: { type: 'root', children: [] }, notes: [] });
});
