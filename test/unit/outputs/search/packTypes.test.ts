import { describe, expect, it } from 'vitest';
import { unionSubtypes } from '../../../../renderer/outputs/search/packTypes.ts';

describe('unionSubtypes', () => {
  it('finds unions whose parts are all in another union, through nested unions', () => {
    const unions = new Map([
      ['Type', ['NamedType', 'List']],
      ['NamedType', ['Scalar', 'Enum', 'Input', 'Output']],
      ['InputType', ['Scalar', 'Enum', 'Input', 'List']],
      ['Leaf', ['Scalar', 'Enum']],
      ['Other', ['Scalar', 'Unknown']],
    ]);
    expect(unionSubtypes(unions)).toEqual([
      ['NamedType', 'Type'],
      ['InputType', 'Type'],
      ['Leaf', 'Type'],
      ['Leaf', 'NamedType'],
      ['Leaf', 'InputType'],
    ]);
  });

  it('excludes unions with the same parts, and the union itself', () => {
    expect(
      unionSubtypes(
        new Map([
          ['A', ['X', 'Y']],
          ['B', ['Y', 'X']],
          ['Loop', ['Loop', 'X']],
        ]),
      ),
    ).toEqual([
      ['Loop', 'A'],
      ['Loop', 'B'],
    ]);
  });
});
