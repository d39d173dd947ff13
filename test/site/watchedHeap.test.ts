// @module-tag full
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { SiteTest } from './SiteTest.ts';

it('memory does not grow with a thousand edits of a watched site', { timeout: 300_000 }, async () => {
  const site = await SiteTest.from('basic');
  const script = join(import.meta.dirname, 'watchedHeap.js');
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', script, site.folder, '1000']);
  const [early = 0, late = Number.POSITIVE_INFINITY]: readonly number[] = JSON.parse(stdout);
  await site.close();
  // Megabytes. Optimised code and the like still grow a little; a single kept build would be several each time.
  expect(late - early).toBeLessThan(20);
});
