import { expect, test } from 'vitest';
import { createCommandLine } from '../../../cli/runCli.ts';
import { createTestIo } from './createTestIo.ts';

function helpTexts(): readonly (readonly [name: string, required: readonly string[], text: string])[] {
  const { io } = createTestIo();
  return createCommandLine({ io, exit: () => undefined }).commands.map((command) => {
    let text = '';
    command.configureOutput({ writeOut: (part) => (text += part), getOutHelpWidth: () => 120 });
    command.outputHelp();
    const required = command.options.flatMap((option) => (option.mandatory ? [option.flags] : []));
    return [command.name(), required, text] as const;
  });
}

test.each(helpTexts())('the help of %s has an example, and begins with its required options', (name, required, text) => {
  expect(text).toMatch(new RegExp(`\\nExamples:\\n  gqldocs ${name}\\b`));
  const options = text.slice(text.indexOf('\nOptions:\n')).split('\n').slice(2);
  expect(options.slice(0, required.length).map((line) => line.trim().split(/ {2,}/)[0])).toEqual(required);
  for (const flags of required) expect(text.split('\n')[0]).toContain(flags);
});

test('an option has one name in the help, and its former name still works', () => {
  const [, , text = ''] = helpTexts().find(([name]) => name === 'diff') ?? [];
  expect(text).toContain('--proof <folder>');
  expect(text).not.toContain('--witness');
});
