import { EventEmitter } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { watchFiles } from '../../../../renderer/dev/watch/watchFiles.ts';

const refusal = (code: string): Error => Object.assign(new Error(code), { code });

vi.mock('chokidar', () => ({
  watch: () => {
    const watcher = Object.assign(new EventEmitter(), { close: async () => undefined });
    setImmediate(() => {
      watcher.emit('error', refusal('EMFILE'));
      watcher.emit('ready');
    });
    return watcher;
  },
}));

vi.mock('node:fs', async (load) => ({
  ...(await load<typeof import('node:fs')>()),
  watch: () => {
    throw refusal('ENOSPC');
  },
}));

it('reports when the system refuses to watch, and continues', async () => {
  const reported: unknown[] = [];
  const root = join(tmpdir(), 'gqldocs-refused');
  const watched = await watchFiles({ root, onChange: () => undefined, onRefusal: (error) => reported.push(error) });
  expect(reported).toEqual([refusal('EMFILE')]);
  watched.followInputs([join(tmpdir(), 'gqldocs-input.ts')], Number.POSITIVE_INFINITY);
  expect(reported).toEqual([refusal('EMFILE'), refusal('ENOSPC')]);
  await watched.close();
});
