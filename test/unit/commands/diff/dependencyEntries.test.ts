import { describe, expect, it } from 'vitest';
import { dependencyEntries } from '../../../../renderer/commands/diff/dependencyEntries.ts';
import type { Release } from '../../../../renderer/release/take/readRelease.ts';

function release(ranges: Release['ranges'], target = 'import("dep")'): Release {
  const modules = [{ name: '', kind: 'entry', exports: [{ name: '*', target }] }] as const;
  return {
    snapshot: { package: { name: 'pkg', version: '1.0.0' }, types: [], usesDom: false, modules, declarations: [] },
    bases: [],
    ranges,
    isOpen: false,
  };
}

const verdicts = (old: Release, next: Release) => dependencyEntries({ old, new: next }).map(({ symbol, verdict }) => [symbol, verdict]);

describe('a dependency that a package re-exports', () => {
  it.each([
    ['^1.0.0', '^1.4.0', 'minor'],
    ['3.4.0', '3.5.0', 'minor'],
    ['^1.0.0', '^2.0.0', 'unknown'],
    ['^2.0.0', '^1.0.0', 'unknown'],
    ['^0.4.0', '^0.5.0', 'unknown'],
    ['workspace:^', '^1.0.0', 'unknown'],
  ])('in %s and then in %s is %s', (was, is, verdict) => {
    expect(verdicts(release({ dep: was }), release({ dep: is }))).toEqual([['dep', verdict]]);
  });

  it('is unknown if one release does not depend on it', () => {
    expect(verdicts(release({}), release({ dep: '^1.0.0' }))).toEqual([['dep', 'unknown']]);
  });

  it('counts neither with the same range, nor without ranges, nor where nothing is re-exported', () => {
    expect(verdicts(release({ dep: '^1.0.0' }), release({ dep: '^1.0.0' }))).toEqual([]);
    expect(verdicts(release(undefined), release({ dep: '^2.0.0' }))).toEqual([]);
    expect(verdicts(release({ dep: '^1.0.0' }, 'own'), release({ dep: '^2.0.0' }, 'own'))).toEqual([]);
    expect(verdicts(release({ fs: '1.0.0' }, 'import("fs")'), release({ fs: '2.0.0' }, 'import("fs")'))).toEqual([]);
  });
});
