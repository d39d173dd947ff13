import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLatestSink } from '../../../../renderer/commands/publish/latestSink.ts';
import { defaultMessages } from '../../../../renderer/model/messages.ts';
import { createMemorySink } from '../../../../renderer/publish/memorySink.ts';
import { redirectPage } from '../../../../renderer/render/redirectPage.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gqldocs-latest-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('keeps the addresses of pages that the newest release no longer has', async () => {
  const older = redirectPage({ locale: 'en', messages: defaultMessages, to: '/v1/older' });
  await writeFile(join(folder, 'older.html'), older);
  for (const name of ['a.html', 'gone.html']) await writeFile(join(folder, name), '<!doctype html><title>Page</title>');
  const sink = createMemorySink();
  const latest = createLatestSink({
    sink,
    folder,
    pages: ['a.html', 'b.html', 'gone.html', 'older.html'],
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
    'gone.html': 'redirect to v2/gone.html',
    'older.html': older,
  });
});
