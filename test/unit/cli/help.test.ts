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

test.each(['build', 'publish', 'check', 'serve'])('the help of %s lists common options before those that few people need', (wanted) => {
  const [, , text = ''] = helpTexts().find(([name]) => name === wanted) ?? [];
  expect(text.indexOf('--config')).toBeGreaterThan(0);
  expect(text.indexOf('--config')).toBeLessThan(text.indexOf('--from'));
});

test('the help of a command puts options for few people into groups, after those that most people need', () => {
  const [, , text = ''] = helpTexts().find(([name]) => name === 'build') ?? [];
  const groups = [...text.matchAll(/^(\S[^\n]*ptions[^\n]*):$/gm)].map(([, title]) => title);
  expect(groups).toEqual([
    'Options',
    'Options for packages',
    'Options for the cache and for debugging',
    'Options for the output in the terminal',
  ]);
  expect(text.slice(text.indexOf('\nOptions:'), text.indexOf('\nOptions for packages:'))).toMatch(/--config.*--strict.*--help/s);
});

test.each(['build', 'check', 'publish'])('the help of %s says only what this command does', (wanted) => {
  const [, , text = ''] = helpTexts().find(([name]) => name === wanted) ?? [];
  expect(text.includes('npm registry')).toBe(wanted === 'build');
  expect(text.includes('--out-dir')).toBe(wanted === 'build');
  expect(/is not (?:written|added)/.test(text)).toBe(wanted !== 'check');
  expect(text.includes('--external')).toBe(wanted === 'check');
});

test('commands that need a config say so', () => {
  for (const wanted of ['build', 'test']) {
    const [, , text = ''] = helpTexts().find(([name]) => name === wanted) ?? [];
    expect(text).toMatch(new RegExp(`^  gqldocs ${wanted} \\. .*no config is needed$`, 'm'));
  }
});
