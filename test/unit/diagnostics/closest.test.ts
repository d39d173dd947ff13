import { describe, expect, it, test } from 'vitest';
import { closest, editDistance } from '../../../renderer/diagnostics/closest.ts';
import { createRandom } from '../../oracles/createRandom.ts';

describe('closest', () => {
  test('finds a name with an extra, missing, wrong or swapped letter', () => {
    const names = ['document', 'sidebar', 'versions'];
    expect(closest('documennt', names)).toBe('document');
    expect(closest('documnt', names)).toBe('document');
    expect(closest('dokument', names)).toBe('document');
    expect(closest('dcoument', names)).toBe('document');
  });

  test('ignores differences in case or separators', () => {
    expect(closest('COLORMODE', ['colorMode', 'colorModes'])).toBe('colorMode');
    expect(closest('sidebar label', ['sidebar_label', 'sidebar'])).toBe('sidebar_label');
  });

  test('finds the nearest URL', () => {
    const hrefs = ['/docs/tutorials/object-types', '/docs/tutorials/basic-types', '/api/graphql-js'];
    expect(closest('/docs/tutorials/basic-type', hrefs)).toBe('/docs/tutorials/basic-types');
  });

  test('returns nothing if no candidate is near', () => {
    expect(closest('navbar', ['footer', 'documents'])).toBeUndefined();
    expect(closest('x', [])).toBeUndefined();
  });

  test('never suggests the name itself', () => {
    expect(closest('title', ['title'])).toBeUndefined();
  });

  test('does not depend on the order of the candidates', () => {
    expect(closest('cat', ['bat', 'hat'])).toBe('bat');
    expect(closest('cat', ['hat', 'bat'])).toBe('bat');
  });

  test('prefers a candidate with the same first letter', () => {
    expect(closest('tss', ['css', 'ts'])).toBe('ts');
    expect(closest('tss', ['ts', 'css'])).toBe('ts');
  });

  test('allows more typos in longer names, also unknown letters', () => {
    expect(closest('abcdefghij', ['abcdefwxyz'])).toBe('abcdefwxyz');
    expect(closest('abcdefghij', ['abcdevwxyz'])).toBeUndefined();
    expect(closest('abcdefghij', ['abcdef'])).toBe('abcdef');
  });

  test('prefers the same case', () => {
    expect(closest('aera', ['Area', 'area'])).toBe('area');
    expect(closest('Aera', ['Area', 'area'])).toBe('Area');
  });
});

describe('editDistance', () => {
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
});
