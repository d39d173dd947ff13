import { expect, test } from 'vitest';
import { createMarkdownParser } from '../../../../renderer/documents/markdown/createMarkdownParser.ts';
import { defaultMessages } from '../../../../renderer/model/messages.ts';
import type { Place } from '../../../../renderer/model/problem.ts';
import type { Reference, ResolveReference } from '../../../../renderer/model/resolve.ts';
import { createMarkdownRenderer } from '../../../../renderer/render/text/markdownRenderer.ts';
import { testHighlighter } from '../../documents/renderMarkdown.ts';

const parser = createMarkdownParser({ highlighter: testHighlighter, messages: defaultMessages });
const renderer = createMarkdownRenderer({ parser, messages: defaultMessages });

const asWritten: ResolveReference = ({ target, kind }) => ({
  href: kind === 'name' || target.startsWith('unresolved:') ? undefined : target,
});

function block(text: string): string {
  return renderer.renderBlock({ text }, asWritten);
}

test('resolves links with the place of their comment', () => {
  const asked: Reference[] = [];
  const place = { file: 'type/schema.d.ts', line: 12 };
  const html = renderer.renderBlock({ text: 'See [`a`](symbol:p/:class/A#b), [x](unresolved:X).', place }, (reference) => {
    asked.push(reference);
    return { href: reference.target.startsWith('symbol:') ? '/api/a#b' : undefined };
  });
  expect(html).toBe('<p>See <a href="/api/a#b"><code>a</code></a>, x.</p>');
  expect(asked).toEqual([
    { kind: 'link', target: 'symbol:p/:class/A#b', place },
    { kind: 'link', target: 'unresolved:X', place },
  ]);
});

test.each([
  ['<script>alert(1)</script>a <b>c</b>', 'a <b>c</b>'],
  ['a <img src=x onerror=alert(1)>', '<p>a <img alt="" src="x" loading="lazy" decoding="async"></p>'],
  ['[a](javascript:alert(1))', '<p>a</p>'],
  ['[a](JaVaScRiPt&colon;alert(1))', '<p>a</p>'],
  ['[a](data:text/html,x) ![b](data:image/png;base64,x)', '<p>a b</p>'],
  ['a <a href="vbscript:x" onclick="y">b</a>', '<p>a b</p>'],
  ['a <b style="color:red" class="admonition" id="app" name="x">c</b>', '<p>a <b id="text-app">c</b></p>'],
  ['a <iframe src="/x">b</iframe> <form action="/x"><button>c</button></form>', '<p>a  </p>c'],
  ['a <b onclick="y" onmouseover="y" data-island="/x.js" is="x-y">c</b>', '<p>a <b>c</b></p>'],
  ['<details ontoggle="y" open>\n<summary tabindex="1">a</summary>\n</details>', '<details open>\n<summary>a</summary>\n</details>'],
  ['<style>p{}</style>\n\na', '<p>a</p>'],
  ['a <svg onload=alert(1)><text>b</text></svg>', '<p>a </p>'],
])('sanitizes %j', (text, html) => {
  expect(block(text).trim()).toBe(html);
});

test('shows types written without backticks', () => {
  expect(block('Wraps an <input type="text"> of HTML.')).toBe('<p>Wraps an &lt;input type="text"> of HTML.</p>');
  expect(block('A Promise<User> or <T>.')).toBe('<p>A Promise&lt;User> or &lt;T>.</p>');
});

test('treats MDX as text', () => {
  expect(block('{1 + 1}\n<Note />')).toContain('{1 + 1}');
});

test('highlights fences without a language as TypeScript', async () => {
  await parser.prepare(['```\nlet a\n```']);
  expect(block('```\nlet a\n```')).toBe(
    '<figure class="code" data-language="ts" data-one-line=""><pre tabindex="0"><code><span class="tk">let</span> a</code></pre></figure>',
  );
});

test('lowers headings below their parent heading, and prefixes ids and links to them', () => {
  const html = renderer.renderBlock({ text: '# A\n\n### B\n\n[to a](#a)' }, asWritten, { headingLevel: 3, idPrefix: 'm-' });
  expect(html).toBe(
    '<h4 id="m-a">A<a class="anchor" href="#m-a" aria-label="Link to A"></a></h4>\n' +
      '<h6 id="m-b">B<a class="anchor" href="#m-b" aria-label="Link to B"></a></h6>\n<p><a href="#m-a">to a</a></p>',
  );
});

test('resolves links to headings case-insensitively', () => {
  const html = renderer.renderBlock({ text: '# getName\n\n[to it](#getName)' }, asWritten, { idPrefix: 'm-' });
  expect(html).toContain('<p><a href="#m-getname">to it</a></p>');
});

test('prints a link to a missing heading as text, and calls the resolver', () => {
  const asked: string[] = [];
  const html = renderer.renderBlock({ text: '[gone](#gone)' }, ({ target }) => {
    asked.push(target);
    return { href: target };
  });
  expect(html).toBe('<p>gone</p>');
  expect(asked).toEqual(['#gone']);
});

test('keeps two prefixes of the same text separate', () => {
  const footnote = { text: 'a[^1]\n\n[^1]: b' };
  const first = renderer.renderBlock(footnote, asWritten, { idPrefix: 'x-' });
  const second = renderer.renderBlock(footnote, asWritten, { idPrefix: 'y-' });
  expect(second).toBe(first.replaceAll('x-', 'y-'));
  expect(first).toContain('href="#x-fn-1" id="x-fnref-1"');
});

test('renders blocks inline', () => {
  const inline = (text: string) => renderer.renderInline({ text }, asWritten);
  expect(inline('Plain text')).toBe('Plain text');
  expect(inline('Some `code` and [a](/b)')).toBe('Some <code>code</code> and <a href="/b">a</a>');
  expect(inline('One\n\n- two\n- *three*')).toBe('One two <em>three</em>');
});

test('finds the first sentence', async () => {
  await parser.prepare(['```\ncode\n```']);
  const first = (text: string) => [renderer.firstSentence({ text }), renderer.renderFirstSentence({ text }, asWritten)];
  expect(first('One thing. Another.')).toEqual(['One thing.', 'One thing.']);
  expect(first('Some, e.g. This, are `a. B` here. Then.')).toEqual([
    'Some, e.g. This, are a. B here.',
    'Some, e.g. This, are <code>a. B</code> here.',
  ]);
  expect(first('Version 1.5 of *it. all* follows')).toEqual(['Version 1.5 of it. all follows', 'Version 1.5 of <em>it. all</em> follows']);
  expect(first('Two\nlines\n\nMore.')).toEqual(['Two lines', 'Two\nlines']);
  expect(first('```\ncode\n```')).toEqual(['', '']);
});

test('adds the list or sentence that the first sentence introduces', () => {
  const first = (text: string) => renderer.renderFirstSentence({ text }, asWritten);
  expect(first('Levels:\n- `0` - None.\n- `1` - Basic.')).toBe('Levels: <code>0</code> - None, <code>1</code> - Basic');
  expect(first('One of:\n\n1. a\n\n   More.\n\n2. b\n\n3. c\n\n4. d')).toBe('One of: a, b, c, …');
  expect(first('One of:\n- a\n  - nested')).toBe('One of: a');
  expect(first('One. Two:\n- a')).toBe('One.');
  expect(first('EXPERIMENTAL:\n\nText of it. More.')).toBe('EXPERIMENTAL: Text of it.');
  expect(first('Levels:\n\n```\ncode\n```')).toBe('Levels:');
});

test('renders a text inline', () => {
  expect(renderer.renderInline({ text: '**New**: see [docs](/docs)' }, asWritten)).toBe(
    '<strong>New</strong>: see <a href="/docs">docs</a>',
  );
});

test('prefixes anchors that a README defines', () => {
  expect(block('[Usage](#usage), [more](#more)\n\n<a name="usage"></a>\n\n<a id="more" href="#usage">Up</a>')).toBe(
    '<p><a href="#text-usage">Usage</a>, <a href="#text-more">more</a></p>\n<p><span id="text-usage"></span></p>\n<p><a id="text-more" href="#text-usage">Up</a></p>',
  );
});

test('reads anchors with the prefix of GitHub as those without', () => {
  expect(block('[Usage](#user-content-usage)\n\n## Usage')).toContain('<a href="#text-usage">Usage</a>');
  expect(block('[More](#user-content-more) [x](./a.md#user-content-b)\n\n<a id="user-content-more"></a>')).toBe(
    '<p><a href="#text-more">More</a> <a href="./a.md#user-content-b">x</a></p>\n<p><span id="text-more"></span></p>',
  );
  expect(block('<a id="user-content-usage"></a>\n\n## Usage').split('id="text-usage"')).toHaveLength(2);
  expect(block('[a](https://example.org/#user-content-a)')).toContain('#user-content-a');
});

test('replaces a picture that must not load by a link, or by text within a link', () => {
  const onlyLinked: ResolveReference = ({ target, kind }) => ({ href: target, ...(kind === 'image' ? { isOnlyLinked: true } : {}) });
  const html = (text: string) => renderer.renderBlock({ text }, onlyLinked);
  const address = 'https://badges.example/npm/v/x.svg?style=flat';
  const photo = 'https://pictures.example/demo.png?raw=true';
  expect(html(`![npm](${address}) ![](${photo})`)).toBe(
    `<p><a class="picture" href="${address}">npm</a> <a class="picture" href="${photo}">demo.png</a></p>`,
  );
  const linked = '<a href="https://npm.example"><span class="picture">npm</span></a>';
  expect(html(`[![npm](${address})](https://npm.example)`)).toBe(`<p>${linked}</p>`);
});

test('drops badges without a text, with their links', () => {
  const onlyLinked: ResolveReference = ({ target, kind }) => ({ href: target, ...(kind === 'image' ? { isOnlyLinked: true } : {}) });
  const html = (text: string) => renderer.renderBlock({ text }, onlyLinked);
  expect(html('A [![](https://b.example/x.svg)](https://npm.example)<img src="https://b.example/size/pkg">.')).toBe('<p>A .</p>');
  expect(html('<a href="https://a.example"><img alt="" src="https://b.example/1"> <img src="https://b.example/2"></a>')).not.toContain(
    '<a',
  );
});

test('leaves such pictures out of a heading with a text', () => {
  const onlyLinked: ResolveReference = ({ target, kind }) => ({ href: target, ...(kind === 'image' ? { isOnlyLinked: true } : {}) });
  const html = (text: string) => renderer.renderBlock({ text }, onlyLinked);
  expect(html('## ![Logo](https://a.example/l.svg) Start')).toMatch(
    /^<h3 id="[^"]*">\s*Start<a class="anchor" [^>]*aria-label="Link to Start">/,
  );
  expect(html('## [![Logo](https://a.example/l.svg)](https://a.example) Start')).toContain('aria-label="Link to Start"');
  expect(html('## ![Logo](https://a.example/l.svg)')).toContain('>Logo</a><a class="anchor"');
});

test("links a name in code if its author's link has no target", () => {
  const resolve: ResolveReference = ({ target, kind }) => ({ href: kind === 'name' ? `/api/${target}` : target });
  const html = renderer.renderBlock(
    { text: 'A <code><a href="#Bounds">Bounds</a></code>, <code><a href="https://b.example">Bounds</a></code>.' },
    resolve,
  );
  expect(html).toBe('<p>A <a href="/api/Bounds"><code>Bounds</code></a>, <code><a href="https://b.example">Bounds</a></code>.</p>');
});

test('resolves names and links of a whole file with their own places, and those of a comment with its beginning', () => {
  const placesIn = (place: Place) => {
    const places: Place[] = [];
    renderer.renderBlock({ text: 'First.\n\nSee `Bounds` and [b](b.md).', place }, (reference) => {
      places.push(reference.place);
      return { href: undefined };
    });
    return places.map(({ line, column }) => [line, column]);
  };
  expect(placesIn({ file: 'README.md', line: 1, column: 1 })).toEqual([
    [3, 5],
    [3, 18],
  ]);
  expect(placesIn({ file: 'index.ts', line: 7, column: 4 })).toEqual([
    [7, 4],
    [7, 4],
  ]);
});

test('removes links to headings that the text lacks, also with the name of its file', () => {
  const toPage: ResolveReference = ({ target }) => ({ href: target.replace('./README.md#', '#text-') });
  const html = renderer.renderBlock({ text: '## Ports\n\n[a](./README.md#ports) [b](./README.md#languages)' }, toPage);
  expect(html).toContain('<a href="#text-ports">a</a> b</p>');
});

test('a first sentence is not one of badges', () => {
  const text = '[![size](https://x.example/a.svg)](b) [![stage](https://x.example/c.svg)](d)\n\nReads media. More.';
  expect(renderer.firstSentence({ text })).toBe('Reads media.');
  expect(renderer.firstSentence({ text: '![A picture](x.png) of it.' })).toBe('A picture of it.');
});

test.each([
  ['<https://www.example.com/a/>', '<a href="https://www.example.com/a/">example.com/a</a>'],
  ['[https://example.com/a#b](https://example.com/a#b)', '<a href="https://example.com/a#b">example.com/a#b</a>'],
  ['[the site](https://example.com/)', '<a href="https://example.com/">the site</a>'],
  ['[https://a.example](https://b.example)', '<a href="https://b.example">https://a.example</a>'],
])('shows %s without what only browsers need', (text, html) => {
  expect(block(text)).toBe(`<p>${html}</p>`);
});
