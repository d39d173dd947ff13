import { expect, test } from 'vitest';
import { formatCount } from '../../../../cli/report/formatCount.ts';
import { formatDuration } from '../../../../cli/report/formatDuration.ts';
import { formatSize } from '../../../../cli/report/formatSize.ts';

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
