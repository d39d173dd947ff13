import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readRef } from '../../../renderer/packages/readRef.ts';

it('says in words, and not in those of Git, that there is no folder or no repository', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gqldocs-ref-'));
  try {
    expect(await readRef({ folder, ref: 'v9' })).toEqual({ ok: false, reason: 'its folder is not in a Git repository.', known: [] });
    expect(await readRef({ folder: join(folder, 'gone'), ref: 'v9' })).toMatchObject({ reason: 'its folder does not exist.' });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
