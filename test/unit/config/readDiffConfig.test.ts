import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readDiffConfig } from '../../../renderer/config/readDiffConfig.ts';

async function read(config: string) {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'gqldocs-diff-config-'));
  try {
    writeFileSync(join(folder, 'gqldocs.config.mjs'), `export default ${config};\n`);
    return await readDiffConfig(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

it('reads the policy of a config file', async () => {
  expect((await read("{ title: 'Site', diff: { policy: 'strict' } }")).value.policy).toBe('strict');
  expect((await read("{ title: 'Site' }")).value.policy).toBeUndefined();
  const wrong = await read("{ title: 'Site', search: 'for `diff`', diff: { policy: 'severe' } }");
  expect(wrong.value.policy).toBeUndefined();
  expect(wrong.problems.map(({ code }) => code)).toEqual(['config/invalid']);
});
