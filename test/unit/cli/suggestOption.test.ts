import { expect, it } from 'vitest';
import { createCommandLine, runCli } from '../../../cli/runCli.ts';
import { createTestIo } from './createTestIo.ts';

async function errorOf(...argv: readonly string[]): Promise<string> {
  const { io, stderr } = createTestIo();
  expect(await runCli(argv, io)).toBe(2);
  return stderr();
}

const options = createCommandLine({ io: createTestIo().io, exit: () => undefined }).commands.flatMap((command) =>
  command.options.flatMap(({ long, hidden }) => (long === undefined || hidden ? [] : [[command.name(), long] as const])),
);

it.each(options)('%s suggests %s for a letter too many', async (command, option) => {
  expect(await errorOf(command, `${option}${option.at(-1)}`, 'x', 'y')).toContain(`\nDid you mean ${option}?\n`);
});

it.each([
  ['build --outt', 'Did you mean --out-dir?'],
  ['build --out=site', 'Did you mean --out-dir?'],
  ['check --output site', 'Did you mean --out-dir?'],
  ['build --base /x/', 'Did you mean --base-url?'],
  ['build --Strict', 'Did you mean --strict?'],
  ['publish --int site --as v1', 'Did you mean --into?'],
  ['build --external', '--external is an option of `gqldocs check`.'],
  ['--strict', '--strict is an option of `gqldocs build`, `gqldocs check`, `gqldocs publish`.'],
])('gqldocs %s: %s', async (line, sentence) => {
  expect(await errorOf(...line.split(' '))).toContain(`\n${sentence}\n`);
});

it('suggests nothing for an option that no command has, or another error', async () => {
  expect(await errorOf('build', '--qqqqqqq')).toBe("error: unknown option '--qqqqqqq'\nRun `gqldocs build --help` to list its options.\n");
  expect(await errorOf('build', '--quiet', '--verbose')).not.toContain('Did you mean');
  expect(await errorOf('build', '-z', '--outdir', 'x')).not.toContain('Did you mean');
  expect(await errorOf('build', '--color')).not.toContain('--no-color');
});
