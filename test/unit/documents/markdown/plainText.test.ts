import { expect, test } from 'vitest';
import { plainText } from '../../../../renderer/documents/markdown/plainText.ts';

test.each([
  ['', ''],
  ['First\nparagraph.\n\nSecond.', 'First paragraph.'],
  ['Like so:\n```ts\ncode();\n```', 'Like so:'],
  ['See [`Other`](symbol:pkg/:class/Other) and **this**, _that_.', 'See Other and this, that.'],
  ['[evil](javascript:alert(1)) <img src=x>', 'evil'],
  ['[a](b(c(d))e "a) title") b', 'a b'],
  ['[a [b] `c`][ref] and ![alt *text*](x.png)', 'a [b] c and alt text'],
  ['[![alt](x(1).png)](y)', 'alt'],
  ['items[0](x is open, and [not a link]', 'items[0](x is open, and [not a link]'],
  ['a <b class="x>y">bold</b><br/>and <!-- note --> more', 'a boldand more'],
  ['A Promise<User> of Array<string>, Map<K, V> or <T>.', 'A Promise<User> of Array<string>, Map<K, V> or <T>.'],
  ['<https://example.com/a_b_c>', 'https://example.com/a_b_c'],
  ['`a_b`, ``a ` b`` and `<div>`', 'a_b, a ` b and <div>'],
  ['an open ` and \\*no\\* emphasis', 'an open ` and *no* emphasis'],
  ['keeps snake_case_names and 2 * 3 * 4', 'keeps snake_case_names and 2 * 3 * 4'],
  ['# Title', 'Title'],
])('%j is %j', (markdown, text) => {
  expect(plainText(markdown)).toBe(text);
});

test('unclosed brackets take no longer than other text', () => {
  expect(plainText('['.repeat(100_000))).toBe('['.repeat(2000));
});
