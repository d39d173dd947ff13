import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Published, type Registry, serveRegistry } from '../registry/serveRegistry.ts';

const tags = ['full'];

let folder = '';
let server: Registry | undefined;
let asked: string[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gqldocs-registry-'));
  asked = [];
});
afterEach(async () => {
  server?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Serves versions of packages as a registry does; gives back its address. */
async function publish(packages: readonly Published[]): Promise<string> {
  server = await serveRegistry({ packages });
  asked = server.asked;
  return server.url;
}

function run(registry: string, ...args: readonly string[]): Promise<{ readonly code: unknown; readonly stderr: string }> {
  const cli = join(import.meta.dirname, '../../bin/gqldocs.js');
  const env = { ...process.env, npm_config_registry: registry, XDG_CACHE_HOME: join(folder, 'cache'), HOME: folder };
  return new Promise((resolve) => {
    execFile(process.execPath, [cli, ...args], { cwd: folder, env }, (error, _, stderr) => resolve({ code: error?.code ?? 0, stderr }));
  });
}

const trap = "require('node:fs').writeFileSync('ran', '')";

it('documents a package from the registry with the types of its dependencies, and runs no script', async () => {
  const scripts = { preinstall: `node -e "${trap}"`, install: `node -e "${trap}"`, postinstall: `node -e "${trap}"` };
  const registry = await publish([
    {
      manifest: { name: 'shape', version: '1.4.0', types: 'index.d.ts', scripts, dependencies: { base: '^2.0.0', '../base': '1' } },
      files: { 'index.d.ts': "export * from 'base';\n/** Draws. */\nexport declare function draw(): void;\n", '../../escaped': 'x' },
    },
    { manifest: { name: 'shape', version: '2.0.0', types: 'index.d.ts' }, files: { 'index.d.ts': 'export declare const two: 2;\n' } },
    {
      manifest: { name: 'base', version: '2.1.0', types: 'a.d.ts' },
      files: { 'a.d.ts': '/** From below. */\nexport declare const below: 1;\n' },
    },
  ]);
  const { code, stderr } = await run(registry, 'build', 'npm:shape@1');
  expect(stderr).toContain(`Getting shape 1.4.0 and its dependencies from ${registry}; none of their scripts runs.\n`);
  expect(stderr).toContain('"../base" (npm allows no such name)');
  expect(code).toBe(0);
  expect(await readFile(join(folder, 'build/api/shape/function/draw.md'), 'utf8')).toContain('Draws.');
  expect(await readFile(join(folder, 'build/api/shape.md'), 'utf8')).toContain('below');
  const files = await readdir(folder, { recursive: true });
  expect(files.filter((file) => /(?:^|\/)(?:ran|escaped)$/.test(file))).toEqual([]);

  asked.length = 0;
  await rm(join(folder, 'cache/gqldocs/registry/packages'), { recursive: true });
  expect((await run(registry, 'build', 'npm:shape@1', '--no-cache')).code).toBe(0);
  expect(asked.filter((path) => path.endsWith('.tgz'))).toEqual([]);
});

it('needs no registry for an exact version that is in the cache', { tags }, async () => {
  const dependencies = { base: '^2.0.0' };
  const registry = await publish([
    {
      manifest: { name: 'shape', version: '1.4.0', types: 'index.d.ts', dependencies },
      files: { 'index.d.ts': "export * from 'base';\n" },
    },
    { manifest: { name: 'base', version: '2.1.0', types: 'a.d.ts' }, files: { 'a.d.ts': '/** One. */\nexport declare const one: 1;\n' } },
  ]);
  expect((await run(registry, 'build', 'npm:shape@1.4.0')).code).toBe(0);
  asked.length = 0;
  await rm(join(folder, 'cache/gqldocs/registry/packages'), { recursive: true });
  const { code, stderr } = await run(registry, 'build', 'npm:shape@1.4.0', '--no-cache');
  expect({ code, asked }).toEqual({ code: 0, asked: [] });
  expect(stderr).not.toContain('Getting shape');
  expect(await readFile(join(folder, 'build/api/shape.md'), 'utf8')).toContain('one');
});

it('stores nothing in a cache folder that is a symbolic link', async () => {
  const registry = await publish([
    { manifest: { name: 'known', version: '1.0.0', types: 'a.d.ts' }, files: { 'a.d.ts': 'export declare const one: 1;\n' } },
  ]);
  await mkdir(join(folder, 'elsewhere'));
  await symlink('elsewhere', join(folder, 'linked'));
  const { code, stderr } = await run(registry, 'build', 'npm:known', '--cache-dir', 'linked');
  expect(code).toBe(2);
  expect(stderr).toContain('is a symbolic link');
  expect(await readdir(join(folder, 'elsewhere'))).toEqual([]);
});

it('ends with exit code 2 if a package cannot be had', async () => {
  const { code, stderr } = await run(await publish([]), 'build', 'npm:gone');
  expect(code).toBe(2);
  expect(stderr).toContain('answered 404');
  expect(existsSync(join(folder, 'build'))).toBe(false);
});

it('contacts no registry if no package needs one', { tags }, async () => {
  const registry = await publish([]);
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'own', types: 'a.d.ts', dependencies: { base: '1' } }));
  await writeFile(join(folder, 'a.d.ts'), '/** One. */\nexport declare const one: 1;\n');
  expect((await run(registry, 'build', '.')).code).toBe(0);
  expect(asked).toEqual([]);
});
