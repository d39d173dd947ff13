import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMemorySink } from '../../../renderer/publish/memorySink.ts';
import { createLatestSink } from '../../../renderer/releases/latestSink.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gqldocs-latest-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('keeps the addresses of pages that the newest release no longer has', async () => {
  await writeFile(join(folder, 'older.html'), 'redirect to v1');
  const sink = createMemorySink();
  const latest = createLatestSink({
    sink,
    folder,
    pages: {
      files: ['a.html', 'b.html', 'gone.html', 'older.html'],
      own: new Map(['a', 'b', 'gone'].map((name) => [`${name}.html`, `/${name}`])),
    },
    redirect: (href) => `redirect to v2${href}`,
  });
  await latest.write({ path: 'b.html', contents: 'b', hash: 'hash' });
  await latest.publish();
  await latest.write({ path: 'a.html', contents: 'a' });
  latest.keep('b.html', 'hash');
  await latest.publish();
  expect(Object.fromEntries(sink.published())).toEqual({
    'a.html': 'a',
    'b.html': 'b',
    'gone.html': 'redirect to v2/gone',
    'older.html': Buffer.from('redirect to v1'),
  });
});
