import { describe, expect, it } from 'vitest';
import { formatManifest, isReleaseName, listReleases, parseManifest } from '../../../../renderer/commands/publish/releaseManifest.ts';

describe('the list of releases', () => {
  it('begins with the newest version, in whatever order releases were added', () => {
    expect(listReleases(['v1.9.0', 'v1.10.0', 'v2.0.0-rc.1', 'v1.2.0'])).toEqual(['v2.0.0-rc.1', 'v1.10.0', 'v1.9.0', 'v1.2.0']);
    expect(listReleases(['v2.0.0-rc.1', 'v2.0.0', 'v1.0.0'])[0]).toBe('v2.0.0');
  });

  it('puts names that are not versions last', () => {
    expect(listReleases(['next', 'v0.1.0', 'canary'])).toEqual(['v0.1.0', 'canary', 'next']);
  });

  it('contains each release once', () => {
    expect(listReleases(['v1.0.0', 'v1.0.0'])).toEqual(['v1.0.0']);
  });

  it('is parsed as it was written', () => {
    expect(parseManifest(formatManifest({ version: 1, latest: 'v2', releases: ['v2', 'v1'] }))).toEqual({ releases: ['v2', 'v1'] });
  });

  it('loses names that no release can have', () => {
    expect(parseManifest('{"version":1,"latest":"..","releases":["..","../../..","v1","latest","__proto__","a/b"]}')).toEqual({
      releases: ['v1'],
    });
  });

  it.each([...['', '{', 'null', '[]', '{"version":2,"latest":"v1","releases":["v1"]}', '{"version":1,"latest":"v1","releases":"v1"}']])(
    'is not %j',
    (text) => {
      expect(parseManifest(text)).toBeUndefined();
    },
  );
});

it.each(['v1.0.0', '2', '16.x', 'next', 'v2.1.0-rc.1+build', 'constructor', 'console', 'com', 'v1.null'])(
  '%j is a valid release name',
  (name) => {
    expect(isReleaseName(name)).toBe(true);
  },
);

it.each([
  '',
  '.',
  '..',
  '.hidden',
  'a/b',
  'a\\b',
  'a b',
  'latest',
  'versions',
  'index.html',
  'versions.json',
  '%2e',
  'LATEST',
  'Versions',
  'index',
  '404',
  'CON',
  'nul',
  'aux.v1',
  'Lpt1',
  'com9.x',
  'v1.',
  'v1..',
  'robots.txt',
  'CNAME',
  'sitemap.XML',
  'versions.json.new',
  '__proto__',
  `v${'1'.repeat(100)}`,
])('%j is not a valid release name', (name) => {
  expect(isReleaseName(name)).toBe(false);
});
