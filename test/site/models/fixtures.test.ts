import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { UserPackage } from '../../../renderer/index.ts';
import { expectModel } from './expectModel.ts';
import { hashModel } from './hashModel.ts';
import { printModel } from './printModel.ts';

/*
 * The extracted model of each fixture, in committed files. They show a reviewer what a change of extraction changes. CONTRIBUTING.md
 * explains how to update them.
 */
const fixtures = join(import.meta.dirname, '../../fixtures');
const models = join(fixtures, 'models');

const folders = [
  ...namesIn('packages').map((name) => `packages/${name}`),
  ...namesIn('sites/workspace/packages').map((name) => `sites/workspace/packages/${name}`),
  'sites/basic/package',
  'sites/linked/plane',
  'sites/linked/shapes',
  'other',
];
const fileOf = (path: string): string => `${path.replaceAll('/', '.')}.json`;

/** With options, a file has only a hash for each symbol, since most of it equals the model without options. */
const variants: readonly (readonly [name: string, fixture: string, options: Partial<UserPackage>])[] = [
  ['heirs.internal', 'heirs', { exclude: { internal: false } }],
  ['heirs.undocumented', 'heirs', { exclude: { undocumented: true } }],
  ['heirs.protected', 'heirs', { exclude: { protected: true } }],
  ['heirs.private', 'heirs', { exclude: { private: false } }],
  ['heirs.external', 'heirs', { exclude: { external: true } }],
  ['heirs.inherited', 'heirs', { exclude: { inherited: true } }],
  ['inheritance.private', 'inheritance', { exclude: { private: false } }],
  ['inheritance.protected', 'inheritance', { exclude: { protected: true } }],
  ['filters.undocumented', 'filters', { exclude: { undocumented: true } }],
  ['filters.external', 'filters', { exclude: { external: true } }],
  ['internal.internal', 'internal', { exclude: { internal: false } }],
  ['constructs.source', 'constructs', { sort: 'source' }],
  ['grouping.source', 'grouping', { sort: 'source', categoryOrder: ['Shapes'] }],
  ['grouping.kind', 'grouping', { groupBy: 'kind' }],
  ['grouping.files', 'grouping', { fileCategories: false }],
  ['reexported.submodule', 'reexported', { preferredEntryPoint: 'submodule' }],
];

describe('the model of', { timeout: 120_000 }, () => {
  it.each(folders)('%s equals the committed one', async (path) => {
    await expectModel({ folder: join(fixtures, path), print: printModel, file: join(models, fileOf(path)) });
  });

  it.each(variants)('%s, with options, equals the committed one', async (name, fixture, options) => {
    await expectModel({
      folder: join(fixtures, 'packages', fixture),
      options,
      print: hashModel,
      file: join(models, `options/${name}.txt`),
    });
  });
});

it('no committed model belongs to a deleted fixture', () => {
  expect(folders.map(fileOf)).toEqual(expect.arrayContaining([...namesIn('models', 'json')]));
  expect(variants.map(([name]) => `${name}.txt`)).toEqual(expect.arrayContaining([...namesIn('models/options')]));
});

function namesIn(folder: string, ending = ''): readonly string[] {
  return readdirSync(join(fixtures, folder))
    .filter((name) => name.endsWith(ending))
    .toSorted();
}
