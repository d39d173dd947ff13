import { beforeAll, expect, it } from 'vitest';
import { openSession } from '../../../renderer/engine/session.ts';
import type { PageResult } from '../../../renderer/model/page.ts';
import { makeConfig, makePackage, makeSymbol } from '../make.ts';
import { renderSite, siteToRender } from './renderSite.ts';

type Pages = ReadonlyMap<string, PageResult>;

/** Pages of the kinds that have no list of all packages. */
const samePages = ['/api/p00030', '/api/p00030/class/A', '/', '/search', '/404'];

let few: Pages = new Map();
let many: Pages = new Map();

beforeAll(async () => {
  few = await render(101);
  many = await render(2000);
}, 300_000);

async function render(count: number): Promise<Pages> {
  const config = makeConfig();
  const packages = Array.from({ length: count }, (_, index) => {
    const slug = `p${String(index).padStart(5, '0')}`;
    return makePackage([makeSymbol('class', 'A', { id: `${slug}/:class/A` })], { name: slug, slug });
  });
  const { plan, shared } = await siteToRender({ config, api: { packages } });
  const routes = plan.routes.filter(({ href }) => [...samePages, '/api'].includes(href));
  const rendered = await renderSite(openSession({ name: 'test' }), { plan: { ...plan, routes }, shared });
  return new Map([...rendered].map(([href, { page }]) => [href, page]));
}

/** Bytes of all files of a page. */
function weightOf(pages: Pages, href: string): number | undefined {
  const page = pages.get(href);
  return page?.ok === true ? page.files.reduce((sum, { bytes }) => sum + bytes, 0) : undefined;
}

it.each(samePages)('the page %s does not grow with the number of packages', (href) => {
  const [before = 0, after = 0] = [weightOf(few, href), weightOf(many, href)];
  expect(before).toBeGreaterThan(1000);
  expect(after / before).toBeLessThan(1.02);
});

it('the home page links to the list of all packages', () => {
  const [html] = [...many].flatMap(([href, page]) => (href === '/' && page.ok ? page.files.map(({ contents }) => String(contents)) : []));
  expect(html).toMatch(/<a href="\/api">API reference<\/a>.*Show all 2000/s);
  const [list] = [...many].flatMap(([href, page]) =>
    href === '/api' && page.ok ? page.files.map(({ contents }) => String(contents)) : [],
  );
  expect(list?.match(/href="\/api\/p\d+"/g)?.length).toBeGreaterThanOrEqual(2000);
});
