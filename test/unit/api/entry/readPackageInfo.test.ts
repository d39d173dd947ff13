import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPackageInfo } from '../../../../renderer/api/entry/readPackageInfo.ts';
import { fixtures } from '../extractFixture.ts';

describe('readPackageInfo', () => {
  it('reads package.json and the README, whatever its case', () => {
    const { name, version, description, license, repository, homepage, texts } = readPackageInfo({
      path: join(fixtures, 'kinds'),
      root: fixtures,
    });
    expect({ name, version, description, license, repository, homepage, readme: texts.readme }).toEqual({
      name: 'kinds',
      version: '1.2.3',
      description: 'One export of each kind',
      license: 'MIT',
      repository: 'https://github.com/example/kinds',
      homepage: 'https://kinds.example',
      readme: { text: '# Kinds\n\nRead me.\n', place: { file: 'kinds/Readme.md', line: 1, column: 1 } },
    });
  });

  it('gives paths relative to the root, and only for files of the package', () => {
    const info = readPackageInfo({ path: join(fixtures, 'kinds'), root: fixtures });
    expect(info.placeOf(`${info.folder}/index.ts`)).toBe('kinds/index.ts');
    expect(info.placeOf(`${info.folder}-more/index.ts`)).toBeUndefined();
  });

  it('works without a package.json', () => {
    expect(readPackageInfo({ path: join(fixtures, 'none'), root: fixtures })).toMatchObject({
      name: '',
      version: '',
      texts: { readme: undefined },
    });
  });
});
