import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Root } from 'hast';
import { beforeAll, expect, test } from 'vitest';
import type { Highlighter } from '../../../../renderer/documents/highlight/loadHighlighter.ts';
import { createMarkdownParser, type MarkdownParser } from '../../../../renderer/documents/markdown/createMarkdownParser.ts';
import { isPlainText } from '../../../../renderer/documents/markdown/isPlainText.ts';
import { parseSimpleMarkdown } from '../../../../renderer/documents/markdown/parseSimpleMarkdown.ts';
import { printMarkdown } from '../../../../renderer/documents/markdown/printMarkdown.ts';
import { noSamples } from '../../../../renderer/links/sampleIndex.ts';
import { defaultWords } from '../../../../renderer/model/words.ts';

/** No colors: this is about Markdown. */
const highlighter: Highlighter = {
  load: async () => [],
  highlight: (code) => code.split('\n').map((text) => [{ text, kind: undefined }]),
};

let parser: MarkdownParser;

beforeAll(() => {
  parser = createMarkdownParser({ highlighter, words: defaultWords });
});

function longWay(text: string): string {
  const resolve = ({ target }: { readonly target: string }) => ({ href: target });
  return printMarkdown(parser.parseFully(text), {
    resolve,
    place: { file: '' },
    headingLevel: 2,
    idPrefix: '',
    words: defaultWords,
    samples: noSamples,
  });
}

function shortWay(text: string): string | undefined {
  if (isPlainText(text)) return `<p>${text}</p>`;
  const tree = parseSimpleMarkdown(text, highlighter);
  const resolve = ({ target }: { readonly target: string }) => ({ href: target });
  return (
    tree && printMarkdown(tree, { resolve, place: { file: '' }, headingLevel: 2, idPrefix: '', words: defaultWords, samples: noSamples })
  );
}

/** Every comment of a real package, whole and by its tags. */
function realComments(): readonly string[] {
  const folder = path.dirname(createRequire(import.meta.url).resolve('graphql/package.json'));
  return ['type/definition.d.ts', 'type/schema.d.ts', 'language/ast.d.ts', 'execution/execute.d.ts', 'error/GraphQLError.d.ts'].flatMap(
    (file) => {
      const comments = [...readFileSync(path.join(folder, file), 'utf8').matchAll(/\/\*\*([\s\S]*?)\*\//g)];
      return comments.flatMap(([, comment = '']) => {
        const text = comment.replace(/^\s*\* ?/gm, '').trim();
        return [text, ...text.split(/\n(?=@)/)];
      });
    },
  );
}

test('gives the same by the short way as by the long one, for the comments of a real package', () => {
  const comments = [...new Set(realComments())].filter((text) => shortWay(text) !== undefined);
  expect(comments.length).toBeGreaterThan(200);
  for (const text of comments) expect(shortWay(text)).toBe(longWay(text));
});

test.each([
  'Plain, with (signs); "quotes" – and $1 50% ok?',
  'Two\nlines',
  'Some `code & <b>` in `it`\n\nand more',
  'Before:\n```ts\nconst a = 1;\n\n```\nafter',
  '```\na\n```\n\n```graphql\n{ a }\n```',
  'It is 1. not a list',
  'a - b',
  'https://docs.example.com/a_b/page-1.html#part-2_x',
  'See http://example.com/\nand https://example.co.uk/?a=b',
  'A [page](https://example.com/%7Ea/b_c.html), [`code`](symbol:pkg%2F%3Aclass%2FA) and (`more`)\n\n[two](https://a.example)[words](https://b.example)',
])('takes the short way for %j', (text) => {
  expect(shortWay(text)).toBe(longWay(text));
});

test('knows where a link begins, as the long way does', () => {
  const text = '```\na\n```\n\nSee the\nold [page](https://example.com/a)';
  const begin = (tree: Root | undefined) => {
    const paragraph = tree?.children.at(-1);
    const link = paragraph?.type === 'element' ? paragraph.children.find((child) => child.type === 'element') : undefined;
    return { line: link?.position?.start.line, column: link?.position?.start.column };
  };
  expect(begin(parseSimpleMarkdown(text, highlighter))).toEqual({ line: 6, column: 5 });
  expect(begin(parser.parseFully(text))).toEqual({ line: 6, column: 5 });
});

test.each([
  '',
  ' indented',
  'trailing ',
  'break  \nhere',
  'a\n  b',
  '- list',
  'a\n1. list',
  '# heading',
  'a\n---',
  'a\n===',
  'www.example.com',
  'see https://example.com.',
  'see (https://example.com)',
  'xhttps://example.com',
  'https://localhost/a',
  'https://ex_ample.com',
  'https://example.com/a&b',
  '![a](https://example.com/a.png)',
  '[a](page.md)',
  '[a](javascript:alert(1))',
  '[a](https://example.com/%zz)',
  '[a](https://example.com "title")',
  '[a][b](https://example.com)',
  '[ a](https://example.com)',
  '[^1](https://example.com)',
  '[www.a.example](https://example.com)',
  'me@example.com',
  'a * b *',
  'a & b',
  'a \\ b',
  '`open',
  '``a``',
  '` a `',
  '```ts title\na\n```',
  '```ts\na',
  '~~~\na\n~~~',
  '| a |\n|---|',
  'a\tb',
])('leaves %j to the long way', (text) => {
  expect(shortWay(text)).toBeUndefined();
});
