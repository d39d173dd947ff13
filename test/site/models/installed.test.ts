// @module-tag full
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '../graphqlSite.ts';
import { installedPackages } from '../installedPackages.ts';
import { expectModel } from './expectModel.ts';
import { hashModel } from './hashModel.ts';

/*
 * A committed hash for each symbol of installed packages. The versions are those of `package-lock.json`, so an update of a package needs
 * new files; see CONTRIBUTING.md.
 */
const models = join(import.meta.dirname, '../../fixtures/models/installed');
const packages = [...installedPackages, 'graphql'];
const fileOf = (name: string): string => `${name.replace('/', '.')}.txt`;

it.each(packages)('the model of %s equals the committed one', async (name) => {
  await expectModel({ folder: join(repository, 'node_modules', name), print: hashModel, file: join(models, fileOf(name)) });
});

it('no committed model belongs to a removed package', () => {
  expect(packages.map(fileOf)).toEqual(expect.arrayContaining(readdirSync(models)));
});
