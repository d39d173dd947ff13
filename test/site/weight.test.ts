import { afterEach, expect, it } from 'vitest';
import type { PackageSite } from './packageSite.ts';
import { buildWrittenSite, type PackageFiles } from './writtenPackage.ts';

let site: PackageSite | undefined;
afterEach(async () => site?.close());

const number = (index: number): string => String(index).padStart(5, '0');
const indices = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

function withModules(count: number): PackageFiles {
  const files = indices(count).map((index) => [`m/a${number(index)}.d.ts`, `/** One. */\nexport declare const v: "${number(index)}";\n`]);
  const exports = { '.': './index.d.ts', './m/*': './m/*.d.ts' };
  return { 'package.json': { name: 'many', exports }, 'index.d.ts': 'export declare const main: 1;\n', ...Object.fromEntries(files) };
}

function withCategories(count: number): PackageFiles {
  const values = indices(count).map((index) => `/** One.\n * @category C${number(index)} */\nexport declare const v${number(index)}: 1;\n`);
  return { 'package.json': { name: 'many', types: 'index.d.ts' }, 'index.d.ts': values.join('') };
}

/** Sizes of a page and of its data, for a number of whatever the site has many of. */
async function weigh(files: PackageFiles, page: string): Promise<readonly number[]> {
  site = await buildWrittenSite(files);
  const sizes = await Promise.all(['html', 'json'].map(async (ending) => (await site?.read(`${page}/index.${ending}`))?.length ?? 0));
  await site.close();
  return sizes;
}

const modules = { of: 'modules', filesOf: withModules, page: 'api/package/m/a00030' };

it('no page grows with the number of modules: 100, 200', () => expectSameWeight({ ...modules, fewer: 100, more: 200 }));

it.each([
  { ...modules, fewer: 100, more: 2000 },
  // So many that categories have pages of their own.
  { of: 'categories', filesOf: withCategories, page: 'api/package/variable/v00030', fewer: 700, more: 2000 },
])('no page grows with the number of $of: $fewer, $more', { tags: ['full'], timeout: 600_000 }, expectSameWeight);

interface WeightRequest {
  readonly filesOf: (count: number) => PackageFiles;
  readonly page: string;
  readonly fewer: number;
  readonly more: number;
}

async function expectSameWeight({ filesOf, fewer, more, page }: WeightRequest): Promise<void> {
  const [html = 0, data = 0] = await weigh(filesOf(fewer), page);
  const [moreHtml = 0, moreData = 0] = await weigh(filesOf(more), page);
  expect(moreHtml / html).toBeLessThan(1.02);
  expect(moreData / data).toBeLessThan(1.02);
}

it('shows the modules near a page, and links to all of them', { timeout: 60_000 }, async () => {
  site = await buildWrittenSite(withModules(100));
  const page = await site.read('api/package/m/a00050/index.html');
  expect(page.match(/<a href="\/api\/package\/m\/a\d+"/g)?.length).toBeLessThan(50);
  expect(page).toMatch(/<a href="\/api\/package#deep-imports" data-menu="">Show all 100, more above and below<\/a>/);
  const menu: readonly { readonly href: string }[] = JSON.parse(await site.read('api/package/menu/deep-imports.json'));
  expect(menu.map(({ href }) => href)).toEqual(indices(100).map((index) => `/api/package/m/a${number(index)}`));
  const overview = await site.read('api/package/index.html');
  expect(menu.filter(({ href }) => !overview.includes(`href="${href}"`))).toEqual([]);
});
