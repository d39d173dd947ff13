import { expect, it } from 'vitest';
import { unreadFolder } from '../../../renderer/config/unreadFolder.ts';

const found = (names: readonly string[], folder = 'docs') =>
  unreadFolder({ root: '/p', outDir: '/p/doc', list: (path) => (path === `/p/${folder}` ? names.map((name) => ({ name })) : []) });

it.each([
  [['install.md', 'use.md'], 'install.md'],
  [['a.md', 'index.mdx', 'intro.md'], 'index.mdx'],
  [['a.md', 'install.md', 'overview.md'], 'overview.md'],
  [['a.md', 'b.md'], 'a.md'],
  [['CONTRIBUTING.md', 'use.md'], 'use.md'],
  [['_part.md', 'use.md'], 'use.md'],
])('%j are documents, and the first is %s', (names, document) => {
  expect(found(names)).toEqual({ folder: 'docs', document });
  expect(found(names, 'documentation')).toEqual({ folder: 'documentation', document });
  expect(found(names, 'doc'), 'the output folder').toBeUndefined();
});

it.each([
  ['files about the repository', ['CODE_OF_CONDUCT.md', 'README.md', 'RELEASING.md']],
  ['only folders, such as decisions', ['adr', 'images']],
  ['a reference of TypeDoc in HTML', ['.nojekyll', 'assets', 'index.html', 'media.md']],
  ['a reference of TypeDoc in Markdown', ['README.md', 'classes', 'globals.md', 'media.md']],
  ['a package with a site', ['index.md', 'package.json']],
  ['a site of VitePress', ['.vitepress', 'index.md']],
  ['a site of Docusaurus', ['docusaurus.config.ts', 'index.md']],
])('%s are no documents of this site', (_, names) => {
  expect(found(names)).toBeUndefined();
});
