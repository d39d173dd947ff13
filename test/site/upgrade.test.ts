import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BuildReport } from '../../renderer/index.ts';
import { packTarball } from '../registry/packTarball.ts';
import { loadApi } from './SiteTest.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upgrade-'));
  git('init', '-q');
  await write('.git/info/exclude', 'node_modules\nbuild\ncache\ndocs\ngqldocs.config.mjs\n');
  await release('1.0.0', '/** Parses. */\nexport declare function parse(text: string): string;\nexport declare const gone: number;\n');
  const second = `${parser('size: number;')}export declare function parse(text: string): string;\nexport declare const gone: number;\n`;
  await release('1.4.0', second);
  await release('1.4.1', second);
  await release('2.0.0', `${parser('size: string;')}export declare function parse(text: string, limit: number): string;\n`);
  await write('docs/upgrade/2.md', notes);
  await write('docs/guide/index.md', '# Guide\n');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const parser = (size: string): string => `export declare class Parser {\n  ${size}\n}\n`;
const notes = `Read the [guide](../guide/index.md).

## Parser

Call \`parse\` instead. The size is a string:

\`\`\`ts
import { Parser } from 'tool';

export const size = (parser: Parser): string => parser.size;
\`\`\`

## parse

Pass a limit. See [Parser](/api/tool/class/Parser).

## gone

Write the number.
`;

function git(...args: readonly string[]): string {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8' });
}

async function write(file: string, text: string | Uint8Array): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
}

async function release(version: string, source: string): Promise<void> {
  await write('package.json', JSON.stringify({ name: 'tool', version, types: 'index.d.ts' }));
  await write('index.d.ts', source);
  git('add', '-A');
  git('commit', '-qm', version);
  git('tag', `v${version}`);
}

interface Options {
  readonly history?: readonly string[];
  readonly checks?: object;
  readonly upgradeNotes?: string;
}

const refs = ['.@v1.0.0', '.@v1.4.0', '.@v1.4.1', '.@v2.0.0'];

async function build({ history = refs, checks = {}, upgradeNotes = 'docs/upgrade' }: Options = {}): Promise<BuildReport> {
  const packages = [{ path: '.', slug: 'tool', history, upgradeNotes }];
  const config = { title: 'Tool', documents: { path: 'docs/guide', route: '/guide' }, api: { packages }, checks };
  await write('gqldocs.config.mjs', `export default ${JSON.stringify(config, null, 2)};\n`);
  const api = await loadApi();
  return api.build({ cwd: folder, cacheDir: 'cache' });
}

const problemsOf = ({ problems }: BuildReport): readonly string[] =>
  problems.map(({ code, place, hint }) => `${code} ${place?.file}:${place?.line} ${hint}`);
const page = (file = 'api/tool/changes/upgrade-2'): Promise<string> => readFile(join(folder, 'build', file, 'index.html'), 'utf8');

describe('a package whose history is in Git', () => {
  beforeAll(async () => {
    expect(problemsOf(await build())).toEqual([]);
  });

  it('says since when its symbols exist', async () => {
    expect(await page('api/tool/class/Parser')).toContain('Since 1.4.0');
    expect(await page('api/tool/function/parse')).not.toContain('Since 1.4.0');
  });

  it('has a page of what breaks in the new major version, to which the menu and the pages of changes link', async () => {
    const text = (await page()).replace(/<[^>]*>/g, '');
    expect(text).toMatch(/Removed.*gone.*Write the number\..*Changed.*Parser.*Call parse instead.*size.*parse.*Pass a limit\./s);
    expect(text).toContain('- function parse(text: string): string\n+ function parse(text: string, limit: number): string');
    for (const file of ['api/tool', 'api/tool/changes', 'api/tool/changes/2.0.0'])
      expect(await page(file)).toContain('href="/api/tool/changes/upgrade-2"');
    expect(await page('api/tool/changes/1.4.0')).not.toMatch(/<article.*upgrade-2/s);
  });

  it('has pages of the releases with changes alone, in a row', async () => {
    const changes = await page('api/tool/changes');
    expect([...new Set(changes.match(/changes\/[\d.]+"/g))]).toEqual(['changes/2.0.0"', 'changes/1.4.0"']);
    expect(changes).toContain('<td>1.4.1</td>');
    await expect(page('api/tool/changes/1.4.1')).rejects.toThrow();
    expect(await page('api/tool/changes/1.4.0')).toMatch(/href="\/api\/tool\/changes\/2\.0\.0" rel="next"/);
    expect(await page('api/tool/changes/2.0.0')).toMatch(/href="\/api\/tool\/changes\/1\.4\.0" rel="prev"/);
  });

  it('resolves links and names of notes as in documents', async () => {
    const html = await page();
    expect(html).toContain('Read the <a href="/guide">guide</a>');
    expect(html).toContain('Pass a limit. See <a href="/api/tool/class/Parser">Parser</a>');
    expect(html).toMatch(/<a [^>]*href="\/api\/tool\/class\/Parser"[^>]*>(?:<[^>]*>)*Parser(?:<\/[^>]*>)*<\/a>(?:<[^>]*>)*\)/);
  });

  it('has the page as Markdown, with the notes', async () => {
    const text = await readFile(join(folder, 'build/api/tool/changes/upgrade-2.md'), 'utf8');
    expect(text.match(/^#+ .*/gm)).toEqual([
      ...['# Upgrade from 1 to 2', '## Removed', '### `gone`'],
      ...['## Changed', '### [`Parser`](/api/tool/class/Parser)', '### [`parse`](/api/tool/function/parse)'],
    ]);
    expect(text).toContain('Pass a limit.');
  });

  it('reads no release again and compares nothing again, after an edit and after another commit', async () => {
    const before = await storedResults();
    expect(before.map(([name]) => name.split('/').find((part) => part === 'release-snapshot' || part === 'upgrade'))).toEqual(
      expect.arrayContaining(['release-snapshot', 'upgrade']),
    );
    await write('docs/guide/index.md', '# Guide\n\nEdited.\n');
    await write('unrelated.txt', 'new');
    git('add', '-A');
    git('commit', '-qm', 'Another');
    expect(problemsOf(await build())).toEqual([]);
    expect(await storedResults()).toEqual(before);
  });
});

/** Files of the cache that are slow to make, with the times at which they were written. */
async function storedResults(): Promise<readonly (readonly [string, number])[]> {
  const files = await readdir(join(folder, 'cache'), { recursive: true });
  const kept = files.filter((file) => /(?:release-snapshot|upgrade)/.test(file)).toSorted();
  return Promise.all(kept.map(async (file) => [file, (await stat(join(folder, 'cache', file))).mtimeMs] as const));
}

describe('other forms of history', () => {
  it('are tarballs, installed packages and the folder of the package itself', { tags: ['full'] }, async () => {
    const old = {
      'package.json': JSON.stringify({ name: 'tool', version: '1.4.0', types: 'index.d.ts' }),
      'index.d.ts': 'export declare const gone: number;\n',
    };
    await write('releases/1.4.0.tgz', packTarball(old));
    for (const [file, text] of Object.entries(old)) await write(`node_modules/tool-1/${file}`, text.replace('1.4.0', '1.3.0'));
    await write('docs/upgrade/2.md', '## gone\n\nWrite the number.\n');
    expect(problemsOf(await build({ history: ['releases/1.4.0.tgz', 'node_modules/tool-1', '.'] }))).toEqual([]);
    expect((await page('api/tool/changes')).match(/(?<=<td>(?:<a [^>]*>)?)\d[\d.]+(?=<)/g)).toEqual(['2.0.0', '1.4.0']);
    expect(await page()).toContain('from 1.4.0 to 2.0.0');
    await write('docs/upgrade/2.md', notes);
  });

  it('are reported where the config names a ref that Git does not have', async () => {
    expect(problemsOf(await build({ history: [...refs, '.@v1.5.0'] }))).toEqual([
      expect.stringMatching(/^api\/ref gqldocs\.config\.mjs:17 Did you mean .*v1\.4\.0.*git fetch --tags/),
    ]);
  });

  it('are reported if there is no such file', async () => {
    expect(problemsOf(await build({ history: [...refs, 'nowhere'] }))).toEqual([expect.stringMatching(/^diff\/release .*Git ref/)]);
  });
});

describe('a note', () => {
  it('is reported if it is about a name that does not break', async () => {
    await write('docs/upgrade/2.md', notes.replace('## gone', '## goen'));
    const report = await build();
    expect(report.problems.map(({ code }) => code)).toEqual(['history/unknown-note']);
    expect(problemsOf(report)).toEqual([expect.stringMatching(/^history\/unknown-note docs\/upgrade\/2\.md:17 Did you mean `gone`\?/)]);
  });

  it('is reported if there are two about one name', async () => {
    await write('docs/upgrade/2.md', notes.replace('## gone', '## Parser, gone'));
    const report = await build();
    expect(report.problems.map(({ code }) => code)).toEqual(['history/duplicate-note']);
    expect(problemsOf(report)).toEqual([expect.stringMatching(/^history\/duplicate-note docs\/upgrade\/2\.md:17 /)]);
  });

  it('is reported if its file belongs to no upgrade', async () => {
    await write('docs/upgrade/2.md', notes);
    for (const [name, problem] of [
      ['1', /^history\/unknown-note docs\/upgrade\/1\.md:undefined Notes .* `2\.md`/],
      ['next', /^history\/unknown-note docs\/upgrade\/next\.md:undefined Name the file/],
    ] as const) {
      await write(`docs/upgrade/${name}.md`, 'Text.\n');
      expect(problemsOf(await build())).toEqual([expect.stringMatching(problem)]);
      await rm(join(folder, `docs/upgrade/${name}.md`));
    }
  });

  it('is reported with its place if a link in it is broken', async () => {
    await write('docs/upgrade/2.md', notes.replace('/api/tool/class/Parser', '/api/tool/class/Parsre'));
    expect(problemsOf(await build())).toEqual([expect.stringMatching(/^link\/broken docs\/upgrade\/2\.md:15 /)]);
  });

  it('may be missing, unless the config asks for it', async () => {
    await write('docs/upgrade/2.md', notes.slice(0, notes.indexOf('## gone')));
    expect(problemsOf(await build())).toEqual([]);
    const report = await build({ checks: { 'history/missing-note': 'error' } });
    expect(report.ok).toBe(false);
    expect(problemsOf(report)).toEqual([
      'history/missing-note docs/upgrade/2.md:undefined Describe what users have to do in docs/upgrade/2.md, under the heading `## gone`.',
    ]);
  });
});
