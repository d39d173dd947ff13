// @module-tag full
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type InstalledCopy, installCopy } from './installedCopy.ts';
import { type CacheServer, example, installTools, linkModules, runTurbo, startCacheServer, type TurboTask } from './turborepo.ts';

/*
 * Runs the Turborepo example in two checkouts: the second needs only what the first has extracted. Each clone represents a machine; the
 * second has neither TypeDoc nor a worker that loads it.
 */
const packages = ['catalog', 'dates', 'ids', 'money', 'orders', 'prices', 'result', 'shipping', 'shop', 'stock', 'text', 'units'];
let scratch: string;
let server: CacheServer;
let whole: InstalledCopy;
let without: InstalledCopy;
const first = () => join(scratch, 'first');
const second = () => join(scratch, 'somewhere/else/second');

beforeAll(async () => {
  scratch = realpathSync(mkdtempSync(join(tmpdir(), 'gqldocs-turborepo-')));
  const tools = installTools();
  whole = installCopy({ without: [] });
  without = installCopy({ without: ['typedoc'], lacking: [] });
  cpSync(example, first(), { recursive: true, filter: (path) => !/[\\/](?:node_modules|\.turbo|\.gqldocs|build)$/.test(path) });
  git(first(), 'init', '--quiet');
  git(first(), 'add', '--all');
  git(first(), 'commit', '--quiet', '--message', 'All of it');
  git(scratch, 'clone', '--quiet', first(), second());
  linkModules(first(), { tools, gqldocs: whole });
  linkModules(second(), { tools, gqldocs: without });
  mkdirSync(join(scratch, 'cache'));
  server = await startCacheServer(first(), join(scratch, 'cache'));
});

afterAll(() => {
  server?.close();
  whole?.close();
  without?.close();
  rmSync(scratch, { recursive: true, force: true });
});

it('extracts twelve packages in the first checkout, and stores the artifacts in the cache', () => {
  expect(statusesOf(runTurbo(first(), { server: server.url }))).toEqual(packages.map((name) => [name, 'MISS', 'nowhere']));
  expect(readdirSync(join(scratch, 'cache/.turbo/remote/team_orchard')).length).toBeGreaterThanOrEqual(packages.length);
});

it('extracts nothing in the second checkout, which has no TypeDoc: all twelve come from the cache', () => {
  expect(() => gqldocs(second(), ['extract', 'packages/ids'])).toThrow(/'typedoc\b/);
  expect(statusesOf(runTurbo(second(), { server: server.url }))).toEqual(packages.map((name) => [name, 'HIT', 'remote']));
  for (const name of packages) expect(artifactOf(second(), name)).toBe(artifactOf(first(), name));
});

it('builds the same site in both, equal to the site built directly from the packages', () => {
  const folders = packages.map((name) => `packages/${name}`);
  const report = JSON.parse(gqldocs(second(), ['build', '--from', ...folders, '--json']));
  expect(report).toMatchObject({ ok: true, published: true, problems: [] });
  gqldocs(first(), ['build', '--from', ...folders]);
  gqldocs(first(), ['build', ...folders, '--out-dir', 'direct', '--no-cache']);
  const site = filesIn(join(second(), 'build'));
  // Types, samples and texts lead from package to package.
  expect(site['api/orchard-shop/class/Shop/index.html']).toContain('<a href="/api/orchard-orders/interface/Order">Order</a>');
  expect(site['guide/selling/index.html']).toContain('href="/api/orchard-money/function/parseMoney"');
  expect(site['api/orchard-stock/index.html']).toContain('href="/api/orchard-catalog">catalog</a>');
  expect(Object.keys(site).length).toBeGreaterThan(200);
  expect(filesIn(join(first(), 'build'))).toEqual(site);
  expect(filesIn(join(first(), 'direct'))).toEqual(site);
});

it('gives each of several machines its part, as in the workflow, and builds the same site from all parts', () => {
  const workflow = readFileSync(join(second(), '.github/workflows/docs.yml'), 'utf8');
  expect(workflow).toContain('part: [1, 2, 3]');
  expect(workflow).toMatch(/turbo run extract \$\(node scripts\/shard\.mjs \$\{\{ matrix\.part \}\} 3\)/);
  const parts = [1, 2, 3].map((part) => {
    rmSync(join(second(), '.turbo/cache'), { recursive: true, force: true });
    const filters = execFileSync(process.execPath, ['scripts/shard.mjs', String(part), '3'], { cwd: second(), encoding: 'utf8' });
    return statusesOf(runTurbo(second(), { server: server.url, args: filters.trim().split(' ') }));
  });
  expect(parts.map((part) => part.length)).toEqual([4, 4, 4]);
  expect(parts.flat().toSorted()).toEqual(packages.map((name) => [name, 'HIT', 'remote']));
  mkdirSync(join(second(), 'artifacts'));
  for (const name of packages) cpSync(join(second(), `packages/${name}/.gqldocs`), join(second(), 'artifacts'), { recursive: true });
  // Artifacts that lie elsewhere know their packages by name; the order is the folder's.
  for (const name of packages) rmSync(join(second(), `packages/${name}/.gqldocs`), { recursive: true });
  gqldocs(second(), ['build', '--from', 'artifacts', '--out-dir', 'collected']);
  expect(filesIn(join(second(), 'collected'))).toEqual(filesIn(join(second(), 'build')));
});

it('declares every file that an artifact is made from', () => {
  const { tasks } = JSON.parse(readFileSync(join(example, 'turbo.json'), 'utf8'));
  for (const name of ['catalog', 'shop']) {
    const { inputs, outputs } = JSON.parse(gqldocs(join(first(), 'packages', name), ['extract', '--inputs']));
    const sources: readonly string[] = inputs.filter((path: string) => !path.includes('node_modules/'));
    const undeclared = (paths: readonly string[], globs: readonly string[]) =>
      paths.filter((path) => !globs.some((glob) => matchesGlob(path, glob)));
    const own = sources.filter((path) => !path.startsWith('../'));
    expect(own).toEqual(expect.arrayContaining(['README.md', 'package.json', 'src/index.ts']));
    expect(undeclared(own, tasks.extract.inputs)).toEqual([]);
    // Inputs of other packages are declared by the task that dependents wait for. Of files that a README links to, only their existence
    // matters.
    const others = sources.filter((path) => path.startsWith('../') && !path.endsWith('/README.md'));
    expect(others.length).toBeGreaterThan(0);
    expect(
      undeclared(
        others.map((path) => path.replace(/^\.\.\/[^/]+\//, '')),
        tasks.types.inputs,
      ),
    ).toEqual([]);
    expect(undeclared(outputs, tasks.extract.outputs)).toEqual([]);
  }
});

it('extracts only packages that a change affects', () => {
  const file = join(first(), 'packages/money/src/index.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace('An amount.', 'An amount of money.'));
  const misses = statusesOf(runTurbo(first(), { server: server.url })).filter(([, status]) => status === 'MISS');
  expect(misses.map(([name]) => name)).toEqual(['catalog', 'money', 'orders', 'prices', 'shipping', 'shop', 'stock']);
  const readme = join(first(), 'packages/money/README.md');
  writeFileSync(readme, `${readFileSync(readme, 'utf8')}\nCents, always.\n`);
  const again = statusesOf(runTurbo(first(), { server: server.url })).filter(([, status]) => status === 'MISS');
  expect(again.map(([name]) => name)).toEqual(['money']);
  gqldocs(first(), ['build', '--from', 'packages/*']);
  expect(readFileSync(join(first(), 'build/api/orchard-money/index.html'), 'utf8')).toContain('Cents, always.');
});

function statusesOf(tasks: readonly TurboTask[]): readonly (readonly [name: string, status: string, from: string])[] {
  return tasks.map(({ taskId, cache: { status, local, remote } }) => [
    taskId.replace(/^@orchard\/|#extract$/g, ''),
    status,
    remote ? 'remote' : local ? 'local' : 'nowhere',
  ]);
}

function artifactOf(checkout: string, name: string): string {
  return readFileSync(join(checkout, `packages/${name}/.gqldocs/orchard-${name}.gqldocs.jsonl`), 'utf8');
}

function gqldocs(folder: string, args: readonly string[]): string {
  const { bin } = folder.startsWith(second()) ? without : whole;
  return execFileSync(process.execPath, [bin, ...args], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

function git(cwd: string, ...args: readonly string[]): void {
  const identity = ['-c', 'user.name=Orchard', '-c', 'user.email=orchard@example.org'];
  execFileSync('git', [...identity, ...args], { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
}

/** Every file below a folder with its bytes. */
function filesIn(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => join(entry.parentPath, entry.name)).toSorted();
  return Object.fromEntries(files.map((file) => [relative(folder, file).replaceAll('\\', '/'), readFileSync(file, 'latin1')]));
}
