import { expect, test } from 'vitest';
import { formatProblem } from '../../../../cli/report/formatProblem.ts';
import { createStyle } from '../../../../cli/report/style.ts';
import type { Problem } from '../../../../renderer/index.ts';

const problem: Problem = {
  code: 'route/duplicate',
  severity: 'error',
  message: 'Two pages want /a.',
  hint: 'Give one of them another slug.',
  place: { file: 'b.md', line: 2, column: 7 },
  related: [{ file: 'a.md', line: 1 }],
};

function format(changes: Partial<Problem>, source?: string, isTTY = false): string {
  return formatProblem({
    problem: { ...problem, ...changes },
    source,
    width: 80,
    style: createStyle({ env: {}, isTTY, color: true }),
  });
}

test('prints place, message, code and hint', () => {
  expect(format({}, '---\nslug: /a\n---\n')).toBe(
    [
      'b.md:2:7  error  Two pages want /a.  (route/duplicate)',
      '    1 | ---',
      '  > 2 | slug: /a',
      '      |       ^',
      '    3 | ---',
      '  see a.md:1',
      '  hint Give one of them another slug.',
    ].join('\n'),
  );
});

test('omits unknown parts', () => {
  const bare = { place: undefined, hint: undefined, related: undefined };
  expect(format({ ...bare, severity: 'warning' })).toBe('warning  Two pages want /a.  (route/duplicate)');
});

test('prints a hint of several lines, so that one can be copied', () => {
  const text = format({ place: undefined, related: undefined, hint: "Add this:\n'/a': '/b'," });
  expect(text.split('\n').slice(1)).toEqual(['  hint Add this:', "       '/a': '/b',"]);
});

test('never lets a source speak to the terminal', () => {
  const text = format({ message: 'No \x1b]0;title\x07 here', hint: '\x1b[2J', place: { file: 'a\x1b[31m.md' } });
  expect(text).toBe('a·[31m.md  error  No ·]0;title· here  (route/duplicate)\n  see a.md:1\n  hint ·[2J');
});

test('uses colors on a terminal', () => {
  expect(format({ hint: undefined, related: undefined }, undefined, true)).toBe(
    '\x1b[1mb.md:2:7\x1b[22m  \x1b[31merror\x1b[39m  Two pages want /a.  \x1b[2m(route/duplicate)\x1b[22m',
  );
});
