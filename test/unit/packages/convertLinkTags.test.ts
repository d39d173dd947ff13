import { expect, test } from 'vitest';
import { convertLinkTags } from '../../../renderer/packages/convertLinkTags.ts';

const place = { file: 'README.md', line: 1, column: 1 };
const convert = (text: string): string => convertLinkTags({ text, place }).text;

test('a tag becomes a link to its name, with its spot', () => {
  expect(convert('# A\n\nSee {@link Cache.get} and {@linkcode f|the *f*}.')).toBe(
    '# A\n\nSee [Cache.get](unresolved:Cache.get@3:5) and [`the *f*`](unresolved:f@3:27).',
  );
  expect(convert('{@link a_b the [text]}, {@linkplain open()}')).toBe(
    '[the \\[text\\]](unresolved:a_b@1:1), [open()](unresolved:open%28%29@1:25)',
  );
  expect(convert('{@link https://example.org | there}')).toBe('[there](https://example.org)');
});

test('a tag in code stays', () => {
  const texts = [
    '`{@link a}` and ``b ` {@link a}``',
    '```md\n{@link a}\n```',
    '- ~~~\n  {@link a}\n  ~~~',
    '    {@link a}',
    '<!-- {@link a} -->',
    '```\n{@link a}',
    '\\{@link a}',
  ];
  for (const text of texts) expect(convert(text)).toBe(text);
  expect(convert('```\n{@link a}\n```\n\n{@link b}')).toContain('[b](unresolved:b@5:1)');
});
