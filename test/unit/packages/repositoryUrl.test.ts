import { describe, expect, it } from 'vitest';
import { repositoryUrl } from '../../../renderer/packages/repositoryUrl.ts';

describe('repositoryUrl', () => {
  it.each([
    ['example/name', 'https://github.com/example/name'],
    ['gitlab:example/name', 'https://gitlab.com/example/name'],
    ['git+https://github.com/example/name.git', 'https://github.com/example/name'],
    ['git@github.com:example/name.git', 'https://github.com/example/name'],
    ['https://me:token@github.com/example/name.git', 'https://github.com/example/name'],
    ['git+ssh://git@github.com/example/name.git', 'https://github.com/example/name'],
    ['git://github.com/example/name.git#main', 'https://github.com/example/name'],
    [{ type: 'git', url: 'https://github.com/example/name.git', directory: 'packages/a' }, 'https://github.com/example/name'],
  ])('reads %j', (written, url) => {
    expect(repositoryUrl(written)).toBe(url);
  });

  it.each([[undefined], [''], [{}], ['somewhere'], ['file:///tmp/x']])('returns nothing for %j', (written) => {
    expect(repositoryUrl(written)).toBeUndefined();
  });
});
