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

it('finds documents one level deeper, where a folder begins with a first one', () => {
  const tree = (folders: Readonly<Record<string, readonly string[]>>) =>
    unreadFolder({ root: '/p', list: (path) => (folders[path.slice(3)] ?? []).map((name) => ({ name })) });
  const outer = ['README.md', 'adr', 'api', 'docs', 'site'];
  const folders = {
    docs: outer,
    'docs/adr': ['0001-use.md', 'index.md'],
    'docs/docs': ['api', 'index.md'],
    'docs/site': ['index.html', 'index.md'],
  };
  expect(tree(folders)).toEqual({ folder: 'docs/docs', document: 'index.md' });
  expect(tree({ ...folders, 'docs/api': ['a.md', 'overview.md'] })).toEqual({ folder: 'docs', document: 'api/overview.md' });
  expect(tree({ ...folders, docs: [...outer, 'package.json'] })).toBeUndefined();
});
