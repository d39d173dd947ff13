import { describe, expect, it } from 'vitest';
import { mapPath, readTypesVersions, satisfies } from '../../../../renderer/api/entry/typesVersions.ts';

describe('satisfies', () => {
  it.each(['*', '>=4.1', '>=4.1.0-0', '>= 4', '6', '6.0', '^6.0.0', '~6.0.1', '<4 || >5', '>=3.1 <7', '<=6.0.3', ''])(
    '6.0.3 fits %j',
    (range) => {
      expect(satisfies('6.0.3', range)).toBe(true);
    },
  );

  it.each(['<5.0', '4', '6.1', '^5', '~5.9', '>6.0.3', '>=3.1 <4', 'next'])('6.0.3 does not fit %j', (range) => {
    expect(satisfies('6.0.3', range)).toBe(false);
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
