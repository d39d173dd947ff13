import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPackageSite, fixturePackage, type PackageSite } from './packageSite.ts';
import { textOf } from './pageText.ts';
import { validateHtml } from './validateHtml.ts';

let site: PackageSite;
beforeAll(async () => {
  site = await buildPackageSite(fixturePackage('grouping'));
});
afterAll(() => site?.close());

function mainOf(path: string): string {
  return site.pages.find(({ route }) => route.path === path)?.data.mainHtml ?? '';
}

/** `2 Colors`, `3 Functions`: headings with their levels, as far as the page's own. */
function headingsOf(html: string): readonly string[] {
  return [...html.matchAll(/<h([2-4])[^>]*>(.*?)<\/h\1>/gs)].map(([, level, heading = '']) => `${level} ${textOf(heading)}`);
}

describe('a package with categories', () => {
  it('lists its exports by category, and by kind and group within', () => {
    expect(headingsOf(mainOf('/api/package')).filter((heading) => !['2 Modules', '3 grouping/plain'].includes(heading))).toEqual([
      ...['2 Colors', '3 Enumerations', '3 Functions'],
      ...['2 Shapes', '3 Namespaces', '3 Classes', '3 Functions', '3 Interfaces', '3 Variables'],
      ...['2 Other', '3 Functions', '3 Variables', '3 Helpers'],
    ]);
  });

  it('shows the descriptions of categories and groups from the comment of the module', () => {
    expect(mainOf('/api/package')).toMatch(
      /<h2 id="category-shapes"><a[^>]*>Shapes<\/a><\/h2><div class="prose"><p>What is <strong>drawn<\/strong>\.<\/p>/s,
    );
    expect(mainOf('/api/package')).toMatch(/<h3>Helpers<\/h3><div class="prose"><p>What helps\.<\/p>/);
    expect(mainOf('/api/package')).not.toContain('Category description');
  });

  it('lists categories in the table of contents and in the menu, with members of namespaces', () => {
    const page = site.pages.find(({ route }) => route.path === '/api/package');
    expect(page?.data.tocHtml.match(/href="#[^"]*"/g)).toEqual(
      ['#category-colors', '#category-shapes', '#other-category', '#modules'].map((href) => `href="${href}"`),
    );
    const menu = page?.data.sidebarHtml ?? '';
    expect([...menu.matchAll(/<a href="[^"]*">([^<]*)<small>(\d+)/g)].map(([, name, count]) => `${name} ${count}`)).toEqual([
      'Colors 3',
      'Shapes 5',
      'Other 3',
      'Modules 1',
    ]);
    expect(menu).toContain('<ul class="menu" data-menus="/api/package/menu">');
    expect(menu).toContain('<a href="/api/package#category-shapes">Shapes<small>5</small></a>');
  });

  it('writes the whole lists of its menu as files', async () => {
    const links = JSON.parse(await site.read('api/package/menu/category-shapes.json')) as readonly { readonly label: string }[];
    expect(links.map(({ label }) => label).sort()).toEqual(['Drawing', 'Shape', 'paint', 'space', 'space.inner']);
  });

  it('lists by kind without categories', () => {
    expect(headingsOf(mainOf('/api/package/plain'))).toEqual(['2 Variables']);
  });

  it('has the same groups in Markdown', async () => {
    expect(await site.read('api/package.md')).toContain('## Shapes\n\nWhat is **drawn**.\n\n### Namespaces');
  });
});

describe('a site with pages for categories', () => {
  let paged: PackageSite;
  beforeAll(async () => {
    paged = await buildPackageSite(fixturePackage('grouping'), { layout: { categories: 'pages' } });
  });
  afterAll(() => paged?.close());
  const pageOf = (path: string) => paged.pages.find(({ route }) => route.path === path)?.data;

  it('lists the symbols of each category by kind', () => {
    const page = pageOf('/api/package/category/shapes');
    expect(page?.title).toBe('Shapes');
    expect(headingsOf(page?.mainHtml ?? '')).toEqual(['2 Namespaces', '2 Classes', '2 Functions', '2 Interfaces', '2 Variables']);
    expect(page?.mainHtml).toContain('<p>What is <strong>drawn</strong>.</p>');
    expect(page?.tocHtml.match(/href="#[^"]*"/g)).toEqual([
      'href="#namespaces"',
      'href="#classes"',
      'href="#functions"',
      'href="#interfaces"',
      'href="#variables"',
    ]);
    expect(headingsOf(pageOf('/api/package/category/other-category')?.mainHtml ?? '')).toEqual(['2 Functions', '2 Variables', '2 Helpers']);
  });

  it('links to them from the overview and the menu', () => {
    const page = pageOf('/api/package');
    expect(headingsOf(page?.mainHtml ?? '')).toEqual(['2 Colors', '2 Shapes', '2 Other', '2 Modules', '3 grouping/plain']);
    expect(page?.mainHtml).toContain('<a href="/api/package/category/shapes">All of Shapes (5)</a>');
    expect(page?.sidebarHtml).toContain('<a href="/api/package/category/shapes" data-menu="category-shapes">Shapes<small>5</small></a>');
  });

  it('contains them in Markdown and in search, and every page is valid', async () => {
    expect(await paged.read('api/package/category/shapes.md')).toMatch(/^# Shapes\n\nWhat is \*\*drawn\*\*\.\n\n## Namespaces/);
    expect(paged.routes.find(({ path }) => path === '/api/package/category/colors')?.kind).toBe('category');
    expect(await validateHtml(paged.pages)).toEqual([]);
  });
});

describe('a class with grouped members', () => {
  it('lists members without details by category, and the others by kind, once', () => {
    expect(headingsOf(mainOf('/api/package/class/Drawing'))).toEqual([
      ...['2 Constructors', '3 constructor()', '2 Actions', '3 move(): void', '2 Events', '3 done: (() => void) | undefined'],
      ...['2 Settings', '3 times: number = 1', '2 Methods', '3 plain(): void'],
    ]);
  });
});

describe('an object or namespace of constants', () => {
  it.each([
    ['Channel', ['Red', 'Green'], 'const Channel: {\n  readonly Red: "r";\n  readonly Green: "g";\n}'],
    ['Tone', ['Light', 'Dark'], 'namespace Tone {\n  const Light: "light";\n  const Dark: "dark";\n}'],
  ])('%s appears as an enumeration, with a note that it is not a TypeScript enum, and its declaration', async (name, members, declared) => {
    const html = mainOf(`/api/package/enum/${name}`);
    expect(html).toContain('Not a TypeScript enum: an object and a type with the same name.');
    expect(headingsOf(html)).toEqual(['2 Members']);
    expect([...html.matchAll(/<tr id="([^"]*)">/g)].map(([, id]) => id)).toEqual(members);
    const type = `type ${name} = (typeof ${name})[keyof typeof ${name}]`;
    expect(await site.read(`api/package/enum/${name}.md`)).toContain(`\`\`\`ts\n${declared}\n${type}\n\`\`\``);
  });
});
