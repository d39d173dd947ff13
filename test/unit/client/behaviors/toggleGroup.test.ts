import { expect, test } from 'vitest';
import { durationOf } from '../../../../client/behaviors/toggleGroup.ts';

test('higher content slides longer, up to a limit', () => {
  expect([0, 100, 400, 900, 5000].map(durationOf)).toEqual([110, 190, 270, 350, 360]);
});
