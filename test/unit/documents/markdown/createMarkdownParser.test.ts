import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'hast';
import { expect, test } from 'vitest';
import { createMarkdownParser, fullParser } from '../../../../renderer/documents/markdown/createMarkdownParser.ts';
import { isPlainText, parsePlainMarkdown } from '../../../../renderer/documents/markdown/parsePlainMarkdown.ts';
import { defaultMessages } from '../../../../renderer/model/messages.ts';
import { noSamples } from '../../../../renderer/plan/links/sampleIndex.ts';
import { printMarkdown } from '../../../../renderer/render/text/printMarkdown.ts';
import { testHighlighter } from '../renderMarkdown.ts';

const parseFully = fullParser(defaultMessages);

function print(tree: Root): string {
  const resolve = ({ target }: { readonly target: string }) => ({ href: target });
  return printMarkdown(tree, {
    resolve,
    place: { file: '' },
    headingLevel: 2,
    idPrefix: '',
    messages: defaultMessages,
    samples: noSamples,
  });
}

function longWay(text: string): string {
  return print(parseFully(text));
}

/** Nodes as far as anything looks at them: of positions, those of links alone. */
function withoutPositions(nodes: Root['children'] | undefined): unknown {
  return nodes?.map((node) => {
    if (node.type !== 'element') return { ...node, position: undefined };
    const { line, column } = node.position?.start ?? {};
    return { ...node, position: node.tagName === 'a' ? { line, column } : undefined, children: withoutPositions(node.children) };
  });
}

function shortWay(text: string): string | undefined {
  if (isPlainText(text)) return `<p>${text}</p>`;
  const tree = parsePlainMarkdown(text);
  return tree && print(tree);
}

/** Every comment of a module of a real package, whole and by its tags. */
function realComments(file: string): readonly string[] {
  const folder = path.join(import.meta.dirname, '../../../../node_modules/graphql');
  const comments = [...readFileSync(path.join(folder, file), 'utf8').matchAll(/\/\*\*([\s\S]*?)\*\//g)];
  return comments.flatMap(([, comment = '']) => {
    const text = comment.replace(/^\s*\* ?/gm, '').trim();
    return [text, ...text.split(/\n(?=@)/)];
  });
}

test.each([
  ['type/definition.d.ts', 100],
  ['type/schema.d.ts', 20],
  ['language/ast.d.ts', 50],
  ['execution/execute.d.ts', 10],
  ['error/GraphQLError.d.ts', 5],
])('the plain parser and the full one agree on the comments of %s', (file, least) => {
  const comments = [...new Set(realComments(file))].filter((text) => shortWay(text) !== undefined);
  expect(comments.length).toBeGreaterThan(least);
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
  'snake_case, x + y = #1',
  'A [label\nin two lines](https://example.com)',
  'https://docs.example.com/a_b/page-1.html#part-2_x',
  'See http://example.com/\nand https://example.co.uk/?a=b',
  'A [page](https://example.com/%7Ea/b_c.html), [`code`](symbol:pkg%2F%3Aclass%2FA) and (`more`)\n\n[two](https://a.example)[words](https://b.example)',
])('uses the plain parser for %j', (text) => {
  expect(shortWay(text)).toBe(longWay(text));
  expect(withoutPositions(parsePlainMarkdown(text)?.children)).toEqual(withoutPositions(parseFully(text).children));
});

test('the plain parser and the full one agree on the positions of links', () => {
  const text = '```\na\n```\n\nSee the\nold [page](https://example.com/a)\n\nOr [b](https://b.example) and [`c`](https://c.example)';
  const begins = (nodes: Root['children']): readonly string[] =>
    nodes.flatMap((node) => {
      if (node.type !== 'element') return [];
      const { line, column } = node.position?.start ?? {};
      return node.tagName === 'a' ? [`${line}:${column}`] : begins(node.children);
    });
  expect(begins(parsePlainMarkdown(text)?.children ?? [])).toEqual(['6:5', '8:4', '8:31']);
  expect(begins(parseFully(text).children)).toEqual(['6:5', '8:4', '8:31']);
});

const signs = [
  '*',
  '**',
  '_',
  '`',
  '``',
  '- ',
  '* ',
  '> ',
  '+ ',
  '1. ',
  '# ',
  '=',
  '[',
  ']',
  '](https://a.example)',
  '[x] ',
  '!',
  ':',
  '(',
  '.',
  '~',
  '|',
  ':-',
  ':::note\n',
  '\n:::\n',
  ')',
  ',',
  '\n>\n> ',
];
const words = [
  'a',
  'b c',
  'x_y',
  'é',
  ' ',
  '  ',
  '\n',
  '\n',
  '\n\n',
  'https://b.example',
  ' https://c.example/d_e ',
  'http://1.2/#',
  '```\nc\n```',
];

/** Texts of parts put together at random, always the same. */
function randomTexts(parts: readonly string[], count: number): readonly string[] {
  let seed = 7;
  const random = (most: number): number => {
    seed = (seed * 48271) % 2147483647;
    return seed % most;
  };
  return [
    ...new Set(Array.from({ length: count }, () => Array.from({ length: 2 + random(8) }, () => parts[random(parts.length)]).join(''))),
  ];
}

test('the plain parser and the full one agree on random punctuation', () => {
  const taken = randomTexts([...signs, ...signs, ...words], 8_000).filter((text) => shortWay(text) !== undefined);
  expect(taken.length).toBeGreaterThan(150);
  for (const text of taken) expect([text, shortWay(text)]).toEqual([text, longWay(text)]);
});

test('any prepared text can be parsed, wherever it contains code', async () => {
  const parser = createMarkdownParser({ highlighter: testHighlighter, messages: defaultMessages });
  const code = ['    c', '\t', '~~~\nc\n~~~', '<pre>', '<PRE><code>', '</pre>', '- ', '> ', '1. '];
  const texts = randomTexts([...code, ...code, ...signs, ...words], 1_000);
  await parser.prepare(texts);
  const figures = texts.map((text) => JSON.stringify(parser.parse(text)).includes('"tagName":"figure"'));
  expect(figures.filter(Boolean).length).toBeGreaterThan(50);
});

test.each([
  ['$ yarn add a', 'bash'],
  ['npm install a', 'bash'],
  ['const $ = 1;', 'ts'],
])('code without a language is TypeScript, unless it is a command: %s', async (code, language) => {
  const parser = createMarkdownParser({ highlighter: testHighlighter, messages: defaultMessages });
  const text = `\`\`\`\n${code}\n\`\`\``;
  await parser.prepare([text]);
  expect(print(parser.parse(text))).toContain(`data-language="${language}"`);
});

test('a text is parsed once', async () => {
  const parser = createMarkdownParser({ highlighter: testHighlighter, messages: defaultMessages });
  await parser.prepare(['```ts\na\n```']);
  for (const text of ['```ts\na\n```', '# b']) expect(parser.parse(text)).toBe(parser.parse(text));
});

test.each([
  '',
  ' indented',
  'trailing ',
  'break  \nhere',
  'a\n  b',
  '- list\n\n- of paragraphs',
  '- list\nthat goes on',
  '- list\n* and another',
  '- list\n\n  and more',
  '- # heading',
  '- [ ] task',
  '- - list',
  '* * *',
  '> quotation\nthat goes on',
  '> - list',
  '>quotation',
  '> [!NOTE]\n> Alert',
  ':::note',
  ':::note\n\nAdmonition\n\n:::',
  'a *b* _c_',
  '***a***',
  '*a*b',
  '* a*',
  '__a__',
  '_a b_',
  '[a]: https://example.com',
  '[see https://example.com]',
  '[^a]',
  '![a]',
  'a\n+ list',
  'a\n# heading',
  'a\n1. list',
  '# heading',
  'a\n---',
  'a\n===',
  'www.example.com',
  'see https://example.com!',
  'see [https://example.com]',
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
  '``a`b``',
  '```a```',
  '` a `',
  '```ts title\na\n```',
  '```ts\na',
  '~~~\na\n~~~',
  '| a |\n|---|',
  'Some *emphasis of words*, **more** of it (*here*).',
  '``code`` of two',
  'See (https://example.com/a), https://example.com. Or (see http://example.com/b/).',
  '[Public only] or [a: b] [c d]',
  '- list\n- of `code`\n  in lines\n- and [links](https://example.com/a)',
  'Before:\n* one\n* two\n\nafter',
  '- one\n```ts\na\n```\n> two\n> three',
  '> quotation with [page](https://example.com) and *emphasis*\n\nText.',
  '> two\n> lines\n>\n> of `a | b`\n\n> alone',
  'Either `a` | `b | c` | d:\n| e\n- `f|g`',
  'a\tb',
])('uses the full parser for %j', (text) => {
  expect(shortWay(text)).toBeUndefined();
});

const note = (title: string, content: string) =>
  `<aside class="admonition admonition-note" role="note"><p class="admonition-title">${title}</p>${content}</aside>`;

test.each([
  [':::note\n\nUse `a`.\n\n:::', note('Note', '<p>Use <code>a</code>.</p>')],
  ['Text.\n:::note[Read *this*]\nHere.\n:::\nMore.', `<p>Text.</p>\n${note('Read <em>this</em>', '<p>Here.</p>')}\n<p>More.</p>`],
  ['- one\n\n  :::note\n  Here.\n  :::', `<ul>\n<li>\n<p>one</p>\n${note('Note', '<p>Here.</p>')}\n</li>\n</ul>`],
  [':::danger\n\nNo.\n\n:::', note('Danger', '<p>No.</p>').replace('admonition-note', 'admonition-danger')],
  [':::note\n'.repeat(41), `<p>${':::note\n'.repeat(41).trim()}</p>`],
  [':::other\nText *here*.\n:::', '<p>:::other</p>\n<p>Text <em>here</em>.</p>\n<p>:::</p>'],
  ['Before ::: after', '<p>Before ::: after</p>'],
  ['::leaf\n\nNow :::', '<p>::leaf</p>\n<p>Now :::</p>'],
])('shows admonitions of comments, and other directives as text: %j', (text, html) => {
  expect(longWay(text)).toBe(html);
});

test('drops unknown tags with an end tag, and keeps their contents', () => {
  expect(longWay('<important> <p>Buckets are <i>global</i>.</p> </important>')).toMatch(/^\s*<p>Buckets are <i>global<\/i>\.<\/p>\s*$/);
  expect(longWay('Has a <fullname>long name</fullname> here.')).toBe('<p>Has a long name here.</p>');
  expect(longWay('A Promise<User> and <t> are types.')).toBe('<p>A Promise&lt;User> and &lt;t> are types.</p>');
});
