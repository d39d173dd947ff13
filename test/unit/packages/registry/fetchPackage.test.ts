import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchPackage } from '../../../../renderer/packages/registry/fetchPackage.ts';
import { type Published, type Registry, serveRegistry } from '../../../registry/serveRegistry.ts';

let folder = '';
let registry: Registry | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gqldocs-fetch-'));
});
afterEach(async () => {
  registry?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Fetches a package into a cache far down, so that a path that leaves it still ends in the folder. */
async function fetchFrom(packages: readonly Published[], path: string) {
  registry = await serveRegistry({ packages });
  const { url } = registry;
  const cacheFolder = join(folder, 'a/b/c/d/e/cache');
  const { value, problems } = await fetchPackage({ path, registryOf: () => url, cacheFolder });
  const files = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll('\\', '/')).sort();
  return {
    value,
    problems,
    files,
    outside: files.filter((name) => !'a/b/c/d/e/cache'.startsWith(name) && !name.startsWith('a/b/c/d/e/cache/')),
  };
}

const evil: Published = { manifest: { name: 'evil', version: '1.0.0' }, files: { '.bashrc': 'pwned', 'index.d.ts': 'pwned' } };

describe('a dependency whose name npm does not allow', () => {
  const ups = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((count) => '/..'.repeat(count));
  const names = [
    ...ups.flatMap((up) => [`evil?${up}`, `evil#${up}`, `x${up}/evil`]),
    ...['../evil', '/evil', './evil', 'evil/', 'evil?/../shape', 'evil#/../../node_modules/shape', '@evil/../..', '@/evil', '.', '..', ''],
    ...['evil\0', 'evil\\..\\..\\x', '%2e%2e%2fevil', 'evil?', '_evil', 'node_modules', '\ud800', 'evil\n'],
  ];

  it.each(['dependencies', 'peerDependencies'])('is not fetched, and named in a warning (%s)', async (key) => {
    const manifest = { name: 'shape', version: '1.0.0', [key]: Object.fromEntries(names.map((name) => [name, '1.0.0'])) };
    const { value, problems, outside, files } = await fetchFrom([{ manifest, files: { 'index.d.ts': 'own' } }, evil], 'npm:shape');
    expect(outside).toEqual([]);
    expect(files.filter((name) => name.endsWith('.bashrc'))).toEqual([]);
    expect(await readFile(join(value ?? '', 'index.d.ts'), 'utf8')).toBe('own');
    expect(registry?.asked.filter((path) => !path.startsWith('shape') && !path.startsWith('@types/'))).toEqual([]);
    expect(problems).toMatchObject([{ code: 'registry/dependency', severity: 'warning' }]);
    expect(problems[0]?.message).toContain('"evil?/.." (npm allows no such name)');
    expect(problems[0]?.message).toContain(`and ${names.length - 5} more`);
  });
});

it('names a package that the registry does not have', async () => {
  const { value, problems, files } = await fetchFrom([], 'npm:gone');
  expect(value).toBeUndefined();
  expect(problems).toMatchObject([{ code: 'registry/package', severity: 'error', message: expect.stringContaining('answered 404') }]);
  expect(files).toEqual([]);
});
