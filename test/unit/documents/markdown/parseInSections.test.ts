import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { remarkPlugins } from '../../../../renderer/documents/documentPlugins.ts';
import { parseInSections, type SectionMemory } from '../../../../renderer/documents/markdown/parseInSections.ts';
import { splitSections } from '../../../../renderer/documents/markdown/splitSections.ts';
import { defaultWords } from '../../../../renderer/model/words.ts';

const context = {
  input: { source: 'a.md', words: defaultWords, highlighter: { load: async () => [], highlight: () => [] }, imageSize: () => undefined },
  ...{ problems: [], headings: [], links: [], uses: [], samples: [] },
};
const processor = unified().use(remarkParse).use(remarkPlugins(context)).freeze();
const parse = (text: string): Root => processor.parse(text);

function expectSame(text: string, memory: SectionMemory = new Map()): void {
  expect(parseInSections({ text, name: 'a', memory, parse }), JSON.stringify(text)).toEqual(parse(text));
}

const tutorials = join(import.meta.dirname, '../../../../content/docs/tutorials');

test.each(readdirSync(tutorials))('%s comes out as from the parser itself, and again after an edit', (name) => {
  const text = readFileSync(join(tutorials, name), 'utf8');
  expect(splitSections(text)?.length).toBeGreaterThan(2);
  const memory: SectionMemory = new Map();
  expectSame(text, memory);
  expectSame(text.replace(/^## /m, 'New text.\n\n## '), memory);
});

test('only sections that are new are parsed', () => {
  const memory: SectionMemory = new Map();
  const parsed: string[] = [];
  const noted = (section: string): Root => {
    parsed.push(section);
    return parse(section);
  };
  const read = (text: string): Root => parseInSections({ text, name: 'a', memory, parse: noted });
  read('# A\n\none\n\n## B\n\ntwo\n');
  read('# A\n\none\nmore\n\n## B\n\ntwo\n');
  expect(parsed).toEqual(['# A\n\none\n\n', '## B\n\ntwo\n', '# A\n\none\nmore\n\n']);
});

test('what a plugin changes in the tree is not remembered', () => {
  const memory: SectionMemory = new Map();
  const read = (): Root => parseInSections({ text: '# A\n', name: 'a', memory, parse });
  const [heading] = read().children;
  if (heading?.type === 'heading') heading.children.length = 0;
  expect(read()).toEqual(parse('# A\n'));
});

test('as many documents are remembered as somebody may have open', () => {
  const memory: SectionMemory = new Map();
  for (let index = 0; index < 20; index += 1) parseInSections({ text: '# A\n', name: `${index}`, memory, parse });
  expect([...memory.keys()]).toEqual(['12', '13', '14', '15', '16', '17', '18', '19']);
});

test.each([
  '<div>\n\n# A\n\n</div>\n# B\n',
  '[a]\n\n# A\n\n[a]: /address\n',
  'a[^1]\n\n# A\n\n[^1]: note\n',
  '- ```\n  code\n  ```\n# A\n',
  ':::note # a\n:::: tip\n:::\n# A\n',
  'a\r# b\r',
])('%j is not split', (text) => {
  expect(splitSections(text)).toBeUndefined();
  expectSame(text);
});

test('headings in code and directives begin no section', () => {
  expect(splitSections('a\n```sh\n# b\n```\n:::note\n# c\n:::\n# d\ne')).toEqual(['a\n```sh\n# b\n```\n:::note\n# c\n:::\n', '# d\ne']);
});

/** What Markdown is made of, in pieces that mean something else beside each other. */
const lines = [
  ...['# A', '## B #', '#', '#x', '   # a', 'text', 'text *em', 'em* text', 'hard  ', 'br\\', '', '', ''],
  ...['```', '```js', '~~~', '````', '   ```', '- ```', '`a', 'b`', '    code', '\tcode'],
  ...['- item', '- item\n  more', '  - nested', '1. one', '   para', '- [ ] task', '> quote', '>', '> # h'],
  ...[':::note', ':::', '::::tip[x]', '::::', '::leaf', ':::note # a', '  :::', '    :::'],
  ...['| a | b |', '|---|---|', '---', '===', '***', '[a](b', 'c)', '[ref]', '[^1]', '[a]: /u', '<b>', 'https://x.y', '~~del', '**'],
];

test('lines in any order come out as from the parser itself', () => {
  let state = 20_261_122;
  const pick = (count: number): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % count;
  };
  let split = 0;
  for (let round = 0; round < 1500; round += 1) {
    const text = Array.from({ length: 2 + pick(14) }, () => lines[pick(lines.length)]).join(round % 7 === 0 ? '\r\n' : '\n');
    split += (splitSections(text)?.length ?? 0) > 1 ? 1 : 0;
    expectSame(text);
  }
  expect(split).toBeGreaterThan(100);
});
