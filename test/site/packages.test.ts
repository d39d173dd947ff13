// @module-tag full
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkSite } from '../packages/checkSite.js';
import { repository } from './graphqlSite.ts';
import { installedPackages } from './installedPackages.ts';
import { buildPackageSite } from './packageSite.ts';

/* For each package, the site has the exports that the compiler lists, and no broken internal link. */
describe('the site of', () => {
  it.each(installedPackages)('%s lists what the package exports, and has no broken link', async (name) => {
    const site = await buildPackageSite(join(repository, 'node_modules', name));
    try {
      expect(checkSite({ folder: repository, name, site: join(site.folder, 'build') })).toEqual([]);
      expect(site.report.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    } finally {
      await site.close();
    }
  });
});
