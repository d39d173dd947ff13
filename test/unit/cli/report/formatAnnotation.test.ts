import { expect, test } from 'vitest';
import { formatAnnotation } from '../../../../cli/report/formatAnnotation.ts';

test('writes an error with its place', () => {
  expect(
    formatAnnotation({
      code: 'link/broken',
      severity: 'error',
      message: '100% broken:\nreally',
      hint: 'Mend it.',
      place: { file: 'a,b:c.md', line: 3, column: 5 },
    }),
  ).toBe('::error file=a%2Cb%3Ac.md,line=3,col=5,title=link/broken::100%25 broken:%0Areally%0AMend it.');
});

test('writes a warning without a place', () => {
  expect(formatAnnotation({ code: 'api/comment', severity: 'warning', message: 'Odd.' })).toBe('::warning title=api/comment::Odd.');
});

test('escapes control characters, and does not end the workflow command', () => {
  expect(
    formatAnnotation({
      code: 'api/comment',
      severity: 'warning',
      message: '\u001b[31mRed\r::set-env name=a::b',
      place: { file: 'a\n\u001b]0;b', line: 1 },
    }),
  ).toBe('::warning file=a··]0;b,line=1,title=api/comment::·[31mRed·::set-env name=a::b');
});
