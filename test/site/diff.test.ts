import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstOf } from '../browser/firstOf.ts';
import { repository } from './graphqlSite.ts';

const tags = ['full'];

/** Has two releases of a package, `old` and `new`. */
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gqldocs-diff-'));
  await writeRelease('old', '1.0.0', 'export declare function open(path: string): number;\nexport declare const size: number;\n');
  await writeRelease(
    'new',
    '2.0.0',
    'export declare function open(path: string, mode: number): number;\nexport declare const size: number;\nexport declare const extra: string;\n',
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

async function writeRelease(name: string, version: string, text: string): Promise<void> {
  await put(`${name}/package.json`, JSON.stringify({ name: 'tool', version, types: 'index.d.ts' }));
  await put(`${name}/index.d.ts`, text);
}

function gqldocs(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(repository, 'bin/gqldocs.js'), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('gqldocs diff', () => {
  it('reports a pipe as release, and does not wait for it', () => {
    execFileSync('mkfifo', [join(folder, 'pipe.tgz')]);
    const { status, stderr } = gqldocs('diff', 'pipe.tgz', 'new', '--no-color');
    expect(stderr).toContain('it is a pipe, a socket or a device');
    expect(status).toBe(2);
  });

  it('prints each change with its verdict as JSON, and exits with 1 as a check that expects minor', () => {
    const { status, stdout } = gqldocs('diff', 'old', 'new', '--json', '--expect', 'minor');
    const { version, verdict, entries } = JSON.parse(stdout);
    expect({ status, version, verdict }).toEqual({ status: 1, version: 1, verdict: 'major' });
    expect(entries).toMatchObject([
      { symbol: 'open', change: 'changed', verdict: 'major', witness: expect.any(String) },
      { symbol: 'extra', change: 'added', verdict: 'minor' },
    ]);
  });

  firstOf(['--markdown', '--no-color'], 0)('prints verdicts with %s', async (option) => {
    const { status, stdout } = gqldocs('diff', 'old', 'new', option);
    expect(status).toBe(0);
    expect(stdout).toContain('major');
    expect(stdout).toContain('open');
  });

  it.for([
    ['major', 0],
    ['minor', 1],
    ['patch', 1],
  ] as const)('as a check that expects %s exits with %s', { tags }, ([expected, status]) => {
    expect(gqldocs('diff', 'old', 'new', '--expect', expected, '--quiet').status).toBe(status);
  });

  it('finds nothing between a release and its own snapshot', { tags: ['full'] }, () => {
    expect(gqldocs('snapshot', 'old', '--out', 'old.snapshot').status).toBe(0);
    const { stdout } = gqldocs('diff', 'old.snapshot', 'old', '--json');
    expect(JSON.parse(stdout)).toEqual({ version: 1, verdict: 'patch', entries: [] });
  });

  it('compares with a tag and with a tarball', { tags }, async () => {
    const git = (...args: readonly string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: join(folder, 'tagged'), stdio: 'ignore' });
    await writeRelease('tagged', '1.0.0', 'export declare const size: number;\n');
    git('init');
    git('add', '.');
    git('commit', '-m', 'first');
    git('tag', 'v1.0.0');
    await writeRelease('tagged', '1.1.0', 'export declare const size: number;\nexport declare const name: string;\n');
    expect(JSON.parse(gqldocs('diff', 'tagged@v1.0.0', 'tagged', '--json').stdout)).toMatchObject({
      verdict: 'minor',
      entries: [{ symbol: 'name', change: 'added' }],
    });
    execFileSync('npm', ['pack', '--silent', join(folder, 'tagged')], { cwd: folder, stdio: 'ignore' });
    expect(JSON.parse(gqldocs('diff', 'tagged@v1.0.0', 'tool-1.1.0.tgz', '--json').stdout)).toMatchObject({ verdict: 'minor' });
  });

  it('prints programs that the old release compiles and the new one does not', { tags }, async () => {
    expect(gqldocs('diff', 'old', 'new', '--proof', 'proofs', '--quiet').status).toBe(0);
    const files = await readdir(join(folder, 'proofs'), { recursive: true });
    const texts = files.filter((file) => file.endsWith('.ts')).map((file) => readFileSync(join(folder, 'proofs', file), 'utf8'));
    expect(texts.some((text) => text.includes('open('))).toBe(true);
  });
});

describe('a release without `exports`', () => {
  const declared = (parameters: string): string => `export declare function tap(${parameters}): void;\n`;
  const entriesOf = (...releases: readonly string[]) => JSON.parse(gqldocs('diff', ...releases, '--json').stdout).entries;
  beforeAll(async () => {
    await writeRelease('open', '1.0.0', 'export declare const size: number;\n');
    await put('open/lib/tap.d.ts', declared(''));
    await put('open/lib/same.d.ts', declared('value: number'));
    await writeRelease('closed', '2.0.0', 'export declare const size: number;\n');
    const exports = { '.': './index.d.ts', './lib/*': './lib/*.d.ts', './lib/*.js': './lib/*.d.ts' };
    await put('closed/package.json', JSON.stringify({ name: 'tool', version: '2.0.0', exports }));
    await put('closed/lib/tap.d.ts', declared('value: number'));
    await put('closed/lib/same.d.ts', declared('value: number'));
    await put('closed/lib/extra.d.ts', 'export declare const extra: 1;\n');
  });

  it('has the modules of the new release whose files it has', { tags }, () => {
    expect(entriesOf('open', 'closed')).toMatchObject([
      { symbol: './lib/tap:tap', change: 'changed', verdict: 'major', witness: "import { tap } from 'tool/lib/tap';\n\ntap();\n" },
      { symbol: './lib/extra', change: 'added', verdict: 'minor' },
      { symbol: './lib/extra.js', change: 'added' },
      { symbol: './lib/extra:extra', change: 'added', reason: './lib/extra:extra: was added (the same for `./lib/extra.js`).' },
    ]);
  });

  it('has the modules of the old release whose files it has', { tags }, () => {
    const reason = './lib/extra: is no longer an entry point. The same breaks `./lib/extra:extra`.';
    expect(entriesOf('closed', 'open')).toMatchObject([
      { symbol: './lib/extra', change: 'removed', reason, repeated: ['./lib/extra:extra'] },
      { symbol: './lib/extra.js', change: 'removed' },
      { symbol: './lib/tap:tap', change: 'changed', old: 'function tap(value: number): void', new: 'function tap(): void' },
    ]);
  });

  it('is read from a tarball, too', { tags }, () => {
    for (const name of ['open', 'closed']) execFileSync('npm', ['pack', '--silent', `./${name}`], { cwd: folder, stdio: 'ignore' });
    expect(entriesOf('tool-1.0.0.tgz', 'tool-2.0.0.tgz')).toEqual(entriesOf('open', 'closed'));
  });
});

describe('a release that cannot be read', () => {
  const codesOf = (...args: readonly string[]): readonly string[] => {
    const { status, stdout } = gqldocs('diff', ...args, '--json');
    expect(status).not.toBe(0);
    return JSON.parse(stdout).problems.map(({ code }: { readonly code: string }) => code);
  };

  it('is reported if it does not exist', { tags }, () => {
    expect(codesOf('nowhere', 'new')).toEqual(['diff/release']);
  });

  it('is reported if its snapshot is cut off', { tags }, async () => {
    gqldocs('snapshot', 'old', '--out', 'whole.snapshot');
    const text = readFileSync(join(folder, 'whole.snapshot'), 'utf8');
    await put('cut.snapshot', text.slice(0, text.length / 2));
    expect(codesOf('cut.snapshot', 'new')).toEqual(['diff/snapshot']);
  });

  it('is reported if its tarball is damaged', { tags }, async () => {
    await put('damaged.tgz', 'not a tarball');
    expect(codesOf('damaged.tgz', 'new')).toEqual(['diff/tarball']);
  });
});

describe('a `@since` tag that contradicts the snapshots', () => {
  it('is a warning with its place', { tags }, async () => {
    await put('site/package.json', JSON.stringify({ name: 'tool', version: '2.0.0', types: 'index.d.ts' }));
    await put(
      'site/index.d.ts',
      '/**\n * How much.\n * @since 2.0.0\n */\nexport declare const size: number;\nexport declare const extra: string;\n',
    );
    for (const name of ['old', 'new']) gqldocs('snapshot', name, '--out', `site/history/${name}.snapshot`);
    await put(
      'site/gqldocs.config.mjs',
      "export default { title: 'Tool', api: { packages: [{ path: '.', slug: 'tool', history: ['history'] }] } };\n",
    );
    const { stdout } = gqldocs('build', '--json', '-c', 'site/gqldocs.config.mjs');
    expect(JSON.parse(stdout).problems).toMatchObject([{ code: 'history/since', severity: 'warning', place: { file: 'index.d.ts' } }]);
  });

  it('does not change the pages of releases, which the page of all changes links to', { tags }, () => {
    const changes = readFileSync(join(folder, 'site/build/api/tool/changes/index.html'), 'utf8');
    const links = [...changes.matchAll(/href="(\/api\/tool\/changes\/[^"]+)"/g)].map(([, href]) => href ?? '');
    expect([...new Set(links)]).toEqual(['/api/tool/changes/upgrade-2', '/api/tool/changes/2.0.0']);
    for (const link of links) expect(existsSync(join(folder, `site/build${link}/index.html`))).toBe(true);
  });
});
