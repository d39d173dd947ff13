import { expect, test } from 'vitest';
import { isPlainRange } from '../../../../renderer/dev/server/isPlainRange.ts';

test.each(['bytes=0-', 'bytes=0-0', 'bytes=5-10', 'bytes=999999999999999-'])('%s is a plain range', (range) => {
  expect(isPlainRange(range)).toBe(true);
});

test.each(['', 'bytes=-5', 'bytes=5-2', 'bytes=0-1,4-5', 'bytes=0-99999999999999999999', 'items=0-1', 'bytes=a-b', 'bytes=0-1 '])(
  '%j is not a plain range',
  (range) => expect(isPlainRange(range)).toBe(false),
);
