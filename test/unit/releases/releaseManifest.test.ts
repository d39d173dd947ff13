import { describe, expect, it } from 'vitest';
import { addRelease, formatManifest, isReleaseName, parseManifest } from '../../../renderer/releases/releaseManifest.ts';

const namesAfter = (...names: readonly string[]) =>
  names.reduce<ReturnType<typeof addRelease> | undefined>((manifest, name) => addRelease(manifest, name), undefined);

describe('the list of releases', () => {
  it('begins with the newest version, in whatever order releases were added', () => {
    expect(namesAfter('v1.9.0', 'v1.10.0', 'v2.0.0-rc.1', 'v1.2.0')?.releases).toEqual(['v2.0.0-rc.1', 'v1.10.0', 'v1.9.0', 'v1.2.0']);
    expect(namesAfter('v2.0.0-rc.1', 'v2.0.0', 'v1.0.0')?.latest).toBe('v2.0.0');
  });

  it('puts names that are not versions last', () => {
    expect(namesAfter('next', 'v0.1.0', 'canary')?.releases).toEqual(['v0.1.0', 'canary', 'next']);
  });

  it('contains each release once', () => {
    expect(namesAfter('v1.0.0', 'v1.0.0')?.releases).toEqual(['v1.0.0']);
  });

  it('is parsed as it was written', () => {
    const manifest = addRelease(addRelease(undefined, 'v1.0.0'), 'v2.0.0');
    expect(parseManifest(formatManifest(manifest))).toEqual(manifest);
  });

  it.each([
    ...['', '{', 'null', '[]', '{"version":2,"latest":"v1","releases":["v1"]}', '{"version":1,"latest":"v1","releases":"v1"}'],
    ...['{"version":1,"latest":"../..","releases":["v1"]}', '{"version":1,"latest":"v1","releases":["v1","../../x"]}'],
  ])('is not %j', (text) => {
    expect(parseManifest(text)).toBeUndefined();
  });
});

it.each(['v1.0.0', '2', '16.x', 'next', 'v2.1.0-rc.1+build'])('%j is a valid release name', (name) => {
  expect(isReleaseName(name)).toBe(true);
});

it.each(['', '.', '..', '.hidden', 'a/b', 'a\\b', 'a b', 'latest', 'versions', 'index.html', 'versions.json', '%2e'])(
  '%j is not a valid release name',
  (name) => {
    expect(isReleaseName(name)).toBe(false);
  },
);
