import { expect, test } from 'vitest';
import { compareOutput, type Printed } from '../../samples/compareOutput.ts';

const printed = (stdout: string): Printed => ({ stdout, stderr: '', exitCode: 0 });

test('accepts the text that the page shows', () => {
  expect(compareOutput({ format: 'text', text: 'Hello\nworld' }, printed('Hello\nworld\n'))).toBeUndefined();
});

test('rejects a text that differs in one letter, and shows both', () => {
  expect(compareOutput({ format: 'text', text: 'Hello' }, printed('Hallo\n'))).toBe('The page shows:\nHello\nIt printed:\nHallo');
});

test('accepts JSON that differs in white space only', () => {
  expect(compareOutput({ format: 'json', text: '{ "a": [1, 2] }' }, printed('{"a":[1,2]}\n'))).toBeUndefined();
});

test.each([
  ['another value', '{"a":2}'],
  ['another key', '{"b":1}'],
  ['one key more', '{"a":1,"b":1}'],
  ['no JSON', 'oops'],
])('rejects JSON with %s', (_, stdout) => {
  expect(compareOutput({ format: 'json', text: '{ "a": 1 }' }, printed(stdout))).toBe(
    `The page shows:\n{ "a": 1 }\nIt printed:\n${stdout}`,
  );
});

test('rejects JSON whose keys are in another order', () => {
  expect(compareOutput({ format: 'json', text: '{"a":1,"b":2}' }, printed('{"b":2,"a":1}'))).toContain('It printed:\n{"b":2,"a":1}');
});

test('rejects output that the page does not show', () => {
  expect(compareOutput(undefined, printed('surprise\n'))).toBe("It printed what the page doesn't show:\nsurprise");
});

test('accepts no output if the page shows none', () => {
  expect(compareOutput(undefined, printed(''))).toBeUndefined();
});

test('rejects a failed run even if its output is right', () => {
  expect(compareOutput({ format: 'text', text: 'Hello' }, { stdout: 'Hello\n', stderr: 'Error: no', exitCode: 1 })).toBe(
    'It ended with exit code 1:\nError: no',
  );
});

test('rejects anything on stderr', () => {
  expect(compareOutput({ format: 'text', text: 'Hello' }, { stdout: 'Hello\n', stderr: 'warning', exitCode: 0 })).toBe(
    'It wrote to stderr:\nwarning',
  );
});
