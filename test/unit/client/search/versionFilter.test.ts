import { describe, expect, it } from 'vitest';
import { versionIn, withVersion } from '../../../../client/search/versionFilter.ts';

describe('the version in a query', () => {
  it.each([
    ['version:16 parse', '16'],
    ['parse Version:V16.2', '16.2'],
    ['parse', ''],
    ['conversion:16', ''],
  ])('of %s is "%s"', (query, version) => {
    expect(versionIn(query)).toBe(version);
  });

  it.each([
    ['parse', '16', 'version:16 parse'],
    ['version:16 parse', '17', 'version:17 parse'],
    ['parse version:16 kind:function', '', 'parse kind:function'],
    ['', '16', 'version:16 '],
  ])('of %s changes to "%s"', (query, version, changed) => {
    expect(withVersion(query, version)).toBe(changed);
  });
});
