import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { createCommandLine } from '../../../cli/runCli.ts';
import { createTestIo } from '../cli/createTestIo.ts';
import { readCommandLines } from './readCommandLines.ts';

/** Programs whose commands the documentation shows; their options are not ours to check. */
const others = /^(?:npm (?:audit|ci|install|ls|pack|run|test)|git |gh |curl |cd |du )/;

const lines = readCommandLines();
const ours = lines.flatMap(({ place, line, args }) => (args === undefined ? [] : [{ place, line, args }]));

describe('the command lines of the documentation', () => {
  it('run gqldocs or known programs', () => {
    expect(lines.filter(({ line, args }) => args === undefined && !others.test(line))).toEqual([]);
    expect(ours.length).toBeGreaterThan(20);
  });

  // `test/site/docsCommands.test.ts` runs them.
  it.each(ours)('$place: $line', ({ args }) => {
    const { io, stderr } = createTestIo();
    const program = createCommandLine({ io, exit: () => undefined });
    let ran: string | undefined;
    for (const command of program.commands) {
      command.exitOverride();
      command.action((...parameters: readonly unknown[]) => {
        ran = (parameters.at(-1) as Command).name();
      });
    }
    expect(() => program.parse(args, { from: 'user' }), stderr()).not.toThrow();
    expect(ran).toBe(args[0]);
  });
});
