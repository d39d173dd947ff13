import { expect, test } from 'vitest';
import { formatCount, formatCoverage, formatDuration, formatRemaining, formatSize } from '../../../../cli/report/formatNumbers.ts';

test.each([
  [0.2, '0 ms'],
  [999.4, '999 ms'],
  [999.6, '1.0 s'],
  [6123, '6.1 s'],
  [59_960, '1 min 0 s'],
  [125_000, '2 min 5 s'],
])('%d milliseconds are %s', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text);
});

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1.0 kB'],
  [123_456, '123 kB'],
  [999_999, '1.0 MB'],
  [12_345_678, '12.3 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});

test.each([
  [1, '1 page'],
  [0, '0 pages'],
  [1234567, '1,234,567 pages'],
])('%d is %s', (count, text) => {
  expect(formatCount(count, 'page')).toBe(text);
});

test.each([
  [undefined, ''],
  [200, ', 1 s left'],
  [11_001, ', 12 s left'],
  [59_500, ', 1 min 0 s left'],
  [125_000, ', 2 min 5 s left'],
])('%j ms are %j', (milliseconds, text) => {
  expect(formatRemaining(milliseconds)).toBe(text);
});

test.each([
  [{ described: 0, total: 0 }, '100 % (0 of 0)'],
  [{ described: 5, total: 6 }, '83.3 % (5 of 6)'],
  [{ described: 1999, total: 2000 }, '99.9 % (1999 of 2000)'],
  [{ described: 2000, total: 2000 }, '100 % (2000 of 2000)'],
])('only complete documentation has 100 percent: %o', (count, text) => {
  expect(formatCoverage(count)).toBe(text);
});
