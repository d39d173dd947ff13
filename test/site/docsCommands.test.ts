// @module-tag full
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from '../../cli/runCli.ts';
import { packTarball } from '../registry/packTarball.ts';
import { createTestIo } from '../unit/cli/createTestIo.ts';
import { readCommandLines } from '../unit/docs/readCommandLines.ts';
import { loadApi } from './SiteTest.ts';

/** Command lines that do not run here, with the reason. */
const exceptions: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/^npm (?:ci|install|pack)\b/, 'npm needs the network'],
  [/ npm:/, 'needs a registry; registry.test.ts runs this form with a registry of its own'],
  [/ --external$/, 'needs the network'],
  [/^curl /, 'needs the network'],
  [/^(?:git clone |cd )/, 'needs a clone of this repository next to a package'],
  [/ --against objects\.json$/, 'needs the file of the line before; addresses.test.ts runs this form'],
  [/\$GITHUB_REF_NAME/, 'needs the tag of a CI run'],
  [/ --against "?origin\//, 'needs the base branch of a pull request; report.test.ts runs this form with a tag'],
  [/^gh /, 'needs GitHub'],
  [/^(?:npm (?:ls|audit)|du|git worktree)(?: |$)/, 'runs no command of gqldocs'],
  [/ import (?:website|book|docs|\.)(?: |$)/, 'needs a site of another tool; importSite.test.ts runs this form'],
  [/ publish .*--ref /, 'needs a site in a repository with tags; publish.test.ts runs this form'],
  [/^node \.\.\/\.\.\/bin/, 'needs examples/tiny-queue; outdatedPackage.test.ts runs these'],
  [/ --accepted /, 'needs the file that the page shows before; diff.test.ts runs this form'],
];

const source = `/**
 * Greets a person.
 * @example
 * greet('Ada'); // => 'Hello, Ada'
 */
export function greet(name: string): string {
  return \`Hello, \${name}\`;
}
`;
const tsconfig = JSON.stringify({ compilerOptions: { strict: true, module: 'nodenext', target: 'es2022' } });
const library = (version: string) => ({
  'package.json': JSON.stringify({ name: 'my-library', version, type: 'module', exports: './src/index.ts' }),
  'tsconfig.json': tsconfig,
  'src/index.ts': `${source}/** The version. */\nexport const version = '${version}' as string;\n`,
});

let root = '';

/** The projects: a package with releases, the same after `gqldocs init`, and a workspace. */
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'gqldocs-commands-'));
  for (const version of ['1.4.0', '1.9.4', '2.3.0']) {
    await write('library', library(version));
    if (version === '1.4.0') git('init', '-q');
    git('add', '-A');
    git('commit', '-qm', version);
    git('tag', `v${version}`);
  }
  await writeFile(join(root, 'library/my-library-1.3.0.tgz'), packTarball(library('1.3.0')));
  await write('site', library('2.3.0'));
  const core = Object.entries({
    ...library('1.0.0'),
    'package.json': library('1.0.0')['package.json'].replace('my-library', '@acme/core'),
  });
  await write('workspace', {
    'package.json': JSON.stringify({ name: 'acme', private: true, workspaces: ['packages/*'] }),
    ...Object.fromEntries(core.map(([file, text]) => [`packages/core/${file}`, text])),
  });
  expect((await run('site', ['init'])).code).toBe(0);
  // Files that a project commits, and that later commands compare with.
  expect((await run('site', ['report'])).code).toBe(0);
  expect((await run('site', ['check', '--update-coverage'])).code).toBe(0);
});
afterAll(() => rm(root, { recursive: true, force: true }));

function git(...args: readonly string[]): void {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...identity, ...args], { cwd: join(root, 'library') });
}

async function write(project: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    const path = join(root, project, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}

/** Runs a command in this process. A server is interrupted when it has announced its address. */
async function run(project: string, args: readonly string[]) {
  const api = await loadApi();
  const interrupt = new AbortController();
  const { io, stdout, stderr } = createTestIo({
    ...{ cwd: join(root, project), renderer: api, signal: interrupt.signal },
    loadBuild: async () => api,
  });
  const watched = {
    write: (text: string) => {
      if (args[0] === 'serve' && text.includes('http://')) setImmediate(() => interrupt.abort());
      return io.stderr.write(text);
    },
  };
  const code = await runCli(args, { ...io, stderr: watched });
  return { code, output: `${stdout()}${stderr()}` };
}

function projectOf(line: string): string {
  if (/packages\/|@acme\//.test(line)) return 'workspace';
  return / \.(?:@| |$)|\.tgz| snapshot v/.test(line) ? 'library' : 'site';
}

const all = readCommandLines();
const runnable = all.filter(({ line }) => !exceptions.some(([pattern]) => pattern.test(line)));
const distinct = [...new Map(runnable.map((command) => [command.line, command])).values()];

describe('a command line of the documentation runs:', () => {
  it.each(distinct.filter(({ args }) => args !== undefined))('$place: $line', async ({ line, args = [] }) => {
    const { code, output } = await run(projectOf(line), args);
    expect(code, output).toBe(0);
  });

  it.each(distinct.filter(({ args }) => args === undefined))('$place: $line is a script that runs one of them', async ({ line }) => {
    const { scripts } = JSON.parse(await readFile(join(root, 'site/package.json'), 'utf8'));
    const [, script = ''] = /^npm run (?:--silent )?(\S+)(?: -- .+)?$/.exec(line) ?? [];
    expect(distinct.map((other) => other.line.replace(/^.*npx /, ''))).toContain(scripts[script]);
  });
});

it('every exception is needed', () => {
  expect(exceptions.filter(([pattern]) => !all.some(({ line }) => pattern.test(line)))).toEqual([]);
});
