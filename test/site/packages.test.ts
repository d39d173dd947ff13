import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkSite } from '../packages/checkSite.js';
import { repository } from './graphqlSite.ts';
import { buildPackageSite } from './packageSite.ts';

/*
 * Packages that are here anyway, in different styles; `npm run test:packages` builds many more. For each, what the compiler says
 * is exported is what the site has, and no link of the site leads to nothing.
 */
const packages = [
  // Subpaths, one of them with another `package.json`.
  'commander',
  // Many modules under one name, deep generics.
  'valibot',
  // `exports` with conditions, subpaths for types and for errors.
  'yaml',
  // A default export and a merged class.
  'vfile',
  'unified',
  // Declarations alone.
  '@types/mdast',
  '@types/hast',
  '@types/unist',
  // CommonJS with `export =` and global declarations.
  '@types/react',
  '@types/react-dom',
  'sirv',
  'chokidar',
];

describe('the site of', () => {
  it.each(packages)('%s has what the package exports, and no broken link', async (name) => {
    const site = await buildPackageSite(join(repository, 'node_modules', name));
    try {
      expect(checkSite({ folder: repository, name, site: join(site.folder, 'build') })).toEqual([]);
      expect(site.report.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    } finally {
      await site.close();
    }
  });
});
