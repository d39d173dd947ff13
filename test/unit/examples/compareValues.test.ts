import { expect, it } from 'vitest';
import { compareValues } from '../../../renderer/examples/compareValues.ts';

class Point {
  readonly x = 1;
  readonly y = { z: [1, 2] };
}

const bare: object = Object.assign(Object.create(null), { x: 1 });

it.each([
  [1, 1],
  [0, -0],
  [Number.NaN, Number.NaN],
  ['a', 'a'],
  [null, null],
  [
    [1, [2]],
    [1, [2]],
  ],
  [new Point(), { x: 1, y: { z: [1, 2] } }],
  [bare, { x: 1 }],
  [[bare], [{ x: 1 }]],
  [{ x: 1, y: undefined }, { x: 1 }],
  [{ x: 1 }, { x: 1, y: undefined }],
  [new Map([['a', 1]]), new Map([['a', 1]])],
  [new Date(5), new Date(5)],
  [Point, Point],
])('%j is like %j', (actual, expected) => expect(compareValues(actual, expected)).toBe(true));

it.each([
  [1, '1'],
  [1, 2],
  [undefined, null],
  [[1, 2], [1]],
  [[1], { 0: 1 }],
  [{ 0: 1 }, [1]],
  [{ x: 1, y: 2 }, { x: 1 }],
  [{ x: 1 }, { x: 1, y: 2 }],
  [new Map([['a', 1]]), new Map([['a', 2]])],
  [null, {}],
  ['', {}],
  [() => 1, () => 1],
])('%j is not like %j', (actual, expected) => expect(compareValues(actual, expected)).toBe(false));
