import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { PackageSite } from './packageSite.ts';
import { buildWrittenSite, type PackageFiles } from './writtenPackage.ts';

let site: PackageSite | undefined;
/** With 100 modules. */
let hundred: PackageSite;
beforeAll(async () => {
  hundred = await buildWrittenSite(withModules(100));
});
afterEach(async () => site?.close());
afterAll(() => hundred.close());

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

/** Sizes of a page and of its data. */
function weigh(built: PackageSite, page: string): Promise<readonly number[]> {
  return Promise.all(['html', 'json'].map(async (ending) => (await built.read(`${page}/index.${ending}`)).length));
}

interface WeightRequest {
  readonly small: readonly number[];
  readonly files: PackageFiles;
  readonly page: string;
}

/** Expects the sizes of a page in a larger site. */
async function expectSameWeight({ small: [html = 0, data = 0], files, page }: WeightRequest): Promise<void> {
  site = await buildWrittenSite(files);
  const [moreHtml = 0, moreData = 0] = await weigh(site, page);
  expect(moreHtml / html).toBeLessThan(1.02);
  expect(moreData / data).toBeLessThan(1.02);
}

const timeout = 600_000;
const module = 'api/package/m/a00030';

it('no page grows with the number of modules: 100, 150', async () =>
  expectSameWeight({ small: await weigh(hundred, module), files: withModules(150), page: module }));

it('no page grows with the number of modules: 100, 2000', { tags: ['full'], timeout }, async () =>
  expectSameWeight({ small: await weigh(hundred, module), files: withModules(2000), page: module }),
);

it('no page grows with the number of categories: 700, 2000', { tags: ['full'], timeout }, async () => {
  // So many that categories have pages of their own.
  const few = await buildWrittenSite(withCategories(700));
  const page = 'api/package/variable/v00030';
  const small = await weigh(few, page);
  await few.close();
  await expectSameWeight({ small, files: withCategories(2000), page });
});

it('shows the modules near a page, and links to all of them', async () => {
  const page = await hundred.read('api/package/m/a00050/index.html');
  expect(page.match(/<a href="\/api\/package\/m\/a\d+"/g)?.length).toBeLessThan(50);
  expect(page).toMatch(/<a href="\/api\/package#deep-imports" data-menu>Show all 100, more above and below<\/a>/);
  const menu: readonly { readonly href: string }[] = JSON.parse(await hundred.read('api/package/menu/deep-imports.json'));
  expect(menu.map(({ href }) => href)).toEqual(indices(100).map((index) => `/api/package/m/a${number(index)}`));
  const overview = await hundred.read('api/package/index.html');
  expect(menu.filter(({ href }) => !overview.includes(`href="${href}"`))).toEqual([]);
});
