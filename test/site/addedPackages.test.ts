import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from './graphqlSite.ts';
import { writePackage } from './writtenPackage.ts';

it('prints what `gqldocs build <folder>` adds to the site of a configured project', { tags: ['full'] }, async () => {
  const folder = await writePackage({
    'gqldocs.config.mjs': "export default { title: 'A site', api: { packages: [{ path: 'core' }] } };\n",
    'core/package.json': { name: 'core', version: '1.0.0', types: 'index.d.ts' },
    'core/index.d.ts': '/** One. */\nexport declare const one: 1;\n',
    'more/package.json': { name: 'more', version: '1.0.0', types: 'index.d.ts' },
    'more/index.d.ts': '/** Two. */\nexport declare const two: 2;\n',
  });
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, [join(repository, 'bin/gqldocs.js'), 'build', ...args], { cwd: folder, encoding: 'utf8' });
  const summaryOf = (...args: readonly string[]): string => run(...args).stderr;
  try {
    expect(summaryOf('more')).toContain('Used gqldocs.config.mjs: added more to its site\n');
    expect(summaryOf('core')).toContain('Used gqldocs.config.mjs: its site already has core\n');
    expect(summaryOf()).not.toContain('Used');
    expect(JSON.parse(run('more', '--json').stdout)).toMatchObject({
      addition: { configFile: 'gqldocs.config.mjs', added: ['more'], listed: [] },
    });
  } finally {
    await rm(folder, { recursive: true });
  }
});
