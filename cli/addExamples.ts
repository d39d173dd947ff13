import type { Command } from 'commander';

/** Adds examples to the help of a command: each with its effect, in columns. */
export function addExamples(command: Command, examples: readonly (readonly [line: string, effect: string])[]): Command {
  const width = Math.max(...examples.map(([line]) => line.length));
  const rows = examples.map(([line, effect]) => `  ${line.padEnd(width)}   ${effect}`);
  return command.addHelpText('after', `\nExamples:\n${rows.join('\n')}`);
}
