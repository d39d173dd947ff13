import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { diff } from '../../../../renderer/commands/diff/diff.ts';
import { snapshot } from '../../../../renderer/commands/diff/snapshot.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A package whose alias only the tsconfig that the config names knows. */
function write(config: string): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'gqldocs-configured-')));
  folders.push(folder);
  const compilerOptions = { module: 'esnext', moduleResolution: 'bundler', noLib: true, paths: { '@/*': ['../lib/*'] } };
  const files = {
    'gqldocs.config.mjs': `export default { title: 'T', api: { packages: [${config}] } };`,
    'lib/package.json': '{ "name": "lib", "version": "1.0.0", "exports": "./index.ts" }',
    'lib/index.ts': "export { size } from '@/size';\n",
    'lib/size.ts': 'export const size = 7;\n',
    'config/types.json': JSON.stringify({ compilerOptions }),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

it('reads packages with the tsconfig of the config, also at a ref', async () => {
  const cwd = write("{ path: 'lib', tsconfig: 'config/types.json' }");
  const git = (...args: readonly string[]) => execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd });
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'first');
  expect(await snapshot({ package: 'lib', cwd })).toMatchObject({ problems: [], text: expect.stringContaining('const size\n  7\n') });
  writeFileSync(join(cwd, 'lib/size.ts'), 'export const size = 8;\n');
  const { diff: found, problems } = await diff({ old: 'lib@HEAD', new: 'lib', cwd });
  expect(problems).toEqual([]);
  expect(found?.entries).toMatchObject([{ symbol: 'size', change: 'changed' }]);
});

it('reports a configured tsconfig that does not exist', async () => {
  const cwd = write("{ path: 'lib', tsconfig: 'config/gone.json' }");
  const { problems } = await snapshot({ package: 'lib', cwd });
  expect(problems).toMatchObject([
    {
      code: 'config/invalid',
      message: '`api.packages[0].tsconfig` is `config/gone.json`, which is not a file.',
      place: { file: 'gqldocs.config.mjs', line: 1 },
    },
  ]);
});
