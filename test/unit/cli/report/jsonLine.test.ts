import { expect, it } from 'vitest';
import { jsonLine } from '../../../../cli/report/jsonLine.ts';

it('escapes control characters in a single line, and loses nothing', () => {
  const value = { message: 'a\u001b[31m\u009b31m\u202e\u2028\u{e0001}\n"', pages: 1 };
  const line = jsonLine(value);
  expect(line).toBe('{"message":"a\\u001b[31m\\u009b31m\\u202e\\u2028\\udb40\\udc01\\n\\"","pages":1}\n');
  expect(JSON.parse(line)).toEqual(value);
});
