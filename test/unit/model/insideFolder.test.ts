import { describe, expect, it } from 'vitest';
import { insideFolder, requireInside } from '../../../renderer/model/insideFolder.ts';

const folder = '/srv/site';

describe('a path below a folder', () => {
  it.each([
    ['a', '/srv/site/a'],
    ['a/b.md', '/srv/site/a/b.md'],
    ['a/../b', '/srv/site/b'],
    ['..a/...', '/srv/site/..a/...'],
    ['/etc/passwd', '/srv/site/etc/passwd'],
  ])('is found for %s', (path, expected) => {
    expect(insideFolder(folder, path)).toBe(expected);
    expect(requireInside(folder, path)).toBe(expected);
  });

  it.each(['', '.', '..', './', 'a/..', '../site', '../site2/a', '../../etc/passwd', 'a/../../b', 'a\0b'])(
    'does not exist for %j',
    (path) => {
      expect(insideFolder(folder, path)).toBeUndefined();
      expect(() => requireInside(folder, path)).toThrow('leaves its folder');
    },
  );
});
