import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createProject } from '../setup/createProject.mjs';
import { unpackPackage } from '../setup/unpackPackage.mjs';
import { versions } from '../setup/versions.mjs';

/** Deno's HTML: the reference alone, without tutorials, by a native program. @type {import('./tool.d.ts').Tool} */
export const denoDoc = {
  id: 'deno-doc',
  name: `deno doc ${versions.deno}, API only`,
  programIn,
  command: ['doc', '--html', '--sloppy-imports', '--quiet', '--name=graphql', '--output=dist', 'api-src/index.d.ts'],
  env: { DENO_DIR: '.deno', DENO_NO_UPDATE_CHECK: '1' },
  out: 'dist',
  caches: ['.deno'],
  isWarmToo: true,
  setUp: (folder) => {
    createProject({ folder, dependencies: { deno: versions.deno } });
    unpackPackage(`graphql@${versions.graphql}`, join(folder, 'api-src'));
  },
};

/** The program itself: what npm links is a script that starts it, which would be measured as well. */
function programIn(folder) {
  const platforms = join(folder, 'node_modules/@deno');
  const name = process.platform === 'win32' ? 'deno.exe' : 'deno';
  const found = readdirSync(platforms).map((platform) => join(platforms, platform, name));
  const program = found.find(existsSync);
  if (program === undefined) throw new Error('There is no deno for this platform.');
  return program;
}
