import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPackageSite, type PackageSite } from './packageSite.ts';

/*
 * A package that bundles its declarations and publishes everything through `./*`: its builds in three formats and its sources.
 */
const declared = (name: string) => `/** Opens a ${name}. */\nexport declare class ${name} {\n  close(): void;\n}\n`;
const builds = ['lib/esm/kit', 'lib/cjs/kit'].flatMap((folder) => [
  [`${folder}/index.d.ts`, "export * from './page.js';\nexport * from './node/launcher.js';\n"],
  [`${folder}/page.d.ts`, declared('Page')],
  [`${folder}/node/launcher.d.ts`, declared('Launcher')],
  [`${folder}/node/process.d.ts`, declared('Process')],
  [`${folder}/node.d.ts`, "export * from './node/launcher.js';\n"],
]);
const files = Object.fromEntries([
  ['lib/types.d.ts', declared('Page')],
  ['lib/es5-iife/index.d.ts', declared('Page')],
  ...builds,
  ['src/index.ts', "export * from './page.js';\nexport * from './node/launcher.js';\n"],
  ['src/page.ts', 'export class Page {\n  close(): void {}\n}\n'],
  ['src/node/launcher.ts', 'export class Launcher {\n  close(): void {}\n}\n'],
]) as Readonly<Record<string, string>>;
const manifest = {
  ...{ name: 'kit', version: '1.0.0', types: './lib/types.d.ts' },
  exports: {
    '.': { types: './lib/types.d.ts', import: './lib/esm/kit/index.js', require: './lib/cjs/kit/index.js' },
    './node': { import: './lib/esm/kit/node.js', require: './lib/cjs/kit/node.js' },
    './internal/*': { import: './lib/esm/kit/*', require: './lib/cjs/kit/*' },
    './*': './*',
  },
};

let [folder, site]: [string, PackageSite | undefined] = ['', undefined];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gqldocs-deep-'));
  for (const [path, text] of Object.entries({ ...files, 'package.json': JSON.stringify(manifest) })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  site = await buildPackageSite(folder);
});
afterAll(async () => {
  await site?.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a package that publishes its folders through a pattern', () => {
  it('has one page for each module, under the names that do not show the folder', () => {
    const modules = site?.routes.filter(({ kind }) => kind === 'module').map(({ title }) => title);
    expect(modules).toEqual([
      ...['kit/internal/index.js', 'kit/internal/node/launcher.js', 'kit/internal/node/process.js', 'kit/internal/page.js'],
      'kit/node',
    ]);
  });

  it('lists a class of the main entry point and of deep imports once in menu and overview, and those of internal modules on their pages', async () => {
    const overview = (await site?.read('api/package.md')) ?? '';
    const links = [...overview.matchAll(/\]\(([^)]*\/class\/[^)]*)\)/g)].map(([, href]) => href);
    expect(links).toEqual(['/api/package/node/class/Launcher', '/api/package/class/Page']);
    const menu: unknown = JSON.parse((await site?.read('api/package/menu/classes.json')) ?? '[]');
    expect(menu).toMatchObject([{ label: 'Launcher' }, { label: 'Page', href: '/api/package/class/Page' }]);
    const page = site?.pages.find(({ route }) => route.title === 'kit/internal/node/process.js');
    expect(page?.html).toContain('href="/api/package/internal/node/process.js/class/Process"');
  });

  it('has the page of a class below the entry point that is named, not below the file that declares it', () => {
    const page = site?.pages.find(({ route }) => route.title === 'kit/internal/node/launcher.js');
    expect(page?.html).toContain('href="/api/package/node/class/Launcher"');
  });

  it('folds deep imports in the overview, and lists groups in menus in the order of the overview', async () => {
    const overview = site?.pages.find(({ route }) => route.kind === 'package')?.html ?? '';
    expect(overview).toMatch(/<details class="more"><summary>Deep imports \(4\)<\/summary>/);
    const groups = [...overview.matchAll(/<li><a href="[^"]*">([^<]*)<small>/g)].map(([, label]) => label);
    expect(groups).toEqual(['Modules', 'Deep imports', 'Classes']);
  });

  it('keeps the class on the page of the deep import', () => {
    const page = site?.pages.find(({ route }) => route.title === 'kit/internal/page.js');
    expect(page?.html).toContain('href="/api/package/internal/page.js/class/Page"');
  });
});
