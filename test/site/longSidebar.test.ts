import { afterAll, beforeAll, expect, it } from 'vitest';
import { SiteTest } from './SiteTest.ts';

let site: SiteTest;
beforeAll(async () => {
  site = await SiteTest.from('basic');
  await site.edit('gqldocs.config.ts', "guide: ['guide/index'", "many: [{ folder: 'many' }], guide: ['guide/index'");
});
afterAll(() => site.close());

const name = (index: number) => `d${String(index).padStart(3, '0')}`;
const text = (index: number) => `---\ntitle: Document ${name(index)}\n---\n\n${'Some words of a usual length stand here. '.repeat(40)}\n`;

async function buildWith(count: number): Promise<void> {
  for (let index = 0; index < count; index++) await site.write(`content/docs/many/${name(index)}.md`, text(index));
  expect((await site.build({ cacheDir: false })).problems).toEqual([]);
}

it('a page does not grow with the number of documents, and the site lists all of them', { tags: ['full'] }, async () => {
  await buildWith(70);
  const weight = async () => (await site.read('docs/many/d050/index.html')).length;
  const before = await weight();
  await buildWith(130);
  expect((await weight()) / before).toBeLessThan(1.05);

  const all = Array.from({ length: 130 }, (_, index) => `/docs/many/${name(index)}`);
  const page = await site.read('docs/many/d050/index.html');
  expect(page).toContain('<ul class="menu" data-menus="/docs/menu/many">');
  expect(page).toContain('<a href="/docs/contents/many" data-menu="all">Show all 130</a>');
  const menu: readonly { readonly href: string }[] = JSON.parse(await site.read('docs/menu/many/all.json'));
  expect(menu.map(({ href }) => href)).toEqual(all);
  const contents = await site.read('docs/contents/many/index.html');
  expect(all.filter((href) => !contents.includes(`href="${href}"`))).toEqual([]);
});
