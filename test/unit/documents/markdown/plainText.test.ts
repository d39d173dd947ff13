import { expect, test } from 'vitest';
import { plainParagraphs, plainText } from '../../../../renderer/documents/markdown/plainText.ts';

test.each([
  ['', ''],
  ['First\nparagraph.\n\nSecond.', 'First paragraph.'],
  ['Like so:\n```ts\ncode();\n```', 'Like so:'],
  ['See [`Other`](symbol:pkg/:class/Other) and **this**, _that_.', 'See Other and this, that.'],
  ['[evil](javascript:alert(1)) <img src=x>', 'evil'],
  ['[a](b(c(d))e "a) title") b', 'a b'],
  ['[a [b] `c`][ref] and ![alt *text*](x.png)', 'a [b] c and alt text'],
  ['A [![alt](x(1).png)](y)', 'A alt'],
  ['items[0](x is open, and [not a link]', 'items[0](x is open, and [not a link]'],
  ['a <b class="x>y">bold</b><br/>and <!-- note --> more', 'a boldand more'],
  ['A Promise<User> of Array<string>, Map<K, V> or <T>.', 'A Promise<User> of Array<string>, Map<K, V> or <T>.'],
  ['<https://example.com/a_b_c>', 'https://example.com/a_b_c'],
  ['`a_b`, ``a ` b`` and `<div>`', 'a_b, a ` b and <div>'],
  ['an open ` and \\*no\\* emphasis', 'an open ` and *no* emphasis'],
  ['keeps snake_case_names and 2 * 3 * 4', 'keeps snake_case_names and 2 * 3 * 4'],
  ['# Title', 'Title'],
  [
    'Escapes `<`, `&amp;`, &lt;b&gt;, Map&lt;K, V&gt;, &amp;amp; &#169;&#x41; and a&nbsp;b.',
    'Escapes <, &amp;, <b>, Map<K, V>, &amp; ©A and a b.',
  ],
  ['R&D &unknown; & more;', 'R&D &unknown; & more;'],
  ['> [!NOTE]\n> Works with\n> negatives.', 'Works with negatives.'],
  ['[![size](a.svg)](b) [![stage](c.svg)](d)\n\nReads media.', 'Reads media.'],
  ['Demos:\n\n- [Button](/button)\n- **Group**;\n  of buttons.\n\nMore.', 'Demos: Button, Group; of buttons'],
  ['1. One\n2. Two', 'One, Two'],
  ['```ts\ncode();\n\nmore();\n```\n\nText.', 'Text.'],
])('%j is %j', (markdown, text) => {
  expect(plainText(markdown)).toBe(text);
});

test('unclosed brackets take no longer than other text', () => {
  expect(plainText('['.repeat(100_000))).toBe('['.repeat(2000));
});

test('paragraphs are those outside of code, with what they introduce', () => {
  const text =
    'Doubles.\n\n> [!NOTE]\n> Works for:\n>\n> ```ts\n> double(-1);\n>\n> x;\n> ```\n>\n> * one\n> * two\n\n~~~\n```\n\nno\n~~~\nEnd.';
  expect(plainParagraphs(text)).toEqual(['Doubles.', 'Works for: one, two', 'End.']);
});
