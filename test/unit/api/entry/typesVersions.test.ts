import { describe, expect, it } from 'vitest';
import { mapPath, readTypesVersions } from '../../../../renderer/api/entry/typesVersions.ts';

describe('readTypesVersions', () => {
  it.each(['*', '>=4.1', '>=4.1.0-0', '>= 4', '6', '6.0', '^6.0.0', '~6.0.1', '<4 || >5', '>=3.1 <7', '<=6.0.3', ''])(
    'of 6.0.3 takes %j',
    (range) => {
      expect(readTypesVersions({ [range]: { a: ['b'] } }, '6.0.3')).toEqual(new Map([['a', ['b']]]));
    },
  );

  it.each(['<5.0', '4', '6.1', '^5', '~5.9', '>6.0.3', '>=3.1 <4', 'next'])('of 6.0.3 does not take %j', (range) => {
    expect(readTypesVersions({ [range]: { a: ['b'] } }, '6.0.3')).toEqual(new Map());
  });

  it('counts a nightly compiler as its next version', () => {
    expect(readTypesVersions({ '<5.9': { a: ['b'] }, '>=6.0': { a: ['c'] } }, '6.0.0-dev.20260101')).toEqual(new Map([['a', ['c']]]));
  });
});

describe('mapPath', () => {
  it('prefers an exact name to the longest pattern', () => {
    const versions = readTypesVersions({ '*': { '*': ['types/*'], 'lib/*': ['types/lib/*', 'lib/*'], 'lib/a': ['a.d.ts'], odd: 1 } });
    expect(mapPath('./lib/a', versions)).toEqual(['a.d.ts']);
    expect(mapPath('lib/b.d.ts', versions)).toEqual(['types/lib/b.d.ts', 'lib/b.d.ts']);
    expect(mapPath('index', versions)).toEqual(['types/index']);
    expect(mapPath('odd', versions)).toEqual([]);
  });

  it('ignores a value that is not a map of versions', () => {
    expect(readTypesVersions('4')).toEqual(new Map());
    expect(mapPath('index', new Map())).toEqual([]);
  });
});
