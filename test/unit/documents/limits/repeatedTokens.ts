/** A text of about so many characters. */
export type MakeText = (size: number) => string;

const repeat =
  (token: string): MakeText =>
  (size) =>
    token.repeat(Math.ceil(size / token.length));

/** A token that is another each time. */
const count =
  (token: (index: number) => string): MakeText =>
  (size) => {
    const parts: string[] = [];
    for (let length = 0; length < size; length += parts.at(-1)?.length ?? 0) parts.push(token(parts.length));
    return parts.join('');
  };

/** Texts that parsers of Markdown, and patterns that look into it, are known to be slow for. */
export const repeatedTokens: Readonly<Record<string, MakeText>> = {
  tildes: repeat('~'),
  fences: repeat('~~~\n'),
  'fences that only begin': repeat('```a\n'),
  'fences of all lengths': count((index) => `${'~'.repeat(100 - (index % 98))}\n`),
  backticks: repeat('`` ` '),
  'longer and longer backticks': count((index) => `${'`'.repeat(index + 1)} `),
  emphasis: repeat('*a_'),
  'emphasis that only begins': repeat('*a **b '),
  'emphasis that only ends': repeat('a* '),
  'nested emphasis': (size) => `${'*a '.repeat(size / 6)}${'a* '.repeat(size / 6)}`,
  strikethrough: repeat('~~a'),
  'opening brackets': repeat('['),
  'closing brackets': repeat(']'),
  'nested brackets': (size) => `${'['.repeat(size / 2)}${']'.repeat(size / 2)}`,
  'nested links': (size) => `${'['.repeat(size / 5)}a${'](b)'.repeat(size / 5)}`,
  'links that only begin': repeat('[a]('),
  images: repeat('![a]('),
  definitions: repeat('[a]: b\n'),
  footnotes: repeat('[^a]: '),
  'HTML tags that only begin': repeat('<a b="'),
  'HTML comments that only begin': repeat('<!--'),
  'nested HTML': repeat('<div>'),
  'HTML that is open in all paragraphs': count((index) => `<b id=${index}></x><p></p>`),
  'unknown HTML': repeat('<foo>'),
  quotes: repeat('>'),
  'quotes of tabs': repeat('>\t'),
  lists: repeat('1. '),
  'lists of all kinds': repeat('* + - '),
  'lists below each other': count((index) => `${' '.repeat(2 * index)}- a\n`),
  'lists that are rules but for their end': (size) => `${'- '.repeat(size / 2)}a`,
  items: repeat('- a\n'),
  headings: repeat('# a\n'),
  'underlined headings': repeat('a\n=\n'),
  lines: repeat('a\n'),
  'lines that continue a quote': (size) => `> a\n${'a\n'.repeat(size / 2)}`,
  'line breaks': repeat('a  \n'),
  'spans of code': repeat('a`b`'),
  'rows of a table': (size) => `|a|b|\n|-|-|\n${'|a|b|\n'.repeat(size / 6)}`,
  'rows that lack cells': (size) => `${'|a'.repeat(size / 6)}|\n${'|-'.repeat(size / 6)}|\n${'|\n'.repeat(size / 6)}`,
  addresses: repeat('http://a.b/('),
  'mail addresses': repeat('a.b@c.'),
  entities: repeat('&a'),
  backslashes: repeat('a\\\n'),
  directives: repeat(':::a\n'),
  'lines that begin directives': repeat(':::a b\n'),
  colons: (size) => `${':'.repeat(size)}a`,
  'labels of directives': repeat(':a['),
  'spaces in a title': (size) => `:::note a${' '.repeat(size)}b`,
  'spaces in a heading': (size) => `# a${' '.repeat(size)}b`,
};
