import * as v from 'valibot';
import { expect, it } from 'vitest';
import { headTagSchema } from '../../../renderer/config/schema/head.ts';

function messagesFor(tag: unknown): readonly string[] {
  return (v.safeParse(headTagSchema, tag).issues ?? []).map(({ message }) => message.split('\n')[0] ?? '');
}

it.each([
  { tag: 'script', attributes: { defer: true, 'data-domain': 'a.example', src: 'https://plausible.io/js/script.js' } },
  { tag: 'script', content: 'window.dataLayer = window.dataLayer || [];' },
  { tag: 'meta', attributes: { name: 'google-site-verification', content: 'x' } },
  { tag: 'meta', attributes: { 'http-equiv': 'Content-Security-Policy', content: "default-src 'self'" } },
  { tag: 'link', attributes: { rel: 'preload', as: 'font', href: '/fonts/a.woff2', crossorigin: true } },
  { tag: 'noscript', content: '<link rel="stylesheet" href="/a.css"><style>p { color: red }</style>' },
])('%j may be in the head', (tag) => {
  expect(messagesFor(tag)).toEqual([]);
});

it.each([
  ['<script>alert(1)</script>', 'must be an object'],
  [{ tag: 'base', attributes: { href: '/' } }, 'must be one of `meta`, `link`, `script`, `style`, `noscript`'],
  [{ tag: 'meta', content: 'x' }, 'is a `<meta>`, which has no content'],
  [{ tag: 'meta', attributes: { 'a b': 'x' } }, 'must be the name of an attribute'],
  [{ tag: 'meta', attributes: { a: 1 } }, 'must be a string or `true`'],
  [{ tag: 'script', content: 'a</SCRIPT >' }, 'has `</script` or `<!--` in its content, which would end the element'],
  [{ tag: 'style', content: '</style' }, 'has `</style` or `<!--` in its content, which would end the element'],
  [{ tag: 'noscript', content: '<img src="x">' }, 'has content that is not allowed in a `<noscript>` of the head'],
  [{ tag: 'meta', attributes: { name: 'Description', content: 'x' } }, 'repeats `<meta name="Description">`, which gqldocs writes itself'],
  [{ tag: 'meta', attributes: { charset: 'utf-8' } }, 'repeats `<meta charset="utf-8">`, which gqldocs writes itself'],
  [
    { tag: 'meta', attributes: { property: 'og:image', content: 'x' } },
    'repeats `<meta property="og:image">`, which gqldocs writes itself',
  ],
  [{ tag: 'link', attributes: { rel: 'icon', href: 'x' } }, 'repeats `<link rel="icon">`, which gqldocs writes itself'],
])('%j is refused', (tag, message) => {
  expect(messagesFor(tag)).toEqual([message]);
});
