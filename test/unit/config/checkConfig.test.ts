import { expect, test, vi } from 'vitest';
import { checkConfig } from '../../../renderer/config/checkConfig.ts';
import { resolveConfig } from '../../../renderer/config/resolveConfig.ts';
import type { UserConfig } from '../../../renderer/config/userConfig.ts';
import { formatKeyPath, type KeyPath } from '../../../renderer/diagnostics/locateKey.ts';

function check(user: Partial<UserConfig>, options: { missing?: string; outDir?: string } = {}) {
  const exists = (path: string) => path !== options.missing;
  const overrides = { outDir: options.outDir };
  const config = resolveConfig({
    user: { title: 'Site', ...user },
    root: '/home/site',
    configFiles: ['/home/site/gqldocs.config.ts', '/home/site/parts/navbar.ts'],
    overrides,
    exists,
  });
  const locate = (path: KeyPath) => ({ file: formatKeyPath(path) });
  const problems = checkConfig({ config, exists, locate, isOutDirOverridden: options.outDir !== undefined });
  return problems.map(({ message, place, related }) => [message, place?.file, ...(related ?? []).map(({ file }) => file)]);
}

test('a ref in the path of a package is explained', () => {
  const root = '/home/site';
  const config = resolveConfig({
    user: { title: 'Site', api: { packages: [{ path: 'core@v1.0.0' }] } },
    ...{ root, configFiles: [`${root}/gqldocs.config.ts`], overrides: {}, exists: () => true },
  });
  const problems = checkConfig({ config, exists: (path) => !path.includes('@'), locate: () => ({ file: 'x' }), isOutDirOverridden: false });
  expect(problems.map(({ hint }) => hint)).toEqual(["For a Git ref, write `path: 'core', ref: 'v1.0.0'`."]);
});

test('a correct config is not parsed for places, since that takes a compiler', () => {
  const root = '/home/site';
  const config = resolveConfig({
    user: { title: 'Site', stylesheets: ['a.css'], api: { packages: [{ path: 'core' }] } },
    ...{ root, configFiles: [`${root}/gqldocs.config.ts`], overrides: {}, exists: () => true },
  });
  const locate = vi.fn(() => ({ file: 'gqldocs.config.ts' }));
  expect(checkConfig({ config, exists: () => true, locate, isOutDirOverridden: false })).toEqual([]);
  expect(locate).not.toHaveBeenCalled();
});

test('accepts the defaults', () => {
  expect(check({})).toEqual([]);
});

test('a file or folder that the config names must exist', () => {
  expect(check({ stylesheets: ['a.css', 'b.css'] }, { missing: '/home/site/b.css' })).toEqual([
    ['`stylesheets[1]` is `b.css`, which does not exist.', 'stylesheets[1]'],
  ]);
  expect(check({ api: { packages: [{ path: 'node_modules/x' }] } }, { missing: '/home/site/node_modules/x' })).toEqual([
    ['`api.packages[0].path` is `node_modules/x`, which does not exist.', 'api.packages[0].path'],
  ]);
  expect(check({ api: { packages: [{ path: 'x', notes: 'notes' }] } }, { missing: '/home/site/notes' })).toEqual([
    ['`api.packages[0].notes` is `notes`, which does not exist.', 'api.packages[0].notes'],
  ]);
  expect(check({ api: { packages: [{ path: 'x', upgradeNotes: 'notes' }] } }, { missing: '/home/site/notes' })).toEqual([
    ['`api.packages[0].upgradeNotes` is `notes`, which does not exist.', 'api.packages[0].upgradeNotes'],
  ]);
});

test('a folder must not be a file', () => {
  const file = import.meta.filename;
  const expected = (key: string) => [expect.stringMatching(new RegExp(`^\`${key}\` is .*, which is a file\\.$`)), key];
  expect(check({ documents: { path: file } })).toEqual([expected('documents.path')]);
  expect(check({ pages: file })).toEqual([expected('pages')]);
  expect(check({ static: [file] }).map(([text]) => text)).toEqual([expect.stringContaining('which is a file.')]);
});

test('slugs are unique', () => {
  expect(check({ api: { packages: [{ path: 'a/x' }, { path: 'b', slug: 'x' }] } })).toEqual([
    ['Two packages have the slug `x`.', 'api.packages[1].slug', 'api.packages[0].slug'],
  ]);
});

test('the default language is one of the languages', () => {
  expect(check({ i18n: { defaultLocale: 'de', locales: ['en'] } })).toEqual([
    ['`i18n.defaultLocale` is `de`, which is not one of `i18n.locales`.', 'i18n.defaultLocale'],
  ]);
});

test.each([
  ['.', 'the folder of the project itself'],
  ['..', 'a folder above the project'],
  ['/', 'a folder above the project'],
  ['content', 'which holds `content/docs`'],
  ['content/static', 'which holds `content/static`'],
  ['content/docs/out', 'inside of the sources in `content/docs`'],
  ['content/static/out', 'inside of the sources in `content/static`'],
  ['parts', 'which holds `parts/navbar.ts`'],
  ['node_modules', 'which holds `node_modules/graphql`'],
])('the output folder must not be %j', (outDir, reason) => {
  const problems = check({ outDir, api: { packages: [{ path: 'node_modules/graphql' }] } });
  expect(problems).toEqual([[expect.stringContaining(`, ${reason}: publishing replaces the whole folder.`), 'outDir']]);
});

test.each(['build', 'content-build', '../site-build', 'docs/..build'])('the output folder may be %j', (outDir) => {
  expect(check({ outDir })).toEqual([]);
});

test('reports the command line for an output folder that comes from there', () => {
  expect(check({}, { outDir: '/home/site' })).toEqual([
    ['The output folder is `.`, the folder of the project itself: publishing replaces the whole folder.', undefined],
  ]);
});
