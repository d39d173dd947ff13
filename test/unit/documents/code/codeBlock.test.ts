import { expect, test } from 'vitest';
import { parse, problemsOf, render } from '../renderMarkdown.ts';

test('wraps colored tokens in spans, but not names and punctuation', async () => {
  expect(await render('```ts\nconst a: string = f(1); // b\n```')).toBe(
    '<figure class="code" data-language="ts" data-one-line=""><pre tabindex="0"><code><span class="tk">const</span> a: <span class="tt">string</span> = ' +
      'f(<span class="tn">1</span>); <span class="tc">// b</span></code></pre></figure>',
  );
});

test('shows a title, and elements for marked lines only', async () => {
  expect(await render('```text title="a <b>" {2}\none\ntwo\nthree // [!code ++]\nfour // [!code --]\n```')).toBe(
    '<figure class="code" data-language="text"><figcaption>a &lt;b></figcaption><pre tabindex="0"><code>one\n' +
      '<mark class="line">two\n</mark><ins class="line">three\n</ins><del class="line">four</del></code></pre></figure>',
  );
});

test('numbers every line, from any number', async () => {
  expect(await render('```text showLineNumbers=5\none\ntwo\n```')).toBe(
    '<figure class="code numbered" data-language="text"><pre tabindex="0"><code style="counter-reset:line 4">' +
      '<span class="line">one\n</span><span class="line">two</span></code></pre></figure>',
  );
});

test('shows code in an unknown or missing language without colors', async () => {
  expect(await render('```\na < b\n```')).toBe(
    '<figure class="code" data-language="text" data-one-line=""><pre tabindex="0"><code>a &lt; b</code></pre></figure>',
  );
});

test('keeps language and meta through the parser of raw HTML', async () => {
  const html = await render('<i>raw</i>\n\n```json title="a.json" {1}\n{}\n```');
  expect(html).toBe(
    '<p><i>raw</i></p>\n<figure class="code" data-language="json"><figcaption>a.json</figcaption><pre tabindex="0"><code>' +
      '<mark class="line">{}</mark></code></pre></figure>',
  );
});

test('puts a token of several lines into one element', async () => {
  expect(await render('```ts\nf(`\n  a\n\n  b\n`);\n// c\n// d\n```')).toBe(
    '<figure class="code" data-language="ts"><pre tabindex="0"><code>f(<span class="ts">`\n  a\n\n  b\n`</span>);\n' +
      '<span class="tc">// c\n// d</span></code></pre></figure>',
  );
});

test('separates marked lines from each other', async () => {
  expect(await render('```ts {1,3}\n// a\n\n// b\n```')).toBe(
    '<figure class="code" data-language="ts"><pre tabindex="0"><code><mark class="line"><span class="tc">// a</span>\n</mark>\n' +
      '<mark class="line"><span class="tc">// b</span></mark></code></pre></figure>',
  );
});

test.each([
  ['/useState/', 'const [a] = useState(0);', '<mark class="word">useState</mark>'],
  ['/a/2', 'a(a);', 'a(<mark class="word">a</mark>);'],
  ['"two words"', "f('two words')", '<mark class="word"><span class="ts">two words</span></mark>'],
  ['ins="new" del="old"', 'f(new, old)', '<ins class="word"><span class="tk">new</span></ins>, <del class="word">old</del>'],
  ['mark={/ye[sp]/}', 'yes(yep)', '<mark class="word">yes</mark>(<mark class="word">yep</mark>)'],
])('marks words: %s', async (meta, code, expected) => {
  expect(await render(`\`\`\`ts ${meta}\n${code}\n\`\`\``)).toContain(expected);
});

test('takes an expression that could need long as plain text', async () => {
  expect(await render('```text /(x+)+y/\nxxy (x+)+y\n```')).toContain('xxy <mark class="word">(x+)+y</mark>');
});

test('takes no word from a title, and no title from a word', async () => {
  const html = await render('```text title="a \'b\' c" "[d]"\na b [d]\n```');
  expect(html).toContain("<figcaption>a 'b' c</figcaption>");
  expect(html).toContain('a b <mark class="word">[d]</mark>');
});

test.each([
  ['ini', 'a=1 ; [!code ++]', '<ins class="line">'],
  ['latex', 'a % [!code --]', '<del class="line">'],
  ['bat', 'echo a REM [!code focus]', '<mark class="line">'],
  ['text', '# [!code word:apple:1]\napple\napple', '<mark class="word">apple</mark>\napple'],
])('reads marks in the comments of %s', async (language, code, expected) => {
  const html = await render(`\`\`\`${language}\n${code}\n\`\`\``);
  expect(html).toContain(expected);
  expect(html).not.toContain('!code');
});

test('takes code of Twoslash from the block that has it', async () => {
  const shared = '```twoslash include base\nlet first;\n// - one\n// ---cut---\nlet second;\n```\n\n';
  const block = (name: string): string => `\`\`\`ts twoslash\n// @include: ${name}\nlet own;\n\`\`\`\n`;
  const shown = async (name: string): Promise<string> => (await render(`${shared}${block(name)}`)).replace(/<[^>]*>/g, '');
  expect(await shown('base')).toBe('let second;\nlet own;');
  expect(await shown('base-one')).toBe('let first;\nlet own;');
  expect(await problemsOf(`${shared}${block('base')}`)).toEqual([]);
});

test('hides notes for Twoslash, and runs no block of which a part is cut off', async () => {
  const { value } = await parse('```ts twoslash\n// @errors: 2322\nlet hidden;\n// ---cut---\nlet a;\n//  ^?\nlet b; // a note\n```');
  const [use] = value.uses;
  expect(use).toMatchObject({ sample: { code: 'let a;\nlet b; // a note', isSkipped: true, lines: [{ line: 5 }, { line: 7 }] } });
});

test('highlights a diff in its language, with marks for its signs', async () => {
  expect(await render('```diff lang="text"\n-one\n+two\n three\n```')).toContain(
    '<del class="line">one\n</del><ins class="line">two\n</ins>three',
  );
});

test('begins the numbers of lines with any number', async () => {
  expect(await render('```text showLineNumbers startLineNumber=5\na\n```')).toContain('counter-reset:line 4');
  expect(await render('```text showLineNumbers=false\na\n```')).not.toContain('numbered');
});
