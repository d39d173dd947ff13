import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { BuildReport } from '../../renderer/index.ts';
import { storedSite } from './storedSite.ts';

let folder = '';
let builds = 0;
const at = (path: string): string => join(folder, path);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gqldocs-stored-'));
  builds = 0;
  for (const part of ['templates', 'fixture/deep']) await mkdir(at(part), { recursive: true });
  await writeFile(at('templates/Page.tsx'), 'page');
  await writeFile(at('fixture/deep/index.md'), 'text');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function build(options: unknown = { baseUrl: '/' }, ok = true): Promise<string> {
  const site = await storedSite({
    store: at('store'),
    product: [at('templates')],
    inputs: [at('fixture'), at('lock.json')],
    options,
    build: async (into) => {
      builds += 1;
      await writeFile(join(into, 'index.html'), `build ${builds}`);
      return { ok, problems: [] } as unknown as BuildReport;
    },
  });
  return readFile(join(site.folder, 'index.html'), 'utf8');
}

it('builds a site once', async () => {
  expect([await build(), await build(), builds]).toEqual(['build 1', 'build 1', 1]);
});

it.each([
  ['template', () => writeFile(at('templates/Page.tsx'), 'other')],
  ['new template', () => writeFile(at('templates/New.tsx'), '')],
  ['file of the fixture', () => writeFile(at('fixture/deep/index.md'), 'other')],
  ['new file of the fixture', () => writeFile(at('fixture/new.md'), '')],
  ['removed file of the fixture', () => rm(at('fixture/deep'), { recursive: true })],
  ['lockfile', () => writeFile(at('lock.json'), '{}')],
])('builds again after a change: %s', async (_kind, change) => {
  await build();
  await change();
  expect([await build(), builds]).toEqual(['build 2', 2]);
});

it('builds again with other options', async () => {
  await build();
  expect([await build({ baseUrl: '/docs/' }), await build(), builds]).toEqual(['build 2', 'build 1', 2]);
});

it('does not store a site with errors', async () => {
  await expect(build(undefined, false)).rejects.toThrow('was not built');
  expect(await build()).toBe('build 2');
});
