import { describe, expect, it } from 'vitest';

import { editDistance } from '../../../renderer/diagnostics/editDistance.ts';
import { createRandom } from '../../oracles/createRandom.ts';

const all = Number.POSITIVE_INFINITY;

/** By its definition, without limits: the table as a recursive function. */
function plainDistance(a: string, b: string): number {
  const known = new Map<string, number>();
  const distance = (row: number, column: number): number => {
    if (row === 0 || column === 0) return Math.max(row, column);
    const key = `${row} ${column}`;
    const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
    const value =
      known.get(key) ??
      Math.min(
        distance(row - 1, column) + 1,
        distance(row, column - 1) + 1,
        distance(row - 1, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1),
        isSwap ? distance(row - 2, column - 2) + 1 : all,
      );
    known.set(key, value);
    return value;
  };
  return distance(a.length, b.length);
}

describe('the distance between two texts', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
    ['dcoument', 'document', 1],
    ['ab'.repeat(200), `${'ab'.repeat(199)}ba`, 1],
  ])('%s, %s', (a, b, distance) => expect(editDistance(a, b, all)).toBe(distance));

  it('equals its definition for random texts and limits', () => {
    const random = createRandom(7);
    const text = (): string => Array.from({ length: random.below(9) }, () => 'abc'[random.below(3)]).join('');
    for (let round = 0; round < 2000; round++) {
      const [a, b, limit] = [text(), text(), random.below(6)];
      expect([a, b, limit, Math.min(editDistance(a, b, limit), limit + 1)]).toEqual([
        a,
        b,
        limit,
        Math.min(plainDistance(a, b), limit + 1),
      ]);
    }
  });
});
