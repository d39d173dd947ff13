import { expect, test } from 'vitest';
import { formatRemaining } from '../../../../cli/report/formatRemaining.ts';

test.each([
  [undefined, ''],
  [200, ', 1 s left'],
  [11_001, ', 12 s left'],
  [59_500, ', 1 min 0 s left'],
  [125_000, ', 2 min 5 s left'],
])('%j ms are %j', (milliseconds, text) => {
  expect(formatRemaining(milliseconds)).toBe(text);
});
