import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadApi } from './SiteTest.ts';
import { writePackage } from './writtenPackage.ts';

const comment = '/**\n * Makes.\n * @param wrong - Nothing.\n * @document missing.md\n */\n';

it('warns about a comment once, at its place, even if other packages export the symbol', async () => {
  const folder = await writePackage({
    'package.json': { name: 'root', private: true, workspaces: ['packages/*'] },
    'packages/a/package.json': { name: '@x/a', version: '1.0.0', exports: { '.': './src/index.ts' } },
    'packages/a/src/index.ts': `${comment}export const make = (right: number): number => right;\nexport interface Maker {\n  ${comment}  run(): void;\n}\n`,
    'packages/b/package.json': { name: '@x/b', version: '1.0.0', exports: { '.': './src/index.ts' } },
    'packages/b/src/index.ts': "export * from '../../a/src/index.ts';\n",
  });
  try {
    const { check } = await loadApi();
    const { problems } = await check({ cwd: folder, packages: ['packages/a', 'packages/b'], cacheDir: false });
    expect(problems.map(({ code, message, place }) => [code, message, place])).toEqual([
      ['api/comment', expect.stringContaining('Failed to read file missing.md'), { file: 'packages/a/src/index.ts' }],
      [
        'api/comment',
        expect.stringContaining('The signature make has an @param with name "wrong"'),
        { file: 'packages/a/src/index.ts', line: 3, column: 4 },
      ],
      [
        'api/comment',
        expect.stringContaining('The signature Maker.run has an @param with name "wrong"'),
        { file: 'packages/a/src/index.ts', line: 10, column: 4 },
      ],
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('reports a broken link in a comment once, at its place, even if other packages export the symbol', async () => {
  const maker = '/** Makes what {@link Missing} needs. */\nexport const make = (right: number): number => right;\n';
  const folder = await writePackage({
    'package.json': { name: 'root', private: true, workspaces: ['packages/*'] },
    'packages/a/package.json': { name: '@x/a', version: '1.0.0', exports: { '.': './src/index.ts' } },
    'packages/a/src/index.ts': maker,
    'packages/b/package.json': { name: '@x/b', version: '1.0.0', exports: { '.': './src/index.ts' } },
    'packages/b/src/index.ts': "export * from '../../a/src/index.ts';\n",
  });
  try {
    const { check } = await loadApi();
    const { problems } = await check({ cwd: folder, packages: ['packages/a', 'packages/b'], cacheDir: false });
    expect(problems.map(({ code, place }) => [code, place])).toEqual([
      ['link/unresolved', { file: 'packages/a/src/index.ts', line: 1, column: 16 }],
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('does not report links in comments of installed packages, which the project cannot correct', async () => {
  const folder = await writePackage({
    'package.json': { name: 'pkg', version: '1.0.0', exports: './index.d.ts' },
    'index.d.ts': "export * from 'installed';\n",
    'node_modules/installed/package.json': { name: 'installed', version: '1.0.0', types: './index.d.ts' },
    'node_modules/installed/index.d.ts':
      '/** Makes what {@link Missing} needs, as {@link take} does. */\nexport declare function make(): void;\nexport declare function take(): void;\n',
  });
  try {
    const { build } = await loadApi();
    const { problems } = await build({ cwd: folder, packages: ['.'], cacheDir: false });
    expect(problems).toEqual([]);
    const page = await readFile(join(folder, 'build/api/pkg/function/make/index.html'), 'utf8');
    expect(page).toMatch(/<code>Missing<\/code> needs, as <a [^>]*href="\/api\/pkg\/function\/take"/);
  } finally {
    await rm(folder, { recursive: true });
  }
});

const links = 'Makes [a](/no/route), [b](/api#nope) and {@link Missing}.';

it('reports links in comments of the own package at their places, also in included texts', async () => {
  const folder = await writePackage({
    'package.json': { name: 'pkg', version: '1.0.0', exports: './index.ts' },
    'index.ts': `/** ${links} */\nexport const make = 1;\n/** {@include ./part.md} */\nexport const part = 2;\n`,
    'part.md': 'Includes [c](/no/part).\n',
  });
  try {
    const { check } = await loadApi();
    const { problems } = await check({ cwd: folder, packages: ['.'], cacheDir: false });
    expect(problems.map(({ code, place }) => [code, place])).toEqual([
      ['link/broken', { file: 'index.ts' }],
      ['link/broken', { file: 'index.ts', line: 1, column: 5 }],
      ['link/broken-anchor', { file: 'index.ts', line: 1, column: 5 }],
      ['link/unresolved', { file: 'index.ts', line: 1, column: 46 }],
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('summarizes problems in texts of a documented installed package, and reports none of texts that a package re-exports', async () => {
  const dependency = `/** ${links} */\nexport declare const make: number;\n`;
  const folder = await writePackage({
    'package.json': { name: 'pkg', version: '1.0.0', exports: './index.ts' },
    'index.ts': "export * from 'dependency';\n",
    'node_modules/dependency/package.json': { name: 'dependency', version: '1.0.0', types: './index.d.ts' },
    'node_modules/dependency/index.d.ts': dependency,
    'node_modules/@scope/installed/package.json': { name: '@scope/installed', version: '1.0.0', types: './index.d.ts' },
    'node_modules/@scope/installed/index.d.ts': dependency,
    'node_modules/@scope/installed/README.md': '# Installed\n\n[d](#nope)\n',
    'gqldocs.config.mjs':
      "export default { title: 'Site', api: { packages: [{ path: '.' }, { path: 'node_modules/@scope/installed' }] } };\n",
  });
  try {
    const { check } = await loadApi();
    const { problems } = await check({ cwd: folder, cacheDir: false });
    const start = 'Comments and texts of the installed package "@scope/installed" have 4 problems, for example: ';
    expect(problems.map(({ code, severity, message }) => [code, severity, message])).toEqual([
      ['api/installed', 'warning', expect.stringContaining(start)],
    ]);
    expect(problems[0]?.message).toMatch(/\(node_modules\/@scope\/installed\/(?:index\.d\.ts:1|README\.md:3)\)\.$/);
  } finally {
    await rm(folder, { recursive: true });
  }
});
