import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readCommandLines } from '../unit/docs/readCommandLines.ts';
import { readDocsSamples } from '../unit/docs/readSamples.ts';
import { repository } from './graphqlSite.ts';

const inReadme = ({ place }: { readonly place: string }): boolean => place.startsWith('README.md');
const shown = readDocsSamples().filter((sample) => inReadme(sample) && sample.language === 'text');
const commands = readCommandLines().filter((command) => inReadme(command) && command.line.startsWith('node ../../'));

/** Options that leave the clone as it is. */
const kept = new Map([
  ['check', ['--no-cache']],
  ['test', ['--no-cache']],
]);

it('the README shows three commands for the outdated package, and what each prints', () => {
  expect(commands.map(({ args = [] }) => args[0])).toEqual(['check', 'test', 'diff']);
  expect(shown.length).toBe(commands.length);
});

it.each(commands)('$line prints what the README shows', async ({ line, args = [] }) => {
  const [name = ''] = args;
  const written = args.includes('--proof') ? args.slice(0, args.indexOf('--proof')) : args;
  const { code, text } = await run([...written, ...(kept.get(name) ?? [])]);
  expect(text).toContain(shown[commands.findIndex((command) => command.line === line)]?.code.trim());
  expect(code).toBe(name === 'diff' ? 0 : 1);
});

function run(args: readonly string[]): Promise<{ readonly code: number; readonly text: string }> {
  const cwd = join(repository, 'examples/tiny-queue');
  return new Promise((done) => {
    execFile(process.execPath, [join(repository, 'bin/gqldocs.js'), ...args], { cwd }, (error, stdout, stderr) => {
      done({ code: error === null ? 0 : Number(error.code), text: stdout + stderr });
    });
  });
}
