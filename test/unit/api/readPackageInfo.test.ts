import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPackageInfo, repositoryUrl } from '../../../renderer/api/readPackageInfo.ts';
import { fixtures } from './extractFixture.ts';

describe('readPackageInfo', () => {
  it('reads package.json and the README, whatever its case', () => {
    const { name, version, description, license, repository, homepage, readme } = readPackageInfo({
      path: join(fixtures, 'kinds'),
      root: fixtures,
    });
    expect({ name, version, description, license, repository, homepage, readme }).toEqual({
      name: 'kinds',
      version: '1.2.3',
      description: 'One export of each kind',
      license: 'MIT',
      repository: 'https://github.com/example/kinds',
      homepage: 'https://kinds.example',
      readme: { text: '# Kinds\n\nRead me.\n', place: { file: 'kinds/Readme.md', line: 1, column: 1 } },
    });
  });

  it('places files relative to the root, and only those of the package', () => {
    const info = readPackageInfo({ path: join(fixtures, 'kinds'), root: fixtures });
    expect(info.placeOf(`${info.folder}/index.ts`)).toBe('kinds/index.ts');
    expect(info.placeOf(`${info.folder}-more/index.ts`)).toBeUndefined();
  });

  it('makes do without a package.json', () => {
    expect(readPackageInfo({ path: join(fixtures, 'none'), root: fixtures })).toMatchObject({ name: '', version: '', readme: undefined });
  });
});

describe('repositoryUrl', () => {
  it.each([
    ['example/name', 'https://github.com/example/name'],
    ['gitlab:example/name', 'https://gitlab.com/example/name'],
    ['git+https://github.com/example/name.git', 'https://github.com/example/name'],
    ['git@github.com:example/name.git', 'https://github.com/example/name'],
    ['git+ssh://git@github.com/example/name.git', 'https://github.com/example/name'],
    ['git://github.com/example/name.git#main', 'https://github.com/example/name'],
    [{ type: 'git', url: 'https://github.com/example/name.git', directory: 'packages/a' }, 'https://github.com/example/name'],
  ])('reads %j', (written, url) => {
    expect(repositoryUrl(written)).toBe(url);
  });

  it.each([[undefined], [''], [{}], ['somewhere'], ['file:///tmp/x']])('makes nothing of %j', (written) => {
    expect(repositoryUrl(written)).toBeUndefined();
  });
});
