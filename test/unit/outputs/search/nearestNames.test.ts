import { describe, expect, it } from 'vitest';
import { createNameTable } from '../../../../client/search/engine/NameTable.ts';
import { createNearest } from '../../../../client/search/engine/nearestNames.ts';
import { packNames } from '../../../../renderer/outputs/search/packNames.ts';
import { symbolPage } from './namesIndex.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const table = createNameTable(packNames(letters.map((name) => symbolPage('function', name))));
const match = (index: number) => ({ table, index, quality: 0 });

describe('createNearest', () => {
  it('returns the nearest names, each once with its nearest signature, and equal ones by name', () => {
    const nearest = createNearest(3, 10);
    for (const [index, distance] of [
      [5, 2],
      [1, 3],
      [5, 1],
      [4, 3],
      [0, 9],
      [2, 3],
      [5, 4],
    ] as const)
      nearest.add(match(index), distance);
    expect(nearest.list().map(({ index }) => letters[index])).toEqual(['f', 'b', 'c']);
  });

  it('lowers its limit to the distance of the last name', () => {
    const nearest = createNearest(2, 10);
    expect(nearest.limit()).toBe(10);
    for (const index of letters.keys()) nearest.add(match(index), 1 + (index % 7));
    expect(nearest.limit()).toBe(1);
    expect(nearest.list().map(({ index }) => letters[index])).toEqual(['a', 'h']);
  });
});
