import { expect, test } from 'vitest';
import { render } from '../renderMarkdown.ts';

test('wraps colored tokens in spans, but not names and punctuation', async () => {
  expect(await render('```ts\nconst a: string = f(1); // b\n```')).toBe(
    '<figure class="code" data-language="ts" data-one-line=""><pre tabindex="0"><code><span class="tk">const</span> a: <span class="tt">string</span> = ' +
      '<span class="tf">f</span>(<span class="tn">1</span>); <span class="tc">// b</span></code></pre></figure>',
  );
});

test('shows a title, and elements for marked lines only', async () => {
  expect(await render('```text title="a <b>" {2}\none\ntwo\nthree // [!code ++]\nfour // [!code --]\n```')).toBe(
    '<figure class="code" data-language="text"><figcaption>a &#x3C;b></figcaption><pre tabindex="0"><code>one\n' +
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
    '<figure class="code" data-language="text" data-one-line=""><pre tabindex="0"><code>a &#x3C; b</code></pre></figure>',
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
    '<figure class="code" data-language="ts"><pre tabindex="0"><code><span class="tf">f</span>(<span class="ts">`\n  a\n\n  b\n`</span>);\n' +
      '<span class="tc">// c\n// d</span></code></pre></figure>',
  );
});

test('separates marked lines from each other', async () => {
  expect(await render('```ts {1,3}\n// a\n\n// b\n```')).toBe(
    '<figure class="code" data-language="ts"><pre tabindex="0"><code><mark class="line"><span class="tc">// a</span>\n</mark>\n' +
      '<mark class="line"><span class="tc">// b</span></mark></code></pre></figure>',
  );
});
