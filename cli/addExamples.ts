import type { Command } from 'commander';

const firstExamples = new WeakMap<Command, string>();

/** Adds examples to the help of a command: each with its effect, in columns. */
export function addExamples(command: Command, examples: readonly (readonly [line: string, effect: string])[]): Command {
  const width = Math.max(...examples.map(([line]) => line.length));
  const rows = examples.map(([line, effect]) => `  ${line.padEnd(width)}   ${effect}`);
  const [first] = examples;
  if (first !== undefined) firstExamples.set(command, first[0]);
  return command.addHelpText('after', `\nExamples:\n${rows.join('\n')}`);
}

/** What follows a usage error of a command: how to call it if it needs something, and where its options are listed. */
export function usageHint(command: Command): string {
  const needsSome = command.options.some(({ mandatory }) => mandatory) || command.registeredArguments.some(({ required }) => required);
  const example = needsSome ? firstExamples.get(command) : undefined;
  return `${example === undefined ? '' : `Example: ${example}\n`}Run \`gqldocs ${command.name()} --help\` to list its options.`;
}
