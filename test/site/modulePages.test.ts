import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstOf } from '../browser/firstOf.ts';
import { checkLinks } from './checkLinks.ts';
import { buildPackageSite, fixturePackage, type PackageSite } from './packageSite.ts';
import { validateHtml } from './validateHtml.ts';

let site: PackageSite;
beforeAll(async () => {
  site = await buildPackageSite(fixturePackage('grouping'), { layout: { symbols: 'modules' } });
});
afterAll(() => site?.close());

function pageAt(path: string) {
  const page = site.pages.find(({ route }) => route.path === path);
  if (page === undefined) throw new Error(`There is no page at ${path}.`);
  return page;
}

function headingsOf(html: string, level: number): readonly (string | undefined)[] {
  return [...html.matchAll(new RegExp(`<h${level}(?: id="([^"]*)")?`, 'g'))].map(([, id]) => id);
}

describe('a site with symbols on the pages of their modules', () => {
  it('has pages for modules, and none for symbols', () => {
    const paths = site.routes.map(({ path }) => path).filter((path) => path.startsWith('/api/'));
    expect(paths).toEqual(['/api/package', '/api/package/plain']);
  });

  it('shows categories as sections, and each symbol once, in its first category', () => {
    const { mainHtml } = pageAt('/api/package').data;
    expect(headingsOf(mainHtml, 2)).toEqual(['modules', 'category-colors', 'category-shapes', 'other-category']);
    // Cards of modules have no id.
    expect(headingsOf(mainHtml, 3).filter((id) => id !== undefined)).toEqual([
      ...['enum/Channel', 'enum/Tone', 'function/mix'],
      ...['namespace/space', 'class/Drawing', 'function/paint', 'interface/Shape'],
      ...['function/other', 'variable/space.inner', 'function/helper'],
    ]);
  });

  it('lists the symbols of a category by kind before their details', () => {
    const [, shapes = ''] = /<h2 id="category-shapes">([\s\S]*?)<h3 /.exec(pageAt('/api/package').data.mainHtml) ?? [];
    const text = shapes
      .replace(/<\/(?:dt|dd|li)>/g, ' ')
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ');
    expect(text).toContain('Namespaces space Classes Drawing Functions paint Interfaces Shape');
    expect(shapes).toContain('<a href="#class/Drawing">Drawing</a>');
  });

  it('shows members and sections below their symbol, with ids that begin with its own', () => {
    const { mainHtml } = pageAt('/api/package').data;
    const [, drawing = ''] = /<h3 id="class\/Drawing">([\s\S]*?)<h3 /.exec(mainHtml) ?? [];
    const declared = [...drawing.matchAll(/<h(\d) id="([^"]*)"><code class="declared/g)].map(([, level, id]) => [level, id]);
    expect(declared).toEqual(['constructor', 'move', 'done', 'times', 'plain'].map((name) => ['5', `class/Drawing/${name}`]));
    expect(headingsOf(drawing, 4)).toEqual(
      ['constructors', 'category-actions', 'category-events', 'category-settings', 'methods'].map((key) => `class/Drawing/${key}`),
    );
    const ids = [4, 5, 6].flatMap((level) => headingsOf(drawing, level)).filter((id) => id !== undefined);
    expect(ids.filter((id) => !id.startsWith('class/Drawing/'))).toEqual([]);
  });

  it('lists modules, symbols and categories in the table of contents and in the menu', () => {
    const { tocHtml, sidebarHtml } = pageAt('/api/package/plain').data;
    expect([...tocHtml.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['#variables', '#variable%2Fplain']);
    expect(sidebarHtml).toContain('href="/api/package#category-shapes"');
  });

  it('links to the symbols from everywhere, and has no broken link', async () => {
    expect(pageAt('/api/package').data.mainHtml).toContain('<a href="#interface/Shape">Shape</a>');
    expect((await checkLinks({ cwd: site.folder, outDir: 'build' })).broken).toEqual([]);
    const objects = await site.read('objects.json');
    expect(objects).toContain('"uri":"api/package#class/Drawing"');
    expect(objects).toContain('"uri":"api/package#class/Drawing/move"');
    expect(await site.read('objects.inv')).not.toBe('');
  });

  it('contains the symbols of a module in its Markdown alternate', async () => {
    const alternate = await site.read('api/package.md');
    expect(alternate).toMatch(/^## Shapes$/m);
    expect(alternate).toMatch(/^### Drawing$/m);
    expect(alternate).toMatch(/^##### move$/m);
  });

  it('finds symbols and members by name, at their anchors', async () => {
    const names = site.files.filter((file) => /^assets\/search\/names-/.test(file));
    const texts = await Promise.all(names.map((file) => site.read(file)));
    expect(texts.join('')).toContain('/api/package#class/');
  });

  it('shows which symbols use a symbol, next to it', () => {
    const [, shape = ''] = /<h3 id="interface\/Shape">([\s\S]*?)<h3 /.exec(pageAt('/api/package').data.mainHtml) ?? [];
    expect(shape).toContain('id="interface/Shape/used-by"');
    expect(shape).toContain('<a href="#function/mix">mix</a>');
  });
});

firstOf(['namespaces', 'hostile', 'constructs'])('the module pages of %s are valid HTML without duplicate ids', async (name) => {
  const built = await buildPackageSite(fixturePackage(name), { layout: { symbols: 'modules', tables: true } });
  try {
    expect(await validateHtml(built.pages)).toEqual([]);
  } finally {
    await built.close();
  }
});
