import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repository } from './graphqlSite.ts';
import { writePackage } from './writtenPackage.ts';

const tags = ['full'];

const source = `/** Opens a file. */
export declare function open(path: string): number;
/** How much. */
export declare const size: number;
export interface Options {
  /** Where. */
  path: string;
}
`;

let folder: string;
beforeAll(async () => {
  folder = await writePackage({
    'package.json': { name: 'tool', version: '1.0.0', exports: { '.': './index.d.ts', './server': './server.d.ts' } },
    'index.d.ts': source,
    'server.d.ts': "export { open } from './index.js';\n",
  });
  git('init');
  git('add', '.');
  git('commit', '-m', 'first');
  git('tag', 'v1.0.0');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function git(...args: readonly string[]): void {
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: folder, stdio: 'ignore' });
}

function gqldocs(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(repository, 'bin/gqldocs.js'), ...args, '--no-color'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
const write = (path: string, text: string): void => writeFileSync(join(folder, path), text);

describe('gqldocs report', () => {
  it('writes a file for each entry point, and prints the documentation coverage', () => {
    const { status, stderr } = gqldocs('report');
    expect({ status, stderr }).toEqual({ status: 0, stderr: expect.stringContaining('tool  documentation coverage 75 % (3 of 4)') });
    expect(stderr).toMatch(/\.\/server +100 % \(1 of 1\)[\s\S]*interface +0 % \(0 of 1\)/);
    expect(read('api-report/tool.api.md')).toContain('// undocumented\nexport interface Options {\n  path: string;\n}');
    expect(read('api-report/tool/server.api.md')).toContain('## open\n\n```ts\nexport function open(path: string): number;\n```');
  });

  it('writes the same bytes for the same API in other words and another order', { tags }, () => {
    const before = read('api-report/tool.api.md');
    const [open = '', rest = ''] = source.split(/(?=\/\*\* How much)/);
    write('index.d.ts', `${rest}${open.replace('path: string', 'path :string').replace('Opens a file.', 'Opens one.')}`);
    expect(gqldocs('report', '--check').status).toBe(0);
    expect(gqldocs('report').status).toBe(0);
    expect(read('api-report/tool.api.md')).toBe(before);
    write('index.d.ts', source);
  });

  it('with --check names files that are missing, outdated and superfluous, and writes nothing', { tags }, () => {
    write('index.d.ts', source.replace('path: string)', 'path: string, mode: number)'));
    const before = read('api-report/tool.api.md');
    write('api-report/tool/gone.api.md', before);
    write('api-report/tool/own.api.md', 'Written by hand.\n');
    rmSync(join(folder, 'api-report/tool/server.api.md'));
    const { status, stderr } = gqldocs('report', '--check');
    expect(status).toBe(1);
    const named = [...stderr.matchAll(/^(\S+) {2}error {2}This API report (?:of this entry point )?is (.*?)[.:].*\(report\/outdated\)$/gm)];
    const problems = named.map(([, file]) => file);
    expect([...stderr.matchAll(/\((report\/\w+)\)/g)].map(([, code]) => code)).toEqual(Array.from({ length: 3 }, () => 'report/outdated'));
    expect(problems).toEqual(['api-report/tool.api.md', 'api-report/tool/gone.api.md']);
    expect(stderr).toContain('api-report/tool/server.api.md  error  The API report of this entry point is missing.');
    expect(stderr).toContain('Run `gqldocs report` and commit the files.');
    expect(read('api-report/tool.api.md')).toBe(before);
    expect(gqldocs('report').status).toBe(0);
    expect(existsSync(join(folder, 'api-report/tool/gone.api.md'))).toBe(false);
    expect(read('api-report/tool/own.api.md')).toBe('Written by hand.\n');
    expect(gqldocs('report', '--check').status).toBe(0);
    write('index.d.ts', source);
  });

  it('prints coverage and files as JSON', { tags: ['full'] }, () => {
    const { status, stdout } = gqldocs('report', '--out', 'reports', '--json');
    const { version, files, coverage } = JSON.parse(stdout);
    expect({ status, version, files }).toEqual({
      status: 0,
      version: 1,
      files: [
        { path: 'tool.api.md', state: 'missing' },
        { path: 'tool/server.api.md', state: 'missing' },
      ],
    });
    expect(coverage).toMatchObject([{ name: 'tool', described: 3, total: 4, undocumented: [{ name: 'Options' }] }]);
    expect(coverage[0].undocumented[0].place).toEqual({ file: 'index.d.ts', line: 5 });
  });

  it('summarizes a pull request against a Git ref and a snapshot', { tags }, () => {
    expect(gqldocs('snapshot', '--out', 'old.snapshot').status).toBe(0);
    write('index.d.ts', `${source.replace('/** How much. */\n', '')}export declare const extra: 1;\n`);
    const { status, stdout } = gqldocs('report', '--summary', '--against', 'v1.0.0');
    expect(status).toBe(0);
    expect(stdout).toContain('| `tool` | minor | 75 % (3 of 4) → 40 % (2 of 5) | 1 added |');
    expect(stdout).toContain('- `extra` (`index.d.ts:8`)\n- `size` (`index.d.ts:3`)');
    expect(stdout).toContain('- `variable/extra` added');
    expect(gqldocs('report', '--summary', '--against', 'old.snapshot').stdout).toContain('| `tool` | minor | 40 % (2 of 5) | 1 added |');
    expect(gqldocs('report', '--summary').status).toBe(2);
    expect(gqldocs('report', '--summary', '--against', 'nowhere').status).toBe(1);
    write('index.d.ts', source);
  });

  it('finds modules of the old release by their files if the package has no `exports` any more', { tags }, () => {
    const manifest = read('package.json');
    write('package.json', JSON.stringify({ name: 'tool', version: '1.0.0', types: './index.d.ts' }));
    const { stdout } = gqldocs('report', '--summary', '--against', 'v1.0.0');
    expect(stdout).toContain('The API is the same.');
    write('package.json', manifest);
  });
});

describe('gqldocs check --coverage', () => {
  const codesOf = (...args: readonly string[]) => {
    const { status, stdout } = gqldocs('check', '.', '--json', ...args);
    const { problems, coverage } = JSON.parse(stdout);
    const found = problems.map(({ code, message, place }: { code: string; message: string; place: object }) => ({ code, message, place }));
    return { status, found, coverage };
  };

  it('needs a baseline, which --update-coverage writes', { tags }, () => {
    const place = { file: 'api-coverage.json' };
    expect(codesOf('--coverage')).toMatchObject({ status: 1, found: [{ code: 'coverage/baseline', place }] });
    write('api-coverage.json', '{');
    expect(codesOf('--coverage')).toMatchObject({ status: 1, found: [{ code: 'coverage/baseline', place }] });
    const counts = { name: 'tool', described: 3, total: 4 };
    expect(codesOf('--update-coverage')).toEqual({ status: 0, found: [], coverage: [counts] });
    expect(JSON.parse(read('api-coverage.json'))).toEqual({
      version: 1,
      packages: { tool: { described: 3, total: 4, undocumented: ['Options'] } },
    });
    expect(codesOf('--coverage')).toEqual({ status: 0, found: [], coverage: [counts] });
  });

  it('names what is no longer described and what is new without a description, with their places', { tags }, () => {
    write('index.d.ts', `${source.replace('/** How much. */\n', '')}export declare const extra: 1;\n`);
    const { status, found } = codesOf('--coverage');
    expect({ status, found }).toEqual({
      status: 1,
      found: [
        { code: 'coverage/decreased', message: expect.stringContaining('size has no description'), place: { file: 'index.d.ts', line: 3 } },
        {
          code: 'coverage/decreased',
          message: expect.stringContaining('extra has no description'),
          place: { file: 'index.d.ts', line: 8 },
        },
      ],
    });
  });

  it('accepts better documentation', { tags }, () => {
    write('index.d.ts', source.replace('export interface', '/** Choices. */\nexport interface'));
    expect(codesOf('--coverage')).toMatchObject({ status: 0, found: [], coverage: [{ described: 4, total: 4 }] });
  });
});
