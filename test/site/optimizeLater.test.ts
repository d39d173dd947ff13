import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { repository } from './graphqlSite.ts';
import { SiteTest } from './SiteTest.ts';

let site: SiteTest;
let other: SiteTest;
beforeEach(async () => {
  [site, other] = [await SiteTest.from('basic'), await SiteTest.from('basic')];
});
afterEach(() => Promise.all([site.close(), other.close()]));

/** Makes the process print the options that it sets. */
const spy = `
  const v8 = require('node:v8');
  const set = v8.setFlagsFromString;
  v8.setFlagsFromString = (option) => { console.log('set ' + option); set(option); };
  require('node:module').syncBuiltinESMExports();
`;

async function run(...args: readonly string[]) {
  await other.write('spy.cjs', spy);
  const command = ['--require', join(other.folder, 'spy.cjs'), join(repository, 'bin/gqldocs.js'), ...args];
  return spawnSync(process.execPath, command, { cwd: other.folder, encoding: 'utf8' });
}

it('a build whose code V8 optimizes later gives the same files, and V8 knows the option', async () => {
  await site.build();
  const { status, stdout, stderr } = await run('build', '--quiet');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const isSlow = ['11.3.', '12.4.'].some((version) => process.versions.v8.startsWith(version));
  expect(stdout.match(/^set --\S+=\d+$/gm) ?? []).toHaveLength(isSlow ? 1 : 0);
  expect(await other.output()).toEqual(await site.output());
});

it('a server keeps the default of V8', async () => {
  const { status, stdout } = await run('serve', '--help');
  expect(status).toBe(0);
  expect(stdout).not.toContain('set --');
});
