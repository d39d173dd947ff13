import { describe, expect, it } from 'vitest';
import { findExcess } from '../../../../renderer/documents/limits/findExcess.ts';
import { createMarkdownParser } from '../../../../renderer/documents/markdown/createMarkdownParser.ts';
import { defaultMessages } from '../../../../renderer/model/messages.ts';
import { createMarkdownRenderer } from '../../../../renderer/render/text/markdownRenderer.ts';
import { parse, problemsOf, render, testHighlighter } from '../renderMarkdown.ts';

/** Each follows two lines of text, and is accepted up to the number next to it. */
const texts = {
  nesting: [50, (levels: number) => `${'> '.repeat(levels)}deep`],
  'nesting of lists': [50, (levels: number) => `${'- '.repeat(levels)}deep`],
  'nesting of footnotes': [50, (levels: number) => `${'[^a]: '.repeat(levels)}deep`],
  marks: [1000, (count: number) => '*a '.repeat(count)],
  lines: [2000, (count: number) => `*a*${'\nb'.repeat(count)}`],
  'lines of a quote': [2000, (count: number) => `> *a*${'\nb'.repeat(count)}`],
  tags: [100, (count: number) => '<b>'.repeat(count)],
  cells: [10_000, (count: number) => `|a|b|c|d|e|\n|-|-|-|-|-|\n${'|a\n'.repeat(count / 4)}`],
  rows: [5000, (count: number) => `|a|\n|-|\n${'|a|\n'.repeat(count)}`],
} as const;

const reasons: Readonly<Record<string, string>> = {
  nesting: 'more than 50 nested quotes and lists',
  'nesting of lists': 'more than 50 nested quotes and lists',
  'nesting of footnotes': 'more than 50 nested quotes and lists',
  marks: 'more than 1,000 emphasis and link characters in one paragraph',
  lines: 'more than 2,000 lines in one paragraph',
  'lines of a quote': 'more than 2,000 lines in one paragraph',
  tags: 'more than 100 open HTML tags',
  cells: 'a table with more than 10,000 missing cells',
  rows: 'tables with more than 5,000 rows',
};

describe.each(Object.entries(texts))('the limit of %s', (name, [most, make]) => {
  const within = `Two\n\n${make(most)}`;
  const beyond = `Two\n\n${make(most + 4)}`;

  it('allows a document to reach it', async () => {
    expect(await problemsOf(within)).toEqual([]);
    expect(findExcess(within)).toBeUndefined();
  });

  it('shows a document beyond it without formatting, and reports reason and place', async () => {
    expect(await problemsOf(beyond)).toEqual([
      expect.stringMatching(
        new RegExp(`^document/limit \\d+:\\d+ This text has ${reasons[name]}, so gqldocs shows it without formatting\\.$`),
      ),
    ]);
    expect(textIn(await render(beyond))).toEqual(beyond.trim().split('\n\n'));
  });

  it('shows a comment beyond it without formatting', async () => {
    const parser = createMarkdownParser({ highlighter: testHighlighter, messages: defaultMessages });
    const renderer = createMarkdownRenderer({ parser, messages: defaultMessages });
    const html = renderer.renderBlock({ text: beyond }, () => ({ href: undefined }));
    expect(textIn(html)).toEqual(beyond.trim().split('\n\n'));
    expect(findExcess(beyond)?.line).toBeGreaterThanOrEqual(3);
  });
});

/** The paragraphs of markup that holds nothing else. */
function textIn(html: string): readonly string[] {
  return html
    .slice('<p>'.length, -'</p>'.length)
    .split('</p><p>')
    .map((paragraph) => paragraph.replaceAll('&lt;', '<'));
}

describe('a long text', () => {
  const text = 'Words and more words.\n\n'.repeat(50_000);

  it('is shown without formatting', async () => {
    expect(await problemsOf(text)).toEqual([
      'document/limit 1:1 This text has more than 500,000 characters, so gqldocs shows it without formatting.',
    ]);
    expect(findExcess(text)).toEqual({ limit: 'length', line: 1, column: 1 });
  });
});

describe('directives', () => {
  it('may be nested up to a limit', async () => {
    expect(await problemsOf(':::note\n'.repeat(20))).not.toContainEqual(expect.stringMatching(/limit/));
    expect(await problemsOf(':::note\n'.repeat(21))).toEqual([
      'document/limit 21:1 This text has more than 20 nested directives, so gqldocs shows it without formatting.',
    ]);
  });
});

it('discards headings and uses from before the limit', async () => {
  const { value } = await parse(`# Title\n\n[a](./b.md)\n\n${'> '.repeat(60)}deep`);
  expect([value.headings, value.uses, value.title]).toEqual([[], [], 'Page']);
});

it('allows many separate lists, quotes and tables', { tags: ['full'] }, async () => {
  const part = '> - a\n>   - b\n>     1. c\n\n- d\n  > e\n\n|a|b|\n|-|-|\n|*a*|~~b~~|\n\n';
  expect(findExcess(part.repeat(1000))).toBeUndefined();
  expect(await problemsOf(part.repeat(100))).toEqual([]);
});
