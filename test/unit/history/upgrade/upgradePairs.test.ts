import { describe, expect, it } from 'vitest';
import { majorOf, upgradePairs } from '../../../../renderer/history/upgrade/upgradePairs.ts';

const releases = ['14.7.0', '15.0.0', '15.8.0', '16.9.0', '16.10.0', '17.0.0-rc.1', '17.0.0', '17.1.0'].map((version) => ({ version }));
const pairs = (noted: readonly number[], of = releases): readonly string[] =>
  upgradePairs(of, new Set(noted)).map(({ from, to }) => `${from.version} ${to.version}`);

describe('upgradePairs', () => {
  it('pairs the last releases of the newest major version and the one before', () => {
    expect(pairs([])).toEqual(['16.10.0 17.1.0']);
    expect(pairs([], releases.toReversed())).toEqual(['16.10.0 17.1.0']);
  });

  it('adds the major versions that have notes, the newest first', () => {
    expect(pairs([15, 17])).toEqual(['16.10.0 17.1.0', '14.7.0 15.8.0']);
  });

  it('has nothing to pair in a single major version', () => {
    expect(pairs([1], [{ version: '1.0.0' }, { version: '1.4.0' }])).toEqual([]);
    expect(pairs([], [])).toEqual([]);
  });

  it('pairs a version with the known major version before it', () => {
    expect(pairs([], [{ version: '2.4.0' }, { version: '5.0.0' }])).toEqual(['2.4.0 5.0.0']);
  });
});

it('reads the major version', () => {
  expect(['17.1.0', 'v3.0.0-beta.2', '0.41.0', ''].map(majorOf)).toEqual([17, 3, 0, 0]);
});
