import { describe, expect, it, test } from 'vitest';
import type { ApiSymbol } from '../../../../renderer/model/api.ts';
import { planApiRoutes, symbolHrefs } from '../../../../renderer/plan/routes/planApiRoutes.ts';
import { makeConfig, makePackage, makeSignature, makeSymbol } from '../../make.ts';

const config = makeConfig({ title: 'Site', api: { packages: [] } });

test('a site without packages has no reference', () => {
  expect(planApiRoutes(config, { packages: [] })).toEqual([]);
});

describe('the reference of a package', () => {
  const sources = [{ file: 'src/a.ts', line: 7 }];
  const symbol = makeSymbol('class', 'Thing', { sources, comment: { summary: { text: 'A *thing*.' }, blocks: [], modifiers: [] } });
  const module = { name: 'extra', symbols: [], references: [], source: { file: 'src/extra.ts', line: 1 } };
  const pkg = makePackage([symbol], { modules: [{ name: '', symbols: [symbol.id], references: [] }, module] });

  it('has a page for the index, the package, each further entry point and each symbol', () => {
    expect(planApiRoutes(config, { packages: [pkg] })).toEqual([
      {
        kind: 'api',
        packages: [{ name: 'pkg', slug: 'pkg', label: 'Package', version: '1.0.0', description: 'A package.', symbols: 1 }],
        href: '/api',
        title: 'API reference',
        description: 'API reference: Site',
        html: 'api/index.html',
        data: 'api/index.json',
        from: { file: 'gqldocs.config.ts' },
        sidebar: 'api',
      },
      {
        kind: 'package',
        href: '/api/pkg',
        title: 'Package',
        description: 'A package.',
        html: 'api/pkg/index.html',
        data: 'api/pkg/index.json',
        from: { file: 'pkg/package.json' },
        sidebar: 'api:pkg',
        package: pkg,
      },
      {
        kind: 'module',
        href: '/api/pkg/extra',
        title: 'pkg/extra',
        description: 'pkg/extra',
        html: 'api/pkg/extra/index.html',
        data: 'api/pkg/extra/index.json',
        from: { file: 'pkg/src/extra.ts', line: 1 },
        sidebar: 'api:pkg',
        package: pkg,
        apiModule: module,
      },
      {
        kind: 'class',
        href: '/api/pkg/class/Thing',
        title: 'Thing',
        description: 'Class of Package: A thing.',
        html: 'api/pkg/class/Thing/index.html',
        data: 'api/pkg/class/Thing/index.json',
        from: { file: 'pkg/src/a.ts', line: 7 },
        sidebar: 'api:pkg',
        package: pkg,
        symbol,
      },
    ]);
  });

  it('shares an index with other packages, whose sidebar lists them', () => {
    const [index] = planApiRoutes(config, { packages: [pkg, makePackage([], { name: 'other', slug: 'other' })] });
    expect(index?.sidebar).toBe('api');
  });

  it.each([
    [600, []],
    [601, ['/api/pkg/category/a', '/api/pkg/category/other-category']],
  ])('has pages for the categories of %i names only if these would be too many for the overview', (count, expected) => {
    const symbols = Array.from({ length: count }, (_, index) =>
      makeSymbol('variable', `v${index}`, index < 9 ? { grouping: { categories: ['A'] } } : {}),
    );
    const routes = planApiRoutes(config, { packages: [makePackage(symbols, { categories: ['A'] })] });
    expect(routes.filter(({ kind }) => kind === 'category').map(({ href }) => href)).toEqual(expected);
  });

  it('begins at the route from the config', () => {
    const elsewhere = makeConfig({ api: { route: '/reference/js', packages: [] } });
    expect(planApiRoutes(elsewhere, { packages: [pkg] }).map(({ href }) => href)).toEqual([
      '/reference/js',
      '/reference/js/pkg',
      '/reference/js/pkg/extra',
      '/reference/js/pkg/class/Thing',
    ]);
  });
});

describe("a symbol's description", () => {
  const descriptionOf = (symbol: ApiSymbol): string | undefined =>
    planApiRoutes(config, { packages: [makePackage([symbol])] }).at(-1)?.description;

  it.each([
    [
      'A first paragraph in two lines that is long enough\nby itself.\n\nSecond.',
      'A first paragraph in two lines that is long enough by itself.',
    ],
    ['Too short.\n\nThe second paragraph follows.', 'Too short. The second paragraph follows.'],
    ['See [`Other`](symbol:pkg/:class/Other) and **this**.', 'See Other and this.'],
    ['[evil](javascript:alert(1)) <img src=x>', 'evil'],
    ['Like so:\n```ts\ncode();\n```', 'Like so:'],
    [`${'word '.repeat(50)}`, `${'word '.repeat(26).trim()}…`],
  ])('starts with kind and package, followed by the comment: %j', (text, description) => {
    const symbol = makeSymbol('type', 'T', { comment: { summary: { text }, blocks: [], modifiers: [] } });
    expect(descriptionOf(symbol)).toBe(`Type alias of Package: ${description}`);
  });

  it('includes the remarks and return value of the comment while it is short', () => {
    const block = (tag: string, text: string) => ({ tag, content: { text } });
    const blocks = [block('@example', 'code()'), block('@returns', 'A list'), block('@remarks', 'Slow.')];
    const symbol = makeSymbol('function', 'f', { comment: { summary: { text: 'Lists' }, blocks, modifiers: [] } });
    expect(descriptionOf(symbol)).toBe('Function of Package: Lists. Returns: A list. Slow.');
  });

  it('is the name if the symbol has no comment', () => {
    expect(descriptionOf(makeSymbol('enum', 'Color'))).toBe('Enumeration Color of Package');
  });

  it('comes from the first signature with a comment', () => {
    const signature = makeSignature();
    const comment = { summary: { text: 'Does it.' }, blocks: [], modifiers: [] };
    const symbol = makeSymbol('function', 'f', { signatures: [signature, { ...signature, comment }] });
    expect(descriptionOf(symbol)).toBe('Function of Package: Does it.');
  });
});

describe('URLs of symbols', () => {
  const hrefsOf = (symbols: readonly ApiSymbol[]) => symbolHrefs({ config, route: '/api', pkg: makePackage(symbols) });

  it('differ for names that differ only in case, and do not depend on the order of the symbols', () => {
    const symbols = [makeSymbol('variable', 'KIND'), makeSymbol('variable', 'Kind'), makeSymbol('variable', 'kind')];
    const expected = {
      'pkg/:variable/KIND': '/api/pkg/variable/KIND',
      'pkg/:variable/Kind': expect.stringMatching(/^\/api\/pkg\/variable\/Kind~[\da-f]{8}$/),
      'pkg/:variable/kind': expect.stringMatching(/^\/api\/pkg\/variable\/kind~[\da-f]{8}$/),
    };
    const hrefs = Object.fromEntries(hrefsOf(symbols));
    expect(hrefs).toEqual(expected);
    expect(Object.fromEntries(hrefsOf(symbols.toReversed()))).toEqual(hrefs);
  });

  it('differ by kind and entry point', () => {
    const symbols = [makeSymbol('type', 'A'), makeSymbol('variable', 'A'), makeSymbol('type', 'A', { module: 'extra' })];
    expect([...hrefsOf(symbols).values()]).toEqual(['/api/pkg/extra/type/A', '/api/pkg/type/A', '/api/pkg/variable/A']);
  });
});

it('describes modules, and a package without a description, by the comments of the modules', () => {
  const comment = (text: string) => ({ summary: { text }, blocks: [], modifiers: [] });
  const modules = [
    { name: '', symbols: [], references: [], comment: comment('All of `pkg`.\n\nMore.') },
    { name: 'react', symbols: [], references: [], comment: comment('Hooks of &lt;React&gt;.') },
  ];
  const descriptions = (description: string) =>
    planApiRoutes(config, { packages: [makePackage([], { description, modules })] }).map((route) => route.description);
  expect(descriptions('')).toEqual(expect.arrayContaining(['All of pkg.', 'Hooks of <React>.']));
  expect(descriptions('A package.')).toEqual(expect.arrayContaining(['A package.', 'Hooks of <React>.']));
});
