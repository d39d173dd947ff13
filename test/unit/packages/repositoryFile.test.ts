import { describe, expect, it } from 'vitest';
import { repositoryFile } from '../../../renderer/packages/repositoryFile.ts';

describe('repositoryFile', () => {
  it.each([
    ['https://github.com/a/b', 'docs/x y.md', 'link', 'https://github.com/a/b/blob/HEAD/docs/x%20y.md'],
    ['https://github.com/a/b', './img//a.png', 'image', 'https://raw.githubusercontent.com/a/b/HEAD/img/a.png'],
    ['https://gitlab.com/a/sub/b', 'x.md', 'link', 'https://gitlab.com/a/sub/b/-/blob/HEAD/x.md'],
    ['https://gitlab.com/a/b', 'a.png', 'image', 'https://gitlab.com/a/b/-/raw/HEAD/a.png'],
    ['https://bitbucket.org/a/b', 'packages/a/../b/x.md', 'link', 'https://bitbucket.org/a/b/src/HEAD/packages/b/x.md'],
    ['https://github.com/a/b', 'packages/a/../..', 'link', 'https://github.com/a/b'],
  ] as const)('of %s resolves %s to its URL (%s)', (repository, path, kind, address) => {
    expect(repositoryFile({ repository, path, kind })).toBe(address);
  });

  it.each([
    ['https://code.example/a/b', 'x.md', 'link'],
    ['https://github.com/a', 'x.md', 'link'],
    ['https://github.com/a/b', '../x.md', 'link'],
    ['https://github.com/a/b', '.', 'image'],
  ] as const)('returns nothing for %s and %s (%s)', (repository, path, kind) => {
    expect(repositoryFile({ repository, path, kind })).toBeUndefined();
  });
});
