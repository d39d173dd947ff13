import { describe, expect, it } from 'vitest';
import { insideFolder, requireInside } from '../../../renderer/model/insideFolder.ts';

const folder = '/work/site';

describe('a path below a folder', () => {
  it.each([
    ['a', '/work/site/a'],
    ['a/b.md', '/work/site/a/b.md'],
    ['a/../b', '/work/site/b'],
    ['..a/...', '/work/site/..a/...'],
    ['/etc/passwd', '/work/site/etc/passwd'],
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
