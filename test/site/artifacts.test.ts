import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ExtractReport, ExtractRequest } from '../../renderer/index.ts';
import { type InstalledCopy, installCopy } from './installedCopy.ts';
import { loadApi, SiteTest } from './SiteTest.ts';

const tags = ['full'];

let site: SiteTest;
let whole: InstalledCopy;
let copy: InstalledCopy;

beforeAll(() => {
  whole = installCopy({ without: [] });
  copy = installCopy({ without: ['typedoc', 'typescript'] });
});

afterAll(() => {
  whole.close();
  copy.close();
});

afterEach(() => site.close());

async function extract(request: ExtractRequest): Promise<ExtractReport> {
  const api = await loadApi();
  const report = await api.extract({ cwd: site.folder, ...request });
  expect(report.problems).toEqual([]);
  return report;
}

const packages = ['packages/core', 'packages/extra'];

describe('a site from artifacts', () => {
  it('equals the site from the packages, byte for byte', async () => {
    site = await SiteTest.from('workspace');
    await site.build({ packages, outDir: 'direct' });
    for (const path of packages) await extract({ package: path });
    const report = await site.build({ from: packages, outDir: 'from' });
    expect(report).toMatchObject({ ok: true, published: true });
    expect(await site.output('from')).toEqual(await site.output('direct'));
  });

  it('builds without TypeScript, and so without TypeDoc', { tags }, async () => {
    site = await SiteTest.from('workspace');
    run(whole, ['build', ...packages, '--out-dir', 'direct']);
    for (const path of packages) run(whole, ['extract', path]);
    expect(() => run(copy, ['extract', 'packages/core'])).toThrow(/Cannot find (?:module|package) 'typescript'/);
    expect(JSON.parse(run(copy, ['build', '--from', ...packages, '--json']))).toMatchObject({ ok: true, published: true });
    expect(await site.output()).toEqual(await site.output('direct'));
  });

  it('needs no sources of the packages, wherever the artifacts are', { tags }, async () => {
    site = await SiteTest.from('workspace');
    const repository = '{ "url": "github:example/workspace", "directory": "packages/extra" }';
    await site.edit('packages/extra/package.json', '"github:example/workspace"', repository);
    await site.build({ packages, outDir: 'direct' });
    await mkdir(join(site.folder, 'elsewhere'));
    for (const path of packages) await extract({ package: path, out: `elsewhere/${path.slice(9)}.gqldocs.jsonl` });
    await rm(join(site.folder, 'packages'), { recursive: true });
    await site.build({ from: ['elsewhere'], outDir: 'from' });
    expect(await site.output('from')).toEqual(await site.output('direct'));
  });

  it('contains the documents and the theme of its config', async () => {
    site = await SiteTest.from('basic');
    await site.build({ outDir: 'direct' });
    await extract({ package: 'package' });
    await site.build({ from: ['package'], outDir: 'from' });
    expect(await site.output('from')).toEqual(await site.output('direct'));
  });

  it('never uses cached results of a build from the same packages', { tags: ['full'] }, async () => {
    site = await SiteTest.from('workspace');
    await mkdir(join(site.folder, 'node_modules'));
    for (const path of packages) await extract({ package: path });
    await site.edit('packages/core/src/index.ts', 'Adds two numbers', 'Puts two numbers together');
    await site.build({ packages });
    expect(await site.read('api/workspace-core/function/add/index.html')).toContain('Puts two numbers together');
    await site.build({ from: packages });
    expect(await site.read('api/workspace-core/function/add/index.html')).toContain('Adds two numbers');
    await extract({ package: 'packages/core' });
    await site.build({ from: packages });
    expect(await site.read('api/workspace-core/function/add/index.html')).toContain('Puts two numbers together');
  });

  it('omits a package whose artifact is damaged', async () => {
    site = await SiteTest.from('workspace');
    for (const path of packages) await extract({ package: path });
    const file = 'packages/core/.gqldocs/workspace-core.gqldocs.jsonl';
    await site.write(file, (await readFile(join(site.folder, file), 'utf8')).replace('Adds two', 'Adds ten'));
    const report = await site.build({ from: packages });
    expect(report).toMatchObject({ ok: false, published: true });
    expect(report.problems.filter(({ severity }) => severity === 'error')).toEqual([
      expect.objectContaining({ code: 'artifact/damaged', leavesOut: 'workspace-core', place: { file, line: 8 } }),
    ]);
  });

  it('fails before the build if artifacts do not match the config', async () => {
    site = await SiteTest.from('basic');
    const codes = async (from: readonly string[], packages: readonly string[] = []) =>
      (await site.build({ from, packages })).problems.map(({ code, place }) => [code, place?.file]);
    expect(await codes(['package'])).toEqual([['artifact/missing', undefined]]);
    expect(await codes(['package'], ['package'])).toEqual([['config/invalid', undefined]]);
    await extract({ package: 'package' });
    await cp(join(site.folder, 'package/.gqldocs'), join(site.folder, 'more'), { recursive: true });
    expect(await codes(['package', 'more'])).toEqual([['artifact/duplicate', 'more/shapes.gqldocs.jsonl']]);
    await site.edit('gqldocs.config.ts', "slug: 'shapes'", "slug: 'shapes', sort: 'source'");
    expect(await codes(['more'])).toEqual([['artifact/options', 'gqldocs.config.ts']]);
    await site.edit('gqldocs.config.ts', "slug: 'shapes'", "slug: 'forms'");
    expect(await codes(['more'])).toEqual([['artifact/missing', 'gqldocs.config.ts']]);
  });

  function run({ bin }: InstalledCopy, args: readonly string[]): string {
    return execFileSync(process.execPath, [bin, ...args], { cwd: site.folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  }
});

describe('an extraction', () => {
  it('reports its inputs, and with `write: false` writes nothing', async () => {
    site = await SiteTest.from('workspace');
    const asked = await extract({ package: 'packages/core', write: false });
    expect(existsSync(join(site.folder, 'packages/core/.gqldocs'))).toBe(false);
    const { milliseconds: _, ...made } = await extract({ package: 'packages/core' });
    expect(made).toEqual({ ...asked, milliseconds: undefined, bytes: expect.any(Number) });
    expect(made.inputs.filter((path) => !path.includes('node_modules'))).toEqual(
      expect.arrayContaining(['CHANGELOG.md', 'README.md', 'img/logo.svg', 'package.json', 'src/index.ts', 'tsconfig.json']),
    );
    // There are no installed packages above the workspace, and the number of folders above it must not matter.
    expect(made.inputs.filter((path) => path.startsWith('../') && path.includes('node_modules/.'))).toEqual([]);
    expect(made.outputs).toEqual(['.gqldocs/workspace-core.gqldocs.jsonl']);
    expect(made.package).toEqual({ name: '@workspace/core', version: '1.2.0', slug: 'workspace-core', symbols: 1 });
  });

  it('writes the same bytes in another folder', async () => {
    const texts: string[] = [];
    for (const folder of ['here', 'some/where/else']) {
      site = await SiteTest.from('workspace');
      await cp(join(site.folder, 'packages'), join(site.folder, folder), { recursive: true });
      const { file } = await extract({ package: `${folder}/core` });
      texts.push(await readFile(file, 'utf8'));
    }
    expect(texts[1]).toBe(texts[0]);
  });

  it('keeps the old artifact if there is nothing to extract', async () => {
    site = await SiteTest.from('workspace');
    const { file } = await extract({ package: 'packages/core' });
    const before = await readFile(file, 'utf8');
    await site.remove('packages/core/src/index.ts');
    const { extract: extractNow } = await loadApi();
    const report = await extractNow({ cwd: site.folder, package: 'packages/core' });
    expect(report).toMatchObject({ ok: false, bytes: 0, problems: [{ code: 'api/entry-point' }] });
    expect(await readFile(file, 'utf8')).toBe(before);
  });

  it('accepts only one package in an existing folder', async () => {
    site = await SiteTest.from('workspace');
    const { extract: extractNow } = await loadApi();
    const messageOf = async (path: string) => (await extractNow({ cwd: site.folder, package: path })).problems[0]?.message;
    expect(await messageOf('.')).toBe('There is no package to document at ".": it is the root of a workspace.');
    expect(await messageOf('nowhere')).toMatch(/nowhere": it does not exist\.$/);
  });

  it('can be interrupted, and leaves no files', async () => {
    site = await SiteTest.from('workspace');
    const { extract: extractNow } = await loadApi();
    // A thread that has the compiler already may be done before.
    const request: ExtractRequest = { cwd: site.folder, package: 'packages/core', signal: AbortSignal.timeout(100), keepsThreads: false };
    await expect(extractNow(request)).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(existsSync(join(site.folder, 'packages/core/.gqldocs'))).toBe(false);
  });

  it('reports an artifact that cannot be written', { tags }, async () => {
    site = await SiteTest.from('workspace');
    await writeFile(join(site.folder, 'file'), '');
    const { extract: extractNow } = await loadApi();
    const report = await extractNow({ cwd: site.folder, package: 'packages/core', out: 'file/x.gqldocs.jsonl' });
    expect(report).toMatchObject({ ok: false, bytes: 0, problems: [{ code: 'output/write', hint: expect.stringContaining('`--out`') }] });
  });
});
