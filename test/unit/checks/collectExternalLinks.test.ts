import { expect, test } from 'vitest';
import { collectExternalLinks } from '../../../renderer/checks/collectExternalLinks.ts';

test('collects each URL once, with its pages and its position', () => {
  const files = new Map<string, string | Uint8Array>([
    ['index.html', '<a href="https://b.org/x?a=1&amp;b=2">b</a><a class="y" href="https://a.org/#part">a</a><a href="/api">api</a>'],
    [
      'api/index.html',
      '<link rel="canonical" href="https://site.org/api"><a href="https://a.org/">a</a><a href="https://site.org/">home</a>',
    ],
    ['api/index.json', '<a href="https://json.org/">not a page</a>'],
    ['mail/index.html', '<a href="mailto:x@y.org">mail</a><a href="https://[broken">broken</a>'],
    ['bytes/index.html', new TextEncoder().encode('<a href="https://a.org/">a</a>')],
  ]);
  const sources = new Map([
    ['a.md', 'one\n[far](https://a.org/far)\n  [a](https://a.org/)'],
    ['b.md', 'https://a.org/'],
  ]);
  expect(collectExternalLinks({ files, origin: 'https://site.org', sources })).toEqual([
    { url: 'https://a.org/', pages: ['api/index.html', 'bytes/index.html', 'index.html'], place: { file: 'a.md', line: 3, column: 7 } },
    { url: 'https://b.org/x?a=1&b=2', pages: ['index.html'], place: undefined },
  ]);
});
