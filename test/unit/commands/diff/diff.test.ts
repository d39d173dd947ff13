import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diff } from '../../../../renderer/commands/diff/diff.ts';
import { snapshot } from '../../../../renderer/commands/diff/snapshot.ts';

let cwd: string;
beforeAll(async () => {
  cwd = await realpath(await mkdtemp(join(tmpdir(), 'gqldocs-diff-')));
  await release('old', 'export declare function parse(text: string): void;\n');
  await release('new', 'export declare function parse(text: number): void;\nexport declare const more: string;\n');
});
afterAll(() => rm(cwd, { recursive: true }));

async function release(folder: string, declarations: string): Promise<void> {
  await mkdir(join(cwd, folder));
  const exports = { '.': { types: './index.d.ts' }, './server': { types: './server.d.ts' } };
  await writeFile(join(cwd, folder, 'package.json'), JSON.stringify({ name: 'pkg', version: '1.0.0', exports }));
  await writeFile(join(cwd, folder, 'index.d.ts'), declarations);
  await writeFile(join(cwd, folder, 'server.d.ts'), 'export declare function serve(): void;\n');
}

describe('diff', () => {
  it('compares two releases, and writes nothing by itself', async () => {
    const report = await diff({ old: 'old', new: 'new', cwd });
    expect(report).toMatchObject({ ok: true, problems: [], diff: { verdict: 'major' } });
    expect(report.diff?.entries.map(({ symbol, change, verdict }) => [symbol, change, verdict])).toEqual([
      ['parse', 'changed', 'major'],
      ['more', 'added', 'minor'],
    ]);
    expect((await readdir(cwd)).toSorted()).toEqual(['new', 'old']);
  });

  it('names the old release first if neither can be read', async () => {
    const { problems } = await diff({ old: 'v2', new: 'v1', cwd });
    expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining('"v2"'), expect.stringContaining('"v1"')]);
    expect((await diff({ old: 'v1', new: 'v1', cwd })).problems).toHaveLength(1);
  });

  it('says once that a package has no declarations any more', async () => {
    const untyped = async (folder: string): Promise<void> => {
      const exports = { '.': { types: './index.d.ts', default: './index.js' }, './server': './server.js' };
      await mkdir(join(cwd, folder));
      await writeFile(join(cwd, folder, 'package.json'), JSON.stringify({ name: 'pkg', version: '1.0.0', type: 'module', exports }));
      await writeFile(join(cwd, folder, 'index.js'), 'export function parse(text, options) {}\n');
      await writeFile(join(cwd, folder, 'server.js'), 'export function serve() {}\n');
    };
    await Promise.all([untyped('untyped'), untyped('untyped-too')]);
    const entriesOf = async (old: string, next: string): Promise<readonly (readonly string[])[] | undefined> =>
      (await diff({ old, new: next, cwd })).diff?.entries.map(({ symbol, verdict }) => [symbol, verdict]);
    expect(await entriesOf('old', 'untyped')).toEqual([['.', 'major']]);
    expect(await entriesOf('untyped', 'untyped-too')).toEqual([]);
    await writeFile(join(cwd, 'untyped-too/index.js'), 'export function other() {}\n');
    // What scripts export still counts.
    expect(await entriesOf('untyped', 'untyped-too')).toContainEqual(['parse', 'major']);
    expect(await entriesOf('untyped', 'old')).toContainEqual(['parse', 'major']);
    await Promise.all(['untyped', 'untyped-too'].map((folder) => rm(join(cwd, folder), { recursive: true })));
  });

  it('writes the programs that break into the folder that is named', async () => {
    await diff({ old: 'old', new: 'new', cwd, witnessFolder: 'out/witnesses' });
    const files = await readdir(join(cwd, 'out/witnesses'), { recursive: true });
    const programs = await Promise.all(
      files.filter((file) => /^[^/\\]*\.ts$/.test(file)).map((file) => readFile(join(cwd, 'out/witnesses', file), 'utf8')),
    );
    expect(programs.join('\n')).toContain('parse(');
  });

  it('has no result where a release cannot be read', async () => {
    const report = await diff({ old: 'gone', new: 'new', cwd });
    expect([report.ok, report.diff, report.problems.map(({ severity }) => severity)]).toEqual([false, undefined, ['error']]);
  });
});

describe('snapshot', () => {
  it('has all entry points, or those that are named', async () => {
    const all = await snapshot({ package: 'old', cwd });
    expect(all.snapshot?.modules.map(({ name }) => name)).toEqual(['', 'server']);
    const one = await snapshot({ package: 'old', cwd, entryPoints: ['./server'] });
    expect(one.snapshot?.modules.map(({ name }) => name)).toEqual(['server']);
    expect([one.ok, one.file]).toEqual([true, '']);
  });

  it('is written where it is asked for', async () => {
    const { text, file } = await snapshot({ package: 'old', cwd, out: 'api/old.snapshot' });
    expect(file).toBe(join(cwd, 'api/old.snapshot'));
    expect(await readFile(file, 'utf8')).toBe(text);
  });

  it('is not written for a package that cannot be read', async () => {
    const report = await snapshot({ package: 'gone', cwd, out: 'gone.snapshot' });
    expect([report.ok, report.file, existsSync(join(cwd, 'gone.snapshot'))]).toEqual([false, '', false]);
  });
});
