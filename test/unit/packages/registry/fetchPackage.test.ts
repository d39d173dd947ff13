import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchPackage } from '../../../../renderer/packages/registry/fetchPackage.ts';
import { type FetchLimits, fetchLimits } from '../../../../renderer/packages/registry/limits.ts';
import { gzipEntries } from '../../../registry/packTarball.ts';
import { type Published, type Registry, serveRegistry } from '../../../registry/serveRegistry.ts';
import { paxEntry, tarEntry } from '../../../registry/tarEntry.ts';

let folder = '';
let cacheFolder = '';
let registry: Registry | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gqldocs-fetch-'));
  // Far down, so that a path that leaves it still ends in the folder.
  cacheFolder = join(folder, 'a/b/c/d/e/cache');
});
afterEach(async () => {
  registry?.close();
  await rm(folder, { recursive: true, force: true });
});

type Answer = (path: string, response: ServerResponse) => boolean;

async function serve(packages: readonly Published[], answer?: Answer): Promise<void> {
  registry = await serveRegistry({ packages, answer });
}

async function fetched(path: string, limits: Partial<FetchLimits> = {}) {
  const { value, problems } = await fetchPackage({
    path,
    registryOf: () => registry?.url,
    cacheFolder,
    limits: { ...fetchLimits, ...limits },
  });
  const shown = problems.map(({ code, message }) => `${code} ${message.replaceAll(registry?.url ?? '', 'REGISTRY')}`);
  return { folder: value, shown, kinds: problems.map(({ code, severity }) => [code, severity]) };
}

async function filesBelow(root: string): Promise<readonly string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.flatMap((entry) => (entry.isDirectory() ? [] : [join(entry.parentPath, entry.name)])).sort();
}

/** Packages that are in the folder of a fetched one. */
async function installedBy(own: string | undefined): Promise<readonly string[]> {
  const modules = own?.slice(0, own.lastIndexOf('node_modules') + 'node_modules'.length) ?? '';
  const names = await readdir(modules);
  const scoped = await Promise.all(
    names.map(async (name) => (name.startsWith('@') ? (await readdir(join(modules, name))).map((one) => `${name}/${one}`) : [name])),
  );
  return scoped.flat().sort();
}

function pack(name: string, rest: Readonly<Record<string, unknown>> = {}, version = '1.0.0'): Published {
  return { manifest: { name, version, ...rest }, files: { 'index.d.ts': `own of ${name}` } };
}

const needsBase = pack('shape', { dependencies: { base: '^1.0.0' } });

describe('a dependency whose name npm does not allow', () => {
  const upwards = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((count) => '/..'.repeat(count));
  const names = [
    ...upwards.flatMap((up) => [`evil?${up}`, `evil#${up}`, `x${up}/evil`]),
    ...['../evil', '/evil', './evil', 'evil/', 'evil?/../shape', 'evil#/../../node_modules/shape', '@evil/../..', '@/evil', '.', '..', ''],
    ...['evil\0', 'evil\\..\\..\\x', '%2e%2e%2fevil', 'evil?', '_evil', 'node_modules', '\ud800', 'evil\n', 'evil/'.repeat(50)],
  ];

  it.each(['dependencies', 'peerDependencies'])('is not fetched, and named in a warning (%s)', async (key) => {
    await serve([pack('shape', { [key]: Object.fromEntries(names.map((name) => [name, '1.0.0'])) }), pack('evil')]);
    const { folder: own, shown } = await fetched('npm:shape');
    expect((await filesBelow(folder)).filter((file) => !file.startsWith(cacheFolder))).toEqual([]);
    expect(await installedBy(own)).toEqual(['shape']);
    expect(await readFile(join(own ?? '', 'index.d.ts'), 'utf8')).toBe('own of shape');
    expect(registry?.asked.filter((path) => !path.startsWith('shape'))).toEqual([]);
    expect(shown).toEqual([expect.stringMatching(/^registry\/dependency .*"evil\?\/\.\." \(npm allows no such name\)/)]);
    expect(shown[0]).toContain(`and ${names.length - 5} more`);
  });
});

it('a dependency whose name differs from another only in case is not fetched, since one folder may have both names', async () => {
  await serve([pack('shape', { dependencies: { Shape: '1', zod: '1', Zod: '1', 'zod.': '1' } }), pack('Shape'), pack('zod'), pack('Zod')]);
  const { folder: own, shown } = await fetched('npm:shape');
  expect(await installedBy(own)).toEqual(['shape', 'zod']);
  expect(shown[0]).toContain('"Shape" (its folder would be that of "shape"), "Zod" (its folder would be that of "zod"), "zod." (its');
});

describe('a version of the registry', () => {
  const up = `/${'../'.repeat(7)}escaped`;
  it.each<readonly [string, Published]>([
    ['is a path', { manifest: { name: 'shape', version: up } }],
    ['is a path with another key', { manifest: { name: 'shape', version: up }, key: '1.0.0' }],
    ['differs from its key', { manifest: { name: 'shape', version: '1.0.0' }, key: '2.0.0' }],
    ['has a `v`', { manifest: { name: 'shape', version: 'v1.0.0' } }],
    ['has a line break', { manifest: { name: 'shape', version: '1.0.0\n' } }],
    ['is inherited by each object', { manifest: { name: 'shape', version: 'constructor' } }],
  ])('is rejected if it %s', async (_, published) => {
    await serve([published]);
    const { folder: own, shown } = await fetched('npm:shape');
    expect(own).toBeUndefined();
    expect(shown).toEqual([expect.stringMatching(/^registry\/package .* in a way that is incomplete or contradicts itself/s)]);
    expect(await filesBelow(folder)).toEqual([]);
  });

  it('may have build metadata, or be very long', async () => {
    const version = `1.0.0-${'a'.repeat(200)}+build.5`;
    await serve([pack(`@scope/${'n'.repeat(200)}`, {}, version)]);
    const { folder: own, shown } = await fetched(`npm:@scope/${'n'.repeat(200)}@${version}`);
    expect(shown).toEqual([]);
    expect(existsSync(join(own ?? '', 'package.json'))).toBe(true);
  });
});

describe('a dependency that cannot be had', () => {
  let isDown = true;
  beforeEach(() => {
    isDown = true;
  });
  const failing =
    (...paths: readonly string[]): Answer =>
    (path, response) => {
      if (!isDown || !paths.includes(path)) return false;
      response.writeHead(503).end();
      return true;
    };

  it.each(['base', 'base-1.0.0.tgz'])('for the moment is named, and had by the next request (%s)', async (path) => {
    await serve([needsBase, pack('base')], failing(path));
    for (const spec of ['npm:shape@1.0.0', 'npm:shape']) {
      const { folder: own, shown } = await fetched(spec);
      expect(await installedBy(own)).toEqual(['shape']);
      expect(shown).toEqual([
        expect.stringMatching(
          /^registry\/dependency gqldocs reads "npm:shape.*"base" \(REGISTRY\/base\S* answered 503 Service Unavailable\)\.$/,
        ),
      ]);
    }
    isDown = false;
    const known = new Set<string | undefined>();
    for (const spec of ['npm:shape@1.0.0', 'npm:shape', 'npm:shape@1.0.0']) {
      const { folder: own, shown } = await fetched(spec);
      expect({ shown, installed: await installedBy(own) }).toEqual({ shown: [], installed: ['base', 'shape'] });
      known.add(own);
    }
    await rm(cacheFolder, { recursive: true });
    known.add((await fetched('npm:shape')).folder);
    expect(known.size).toBe(1);
  });

  it('from an address that was known before is looked up again', async () => {
    await serve([needsBase, pack('base')]);
    const before = await fetched('npm:shape@1.0.0');
    const [file = ''] = await filesBelow(join(cacheFolder, 'imported-sets'));
    for (const name of ['base-1.0.0.tgz', 'shape-1.0.0.tgz']) {
      await writeFile(file, (await readFile(file, 'utf8')).replace(name, 'moved.tgz'));
      for (const part of ['packages', 'tarballs']) await rm(join(cacheFolder, part), { recursive: true });
      expect(await fetched('npm:shape@1.0.0')).toEqual(before);
    }
  });

  it('because it does not exist is named each time', async () => {
    await serve([needsBase]);
    expect((await fetched('npm:shape')).kinds).toEqual([['registry/dependency', 'warning']]);
    expect((await fetched('npm:gone')).kinds).toEqual([['registry/package', 'error']]);
    for (const spec of ['npm:shape@1.0.0', 'npm:shape@1.0.0']) {
      expect((await fetched(spec)).shown).toEqual([expect.stringContaining('"base" (REGISTRY/base answered 404 Not Found)')]);
    }
  });

  it('because its tarball is damaged or has another hash is named each time', async () => {
    const damaged = { ...pack('base'), tarball: gzipEntries([tarEntry({ name: 'package/a' }), paxEntry('package/a\0', 'x')]) };
    const forged = { ...pack('other'), dist: { integrity: `sha1-x sha512-${Buffer.alloc(64).toString('base64')}` } };
    await serve([pack('shape', { dependencies: { base: '1', other: '1' } }), damaged, forged]);
    for (const spec of ['npm:shape@1.0.0', 'npm:shape@1.0.0']) {
      const { folder: own, shown } = await fetched(spec);
      expect(await installedBy(own)).toEqual(['shape']);
      expect(shown[0]).toContain('"base" (its tarball cannot be unpacked, since "a\0" cannot be the name of a file), "other" (');
      expect(shown[0]).toContain('does not have the sha512 hash that the registry names)');
    }
  });

  it('is not named if it is only looked for: types of a peer dependency', async () => {
    await serve([pack('shape', { peerDependencies: { base: '1' } }), pack('base')], failing('@types/base'));
    expect((await fetched('npm:shape')).shown).toEqual([expect.stringContaining('"@types/base" (')]);
    isDown = false;
    const { folder: own, shown } = await fetched('npm:shape@1.0.0');
    expect({ shown, installed: await installedBy(own) }).toEqual({ shown: [], installed: ['base', 'shape'] });
    registry?.asked.splice(0);
    await fetched('npm:shape@1.0.0');
    expect(registry?.asked).toEqual([]);
  });
});

it('fetches the types of Node.js that a package is built with, and no other development dependencies', async () => {
  const devDependencies = { '@types/node': '1', '@types/bun': '1', typescript: '1', '@types/react': '1' };
  await serve([
    pack('shape', { devDependencies, dependencies: { base: '1' } }),
    pack('base', { devDependencies }),
    pack('@types/node'),
    pack('@types/bun'),
  ]);
  const { folder: own, shown } = await fetched('npm:shape');
  expect({ shown, installed: await installedBy(own) }).toEqual({ shown: [], installed: ['@types/bun', '@types/node', 'base', 'shape'] });
  const types = registry?.asked.filter((path) => path.includes('types')) ?? [];
  expect([...types].sort()).toEqual(['@types/bun', '@types/bun-1.0.0.tgz', '@types/node', '@types/node-1.0.0.tgz']);
});

it.each([
  ['engines', { engines: { node: '^1.0.0 || >=3' } }, ['@types/node', 'shape']],
  ['other types of a runtime', { engines: { node: '>=1' }, devDependencies: { '@types/bun': '1' } }, ['@types/bun', 'shape']],
  ['a dependency on them', { engines: { node: '>=2' }, dependencies: { '@types/node': '1' } }, ['@types/node', 'shape']],
  ['no engine', { engines: { npm: '>=1' } }, ['shape']],
  ['engines that are no range', { engines: { node: 'any' } }, ['shape']],
])('fetches the types of the Node.js that a package is for: %s', async (_name, manifest, expected) => {
  await serve([pack('shape', manifest), pack('@types/node'), pack('@types/bun')]);
  const { folder: own, shown } = await fetched('npm:shape');
  expect({ shown, installed: await installedBy(own) }).toEqual({ shown: [], installed: expected });
});

it('fetches the types of optional peer dependencies, and not these', async () => {
  const peerDependencies = { base: '1', react: '1', '@types/react': '1' };
  const peerDependenciesMeta = { react: { optional: true }, '@types/react': { optional: true }, base: { optional: false } };
  await serve([pack('shape', { peerDependencies, peerDependenciesMeta }), pack('base'), pack('react'), pack('@types/react')]);
  const { folder: own, shown } = await fetched('npm:shape');
  expect({ shown, installed: await installedBy(own) }).toEqual({ shown: [], installed: ['@types/react', 'base', 'shape'] });
});

it('fetches what declarations import of optional peer dependencies and of what the author builds with', async () => {
  const files = {
    'index.d.ts': `/// <reference types="ambient" />\nimport type { Node } from 'react';\nexport * from './inner.js';\n`,
    'inner.d.cts': `import server = require('server/parts');\nexport type App = import("@scope/app").App;\n`,
    'index.js': `import 'bundled';\n`,
  };
  const peerDependencies = { react: '1', vue: '1' };
  const peerDependenciesMeta = { react: { optional: true }, vue: { optional: true } };
  const devDependencies = { server: '1', '@scope/app': '1', '@types/ambient': '1', bundled: '1', typescript: '1' };
  const manifest = { name: 'shape', version: '1.0.0', peerDependencies, peerDependenciesMeta, devDependencies };
  const names = ['react', 'server', '@scope/app', '@types/ambient', '@types/server', 'vue', 'bundled', 'typescript'];
  await serve([{ manifest, files }, ...names.map((name) => pack(name, { devDependencies: { vue: '1' } }))]);
  const expected = ['@scope/app', '@types/ambient', '@types/server', 'react', 'server', 'shape'];
  for (const spec of ['npm:shape@1.0.0', 'npm:shape@1.0.0']) {
    const { folder: own, shown } = await fetched(spec);
    expect({ shown, installed: await installedBy(own) }).toEqual({ shown: [], installed: expected });
  }
  expect(registry?.asked.filter((path) => path === 'shape')).toEqual(['shape']);
  expect(await filesBelow(cacheFolder)).not.toContainEqual(expect.stringContaining('imports-'));
});

describe('the limits of one package', () => {
  const names = Array.from({ length: 30 }, (_, index) => `dep-${index}`);
  const wide = [pack('wide', { dependencies: Object.fromEntries(names.map((name) => [name, '1'])) }), ...names.map((name) => pack(name))];

  it('hold for the number of packages', async () => {
    await serve(wide);
    const { folder: own, shown } = await fetched('npm:wide', { packages: 4 });
    expect(await installedBy(own)).toEqual(['dep-0', 'dep-1', 'dep-2', 'wide']);
    expect(shown[0]).toContain('"dep-3" (there are more than 4 packages)');
    expect(shown[0]).toContain('and 22 more');
  });

  it('hold for what registries say', async () => {
    await serve(wide);
    const { folder: own, shown } = await fetched('npm:wide', { allMetadata: 100 });
    expect((await installedBy(own)).length).toBe(9);
    expect(shown[0]).toContain('(its registries describe too many releases)');
    expect((await fetched('npm:wide', { metadata: 100 })).shown).toEqual([
      expect.stringMatching(/^registry\/package .*REGISTRY\/wide sent more than 100 bytes\.$/),
    ]);
  });

  it('hold for tarballs and unpacked files', async () => {
    await serve([needsBase, pack('base')]);
    const { folder: own, shown } = await fetched('npm:shape', { files: 3 });
    expect(await installedBy(own)).toEqual(['shape']);
    expect(shown[0]).toContain('"base" (the packages have more than 1024 MB or 3 files)');
    expect((await fetched('npm:shape', { files: 1 })).shown).toEqual([
      expect.stringMatching(/^registry\/package .*: the packages have more than 1024 MB or 1 files\.$/),
    ]);
    expect((await fetched('npm:shape', { bytes: 5000 })).shown).toEqual([
      expect.stringContaining('"base" (the packages have more than 0 MB or'),
    ]);
    await rm(cacheFolder, { recursive: true });
    expect((await fetched('npm:shape', { tarball: 20 })).shown).toEqual([expect.stringContaining('sent more than 20 bytes')]);
  });

  it('hold for time', async () => {
    const isSlow: Answer = (path, response) => path === 'base' && response.write(' ');
    await serve([needsBase, pack('base')], isSlow);
    expect((await fetched('npm:shape', { download: 300 })).shown[0]).toContain('"base" (REGISTRY/base took more than 0.3 seconds)');
    expect((await fetched('npm:shape', { allDownloads: 300 })).shown[0]).toContain('all downloads took more than 0.3 seconds');
  });

  it('hold for requests at a time', async () => {
    let now = 0;
    let most = 0;
    await serve(wide, (_, response) => {
      now += 1;
      most = Math.max(most, now);
      response.on('finish', () => {
        now -= 1;
      });
      return false;
    });
    await fetched('npm:wide');
    expect(most).toBeLessThanOrEqual(8);
    expect(most).toBeGreaterThan(0);
  });
});

describe('a package that cannot be had', () => {
  it('is named with the reason', async () => {
    const integrity = `sha512-${Buffer.alloc(64).toString('base64')}`;
    await serve([pack('known'), { ...pack('forged'), dist: { integrity } }, { ...pack('bare'), dist: { integrity: 'md5-x' } }]);
    expect((await fetched('npm:known@9')).shown).toEqual([expect.stringContaining('REGISTRY has no version of known for "9"')]);
    expect((await fetched('npm:forged')).shown).toEqual([expect.stringContaining('forged-1.0.0.tgz does not have the sha512 hash that')]);
    expect((await fetched('npm:bare')).shown).toEqual([expect.stringContaining('the registry names no hash for bare@1.0.0')]);
    await rm(cacheFolder, { recursive: true });
    expect((await fetched('npm:gone')).shown).toEqual([
      expect.stringMatching(/^registry\/package .*"npm:gone".* answered 404 Not Found\.$/),
    ]);
    expect((await fetched('npm:../gone')).shown).toEqual([expect.stringContaining('it is not the name of a package')]);
    expect(await filesBelow(folder)).toEqual([]);
  });

  it('because its cache folder is a file is named', async () => {
    await serve([pack('shape')]);
    cacheFolder = import.meta.filename;
    expect((await fetched('npm:shape')).shown).toEqual([expect.stringContaining('the cache folder cannot be used (EEXIST')]);
  });

  it('leaves nothing unfinished in the cache', async () => {
    await serve([{ ...pack('shape'), tarball: gzipEntries([tarEntry({ name: 'package/a' }), tarEntry({ name: 'package/a/b' })]) }]);
    expect((await fetched('npm:shape')).shown).toEqual([expect.stringContaining('"a/b" cannot be written')]);
    expect((await filesBelow(cacheFolder)).map((file) => basename(file))).toEqual([expect.stringMatching(/^sha512-\w+\.tgz$/)]);
  });
});
