import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defaultMessages } from '../../../../renderer/model/messages.ts';
import { moduleHeadings, packageHeadings } from '../../../../renderer/presentation/indexHeadings.ts';
import { ModulePage } from '../../../../templates/api/ModulePage.tsx';
import { PackagePage } from '../../../../templates/api/PackagePage.tsx';
import { type RenderContext, RenderContextProvider } from '../../../../templates/context.ts';
import { makeComment, makeSymbol } from '../../make.ts';
import { contextOf, packageOf } from '../symbols.ts';

const server = {
  name: 'server',
  symbols: ['pkg/:class/Server'],
  references: [{ name: 'parseIt', target: 'pkg/:function/parse' }],
};
const pkg = packageOf({
  license: 'MIT',
  modules: [{ name: '', symbols: [], references: [] }, server],
  symbols: [
    makeSymbol('class', 'Server', { comment: makeComment('Serves. Well.') }),
    makeSymbol('function', 'parse', { comment: makeComment('', { '@deprecated': 'No.' }) }),
    makeSymbol('function', 'inner', { qualifiedName: 'Space.inner' }),
  ],
});
const markup = (page: ReactNode) => renderToStaticMarkup(<RenderContextProvider value={contextOf(pkg)}>{page}</RenderContextProvider>);
const ids = (html: string) => [...html.matchAll(/ id="(?!install_)([^"]*)"/g)].map((match) => match[1]);

describe('PackagePage', () => {
  const html = markup(<PackagePage package={pkg} />);

  it('has the version of the package once', () => {
    const other = packageOf({ version: '2.1.0' });
    const factsWith = (...labels: readonly string[]) => {
      const versions = labels.map((label, index) => ({ label, href: `/api/${index}`, isCurrent: index === 0, isSame: true }));
      const page = renderToStaticMarkup(
        <RenderContextProvider value={{ ...contextOf(other), versions }}>
          <PackagePage package={other} />
        </RenderContextProvider>,
      );
      return /<dl class="facts">(.*?)<\/dl>/.exec(page)?.[1];
    };
    const fact = '<div><dt>Version</dt><dd>2.1.0</dd></div>';
    expect(factsWith('2.1.0')).toContain(fact);
    expect(factsWith('2', '1')).toContain(fact);
    expect(factsWith('2.1.0', '1.9.0')).not.toContain(fact);
  });

  it('has headings of kinds in a long list of a category, but not in a short one', () => {
    const categories = ['Long', 'Short'];
    const symbols = [40, 5].flatMap((count, index) =>
      (['function', 'interface'] as const).flatMap((kind) =>
        Array.from({ length: count / 2 }, (_, number) =>
          makeSymbol(kind, `${kind}${index}${number}`, { grouping: { categories: [categories[index] ?? ''] } }),
        ),
      ),
    );
    const page = renderToStaticMarkup(
      <RenderContextProvider value={contextOf(packageOf({ categories, symbols }))}>
        <PackagePage package={packageOf({ categories, symbols })} />
      </RenderContextProvider>,
    );
    const [long = '', short = ''] = page.split('id="category-short"');
    expect([...long.matchAll(/<section class="index of-\w+"><h3>(\w+)<\/h3>/g)].map(([, title]) => title)).toEqual([
      'Functions',
      'Interfaces',
    ]);
    expect(short).not.toContain('<section class="index');
  });

  it('shows the groups of a large package as rows with their size, the most referenced symbols, and all symbols on request', () => {
    const many = packageOf({
      categories: ['Schema'],
      symbols: [
        ...Array.from({ length: 40 }, (_, index) => makeSymbol('interface', `I${index + 10}`, { grouping: { categories: ['Schema'] } })),
        makeSymbol('function', 'executeIncrementalResults'),
      ],
    });
    const page = renderToStaticMarkup(
      <RenderContextProvider value={contextOf(many)}>
        <PackagePage package={many} />
      </RenderContextProvider>,
    );
    expect([...page.matchAll(/<section class="card"><h2 id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
      'category-schema',
      'other-category',
    ]);
    const card = /<section class="card">.*?<\/section>/s.exec(page)?.[0] ?? '';
    expect(card).toContain('<p class="index"><a href="/api/pkg/interface/I10">I10</a><a href="/api/pkg/interface/I11">I11</a>');
    expect(card).toContain('<summary aria-label="Schema: Show all 40">40</summary>');
    expect(card.split('<details>')[1]?.match(/<li>/g)).toHaveLength(40);
    expect(page).toMatch(/<p class="index"><a [^>]*>execute<wbr\/>Incremental<wbr\/>Results<\/a><\/p>/);
    expect(page).toContain('placeholder="Filter 41 names"');
    expect(page.split('All 41 names from A to Z</summary>')[1]?.split('</details>')[0]?.match(/<li>/g)).toHaveLength(41);
  });

  it('shows many groups in one list below a heading, and names only what fits into a line', () => {
    const titles = ['Schema', 'Schema Changes', 'Schema Printing', ...Array.from('ABCDEFGHIJK', (letter) => `Group${letter}`)];
    const many = packageOf({
      categories: titles,
      symbols: titles.flatMap((title, group) =>
        Array.from({ length: 3 }, (_, index) =>
          makeSymbol('interface', `${'Long'.repeat(5)}${group}x${index}`, { grouping: { categories: [title] } }),
        ),
      ),
    });
    const page = renderToStaticMarkup(
      <RenderContextProvider value={contextOf(many)}>
        <PackagePage package={many} />
      </RenderContextProvider>,
    );
    expect(page).toContain('<h2 id="all-categories"><a href="#all-categories">Categories</a></h2>');
    expect(page).toContain('<section class="card"><h3 id="category-schema">');
    expect(page).toContain('<section class="card"><h3 id="category-groupa">');
    expect(/<p class="index">(.*?)<\/p>/s.exec(page)?.[1]?.match(/<a /g)).toHaveLength(2);
    expect(packageHeadings({ package: many }, defaultMessages).map(({ id }) => id)).toEqual(['all-categories']);
  });

  it('shows the introduction before the list of what the package exports, and a long rest after it', () => {
    const readme = { text: `<p>Intro.</p><figure class="code">start();</figure><p>${'Much more. '.repeat(500)}</p>` };
    const page = renderToStaticMarkup(
      <RenderContextProvider value={{ ...contextOf(pkg), block: ({ text }) => text }}>
        <PackagePage package={{ ...pkg, readme }} />
      </RenderContextProvider>,
    );
    const places = ['Intro.', 'start();', 'id="classes"', 'Much more.'].map((text) => page.indexOf(text));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('shows the first example of a README that has a page elsewhere, and no more of it', () => {
    const readme = { text: '<p>Intro.</p><figure class="code" data-language="js">start();</figure><p>More.</p>' };
    const page = renderToStaticMarkup(
      <RenderContextProvider value={{ ...contextOf(pkg), block: ({ text }) => text }}>
        <PackagePage package={{ ...pkg, readme }} hasReadme={false} />
      </RenderContextProvider>,
    );
    expect(page).toContain('<div class="prose"><figure class="code" data-language="js">start();</figure></div>');
    expect(page).not.toMatch(/Intro|More/);
  });

  it.each([
    ['a README', (readme: string) => ({ readme: { text: readme } })],
    ['a comment', (text: string) => ({ modules: [{ name: '', symbols: [], references: [], comment: makeComment(text) }] })],
    [
      'a category',
      (text: string) => ({
        categories: ['Schema'],
        modules: [
          {
            name: '',
            symbols: [],
            references: [],
            comment: {
              summary: { text: '' },
              blocks: [{ tag: '@categoryDescription', title: 'Schema', content: { text } }],
              modifiers: [],
            },
          },
        ],
        symbols: [makeSymbol('class', 'Server', { grouping: { categories: ['Schema'] } }), makeSymbol('function', 'parse')],
      }),
    ],
  ])('gives headings of %s the level below the heading above them', (_, withText) => {
    const titled = packageOf(withText('A text.'));
    const block: RenderContext['block'] = ({ text }, options) => `<h${(options?.headingLevel ?? 2) + 1}>In it</h1><p>${text}</p>`;
    const page = renderToStaticMarkup(
      <RenderContextProvider value={{ ...contextOf(titled), block }}>
        <PackagePage package={titled} />
      </RenderContextProvider>,
    );
    const levels = [...page.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    expect(page).toContain('In it');
    expect(levels.filter((level, at) => at > 0 && level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
  });

  it('links to the pages of a list that is too long', () => {
    const many = packageOf({ symbols: Array.from({ length: 300 }, (_, index) => makeSymbol('interface', `I${index + 100}`)) });
    const page = markup(<PackagePage package={many} />);
    const list = /<\/summary><div class="index"><ul>(.*?)<\/ul>/s.exec(page)?.[1];
    expect(list).toBe('<li><a href="list/interfaces-1">I100 – I349</a></li><li><a href="list/interfaces-2">I350 – I399</a></li>');
  });

  it('lists items by kind, with the first sentence of each', () => {
    expect(html).toContain('<a href="/api/pkg/class/Server">Server</a><p>Serves.</p></li>');
    expect(ids(html)).toEqual(['modules', 'classes', 'functions']);
  });

  it('marks deprecated symbols, and lists symbols of namespaces, as the menu does', () => {
    expect(html).toContain('<a href="/api/pkg/function/parse">parse</a><span class="badge deprecated">Deprecated</span></li>');
    expect(html).toContain('>Space.inner</a>');
  });

  it('shows modules as cards: what they are, how many names they export, and the most referenced ones', () => {
    const card = /<section class="card".*?<\/section>/s.exec(html)?.[0] ?? '';
    expect(card).toContain('<h3><a href="/api/pkg/server">pkg/<wbr/>server</a></h3>');
    expect(card).toContain('<p class="index"><a href="/api/pkg/class/Server">Server</a><a href="/api/pkg/function/parse">parseIt</a></p>');
    expect(card).toContain('<a class="card-count" href="/api/pkg/server" aria-label="pkg/server: Show all 2">2</a>');
    expect(card).toContain('data-names="Server parseIt"');
  });

  it('names what a module declares as the module does, and what it re-exports as users import it', () => {
    const own = makeSymbol('class', 'Server');
    const references = [
      { name: 'HttpServer', target: own.id },
      { name: 'default', target: own.id },
      { name: 'read', target: 'pkg/:function/parse' },
      { name: 'useState', target: 'react/:function/useState' },
    ];
    const modules = [
      { name: '', symbols: [], references: [] },
      { name: 'server', symbols: [own.id], references },
    ];
    const listed = markup(<PackagePage package={packageOf({ modules, symbols: [makeSymbol('function', 'parse'), own] })} />);
    const card = /<section class="card".*?<\/section>/s.exec(listed)?.[0] ?? '';
    expect(card).toContain('data-names="Server HttpServer read"');
    expect(
      card
        .match(/(?<=<p class="index">).*?(?=<\/p>)/s)?.[0]
        .replace(/<[^>]+>/g, ' ')
        .trim()
        .split(/ +/),
    ).toEqual(['Server', 'read']);
  });

  it('names the namespaces of a module that exports no symbols', () => {
    const modules = [
      { name: '', symbols: [], references: [] },
      { name: 'cli', symbols: [], references: [], namespaces: ['A', 'B', 'C', 'D'].map((name) => ({ name, module: `cli/${name}` })) },
    ];
    const listed = markup(<PackagePage package={packageOf({ modules })} />);
    const card = /<section class="card".*?<\/section>/s.exec(listed)?.[0] ?? '';
    expect(card).toContain(
      '<p class="index"><a href="/api/pkg/cli/A">A</a><a href="/api/pkg/cli/B">B</a><a href="/api/pkg/cli/C">C</a><a href="/api/pkg/cli/D">D</a></p>',
    );
    expect(card).toContain('aria-label="pkg/cli: Show all 4">4</a>');
    expect(card).toContain('data-names="A B C D"');
  });

  it('lists modules after the symbols of a package that exports more than it has modules', () => {
    const main = { name: '', symbols: pkg.symbols.map(({ id }) => id), references: [] };
    const full = packageOf({ modules: [main, { ...server, symbols: [] }], symbols: pkg.symbols });
    expect(ids(markup(<PackagePage package={full} />))).toEqual(['classes', 'functions', 'modules']);
    expect(packageHeadings({ package: full }, defaultMessages).map(({ id }) => id)).toEqual(['classes', 'functions', 'modules']);
  });

  it('shows a long list of modules first and unfolded only if the package itself exports little', () => {
    const others = Array.from({ length: 61 }, (_, index) => ({ ...server, name: `part${index}` }));
    const listOf = (count: number) => {
      const references = Array.from({ length: count }, (_, index) => ({ name: `a${index}`, target: `other/:function/a${index}` }));
      return markup(<PackagePage package={packageOf({ modules: [{ name: '', symbols: [], references }, ...others] })} />);
    };
    expect(listOf(39)).toContain('<ul><li><a href="/api/pkg/part0"');
    expect(listOf(39)).not.toContain('Show all 61');
    const listed = listOf(40);
    expect(listed).toContain('<details><summary>Show all 61</summary><ul><li><a');
    expect(html).not.toContain('<details>');
  });

  it('names the module of a symbol if several modules export the name', () => {
    const twice = packageOf({
      modules: [{ name: '', symbols: [], references: [] }, server],
      symbols: [
        makeSymbol('class', 'Server'),
        makeSymbol('class', 'Server', { module: 'server' }),
        makeSymbol('class', 'Other', { module: 'server' }),
      ],
    });
    const listed = renderToStaticMarkup(
      <RenderContextProvider value={contextOf(twice)}>
        <PackagePage package={twice} />
      </RenderContextProvider>,
    );
    expect([...listed.matchAll(/>(\w+)<\/a><span class="from">([^<]*)/g)].map(([, name, from]) => [name, from])).toEqual([
      ['Server', 'pkg'],
      ['Server', 'pkg/server'],
    ]);
  });

  it('marks a module that is deprecated', () => {
    const old = { ...server, comment: makeComment('Old.', { '@deprecated': 'No.' }) };
    const withOld = { ...pkg, modules: [{ name: '', symbols: [], references: [] }, old] };
    const listed = renderToStaticMarkup(
      <RenderContextProvider value={contextOf(withOld)}>
        <PackagePage package={withOld} />
      </RenderContextProvider>,
    );
    expect(listed).toContain('pkg/<wbr/>server</a><span class="badge deprecated">Deprecated</span>');
  });

  it('shows how to install it', () => {
    expect(html).toContain('<code>npm install pkg</code>');
    expect(html).toContain('<dt>License</dt><dd>MIT</dd>');
  });

  it('names its global variable in scripts', () => {
    const modules = pkg.modules.map((one) => (one.name === '' ? { ...one, scriptName: 'Pkg' } : one));
    const ofScript = { ...pkg, modules };
    const page = renderToStaticMarkup(
      <RenderContextProvider value={contextOf(ofScript)}>
        <PackagePage package={ofScript} />
      </RenderContextProvider>,
    );
    expect(page).toContain('<dt>Global variable</dt><dd><code>Pkg</code> in scripts that are not modules</dd>');
  });

  it('contains the headings of its table of contents', () => {
    expect(packageHeadings({ package: pkg }, defaultMessages).map(({ id }) => id)).toEqual(ids(html));
  });
});

describe('ModulePage', () => {
  const html = markup(<ModulePage module={server} />);

  it('lists declarations and re-exports', () => {
    expect(html).toContain('<h1>pkg/<wbr/>server</h1>');
    expect(html).toContain('<a href="/api/pkg/function/parse">parseIt</a><code>parse</code>');
    expect(ids(html)).toEqual(['classes', 'references']);
    expect(moduleHeadings(server, { package: pkg }, defaultMessages).map(({ id }) => id)).toEqual(ids(html));
  });
});
