import { expect, it } from 'vitest';
import type { PageResult } from '../../../renderer/model/page.ts';
import { pageCodec } from '../../../renderer/render/renderPages.ts';

const place = { file: 'a.md', line: 1, column: 2 };

function copyOf(page: PageResult): PageResult {
  const lines = [...pageCodec.print(page)];
  expect([lines.length, lines.join().includes('\n')]).toEqual([1, false]);
  return pageCodec.parse(lines);
}

const file = { path: 'a/index.html', hash: 'hash', bytes: 3 };

it('stores a page without the contents of its files, which are in the output', () => {
  const page: PageResult = {
    ok: true,
    files: [{ ...file, contents: 'a\nb' }],
    facts: { href: '/a', links: [{ target: './b', href: '/b#c', place }], anchors: new Set(['one', 'ü']) },
    sections: [{ anchor: 'one', heading: 'One', text: 'A text.', terms: '1 a' }],
    problems: [],
  };
  expect(copyOf(page)).toEqual({ ...page, files: [file] });
});

it('stores a page that failed', () => {
  const problems: PageResult['problems'] = [{ code: 'page/render', severity: 'error', message: 'No.', place }];
  const page: PageResult = { ok: false, href: '/a', files: [{ ...file, contents: 'a\nb' }], problems };
  expect(copyOf(page)).toEqual({ ...page, files: [file] });
});
