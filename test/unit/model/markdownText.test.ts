import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { codeBlock, codeCell, codeSpan, plainMarkdown } from '../../../renderer/model/markdownText.ts';

/** HTML as GitHub makes it, but with all HTML of the text. */
function rendered(markdown: string): string {
  const options = { allowDangerousHtml: true };
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype, options).use(rehypeStringify, options);
  return String(processor.processSync(markdown));
}

const hostile = [
  'a\n\n## API: patch\n\nNo changes.',
  'a\r\n- b\u2028# c',
  '<a href=https://evil.example>Approve</a>',
  '` <i>a</i> ``',
  '`` <i>a</i> `',
  '``` <i>a</i>',
  '`',
  ' a ',
  '`a`b`',
  '[a](https://evil.example) ![b](c) https://evil.example www.evil.example',
  '&lt;b&gt; ~~c~~ **d** _e_ | f',
  '\u001b[31m\u202ered\0',
  '|`|',
  'ask @evil/team or a@b',
  '\\`\\|',
];

const unwanted = /<(?!\/?(?:p|code|pre|ul|li|table|thead|tbody|tr|th|td)\b)|\p{Cc}(?<!\n)|\u202e/u;

describe('names with any characters', () => {
  it.each(hostile)('are one code span: %j', (name) => {
    const html = rendered(`- ${codeSpan(name)} changed`);
    expect(html).not.toMatch(unwanted);
    expect(html.match(/<code>/g)).toHaveLength(1);
    expect(html.match(/<p>|<li>/g)).toHaveLength(1);
  });

  it.each(hostile)('are one cell of a table: %j', (name) => {
    const html = rendered(`| A | B |\n| - | - |\n| ${codeCell(name)} | b |`);
    expect(html).not.toMatch(unwanted);
    expect(html).toMatch(/<\/code><\/td>\s*<td>b<\/td>/);
  });

  it.each(hostile)('are plain text: %j', (text) => {
    const html = rendered(`- changed: ${plainMarkdown(text)}`);
    expect(html).not.toMatch(unwanted);
    expect(html.match(/<p>|<li>/g)).toHaveLength(1);
  });

  it.each(hostile)('stay in a block: %j', (text) => {
    const html = rendered(codeBlock('ts', text).join('\n'));
    expect(html).not.toMatch(new RegExp(unwanted.source.replace('p|code', 'code'), 'u'));
    expect(html.match(/<pre>/g)).toHaveLength(1);
  });
});

it('keeps code in a text', () => {
  expect(plainMarkdown('result `Map<string, a_b>` was *x*')).toBe('result `Map<string, a_b>` was \\*x\\*');
  expect(plainMarkdown('was `` `a-$b` `` now')).toBe('was `` `a-$b` `` now');
});
