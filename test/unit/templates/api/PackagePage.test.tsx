import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defaultWords } from '../../../../renderer/model/words.ts';
import { moduleHeadings, packageHeadings } from '../../../../templates/api/indexHeadings.ts';
import { ModulePage } from '../../../../templates/api/ModulePage.tsx';
import { PackagePage } from '../../../../templates/api/PackagePage.tsx';
import { RenderContextProvider } from '../../../../templates/context.ts';
import { commentOf, contextOf, packageOf, symbolOf } from '../symbols.ts';

const server = {
  name: 'server',
  symbols: ['pkg/:class/Server'],
  references: [{ name: 'parseIt', target: 'pkg/:function/parse' }],
};
const pkg = packageOf({
  license: 'MIT',
  modules: [{ name: '', symbols: [], references: [] }, server],
  symbols: [
    symbolOf('class', 'Server', { comment: commentOf('Serves. Well.') }),
    symbolOf('function', 'parse', { comment: commentOf('', { '@deprecated': 'No.' }) }),
    symbolOf('function', 'inner', { qualifiedName: 'Space.inner' }),
  ],
});
const markup = (page: ReactNode) => renderToStaticMarkup(<RenderContextProvider value={contextOf(pkg)}>{page}</RenderContextProvider>);
const ids = (html: string) => [...html.matchAll(/ id="(?!install_)([^"]*)"/g)].map((match) => match[1]);

describe('PackagePage', () => {
  const html = markup(<PackagePage package={pkg} />);

  it('leads to the parts of a list that is too long for it', () => {
    const many = packageOf({ symbols: Array.from({ length: 300 }, (_, index) => symbolOf('interface', `I${index + 100}`)) });
    const page = markup(<PackagePage package={many} />);
    const list = /<section class="index of-interface">.*?<ul>(.*?)<\/ul>/s.exec(page)?.[1];
    expect(list).toBe('<li><a href="list/interfaces-1">I100 – I349</a></li><li><a href="list/interfaces-2">I350 – I399</a></li>');
  });

  it('lists items by kind, with the first sentence of each', () => {
    expect(html).toContain('<a href="/api/pkg/class/Server">Server</a><p>Serves.</p></li>');
    expect(ids(html)).toEqual(['modules', 'classes', 'functions']);
  });

  it('marks what is deprecated, and leaves items of namespaces to their pages', () => {
    expect(html).toContain('<a href="/api/pkg/function/parse">parse</a><span class="badge deprecated">Deprecated</span></li>');
    expect(html).not.toContain('inner');
  });

  it('folds a long list of modules, so that what the package exports is seen', () => {
    const others = Array.from({ length: 61 }, (_, index) => ({ ...server, name: `part${index}` }));
    const listed = markup(<PackagePage package={packageOf({ modules: others })} />);
    expect(listed).toContain('<details><summary>Show all 61</summary><ul><li><a');
    expect(html).not.toContain('<details>');
  });

  it('says which module has an item where several have one of that name', () => {
    const twice = packageOf({
      modules: [{ name: '', symbols: [], references: [] }, server],
      symbols: [
        symbolOf('class', 'Server'),
        symbolOf('class', 'Server', { module: 'server' }),
        symbolOf('class', 'Other', { module: 'server' }),
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
    const old = { ...server, comment: commentOf('Old.', { '@deprecated': 'No.' }) };
    const withOld = { ...pkg, modules: [{ name: '', symbols: [], references: [] }, old] };
    const listed = renderToStaticMarkup(
      <RenderContextProvider value={contextOf(withOld)}>
        <PackagePage package={withOld} />
      </RenderContextProvider>,
    );
    expect(listed).toContain('pkg/server</a><span class="badge deprecated">Deprecated</span>');
  });

  it('says how to install it', () => {
    expect(html).toContain('<code>npm install pkg</code>');
    expect(html).toContain('<dt>License</dt><dd>MIT</dd>');
  });

  it('has the headings that its table of contents lists', () => {
    expect(packageHeadings({ package: pkg }, defaultWords).map(({ id }) => id)).toEqual(ids(html));
  });
});

describe('ModulePage', () => {
  const html = markup(<ModulePage module={server} />);

  it('lists what it declares and what it exports again', () => {
    expect(html).toContain('<h1>pkg/server</h1>');
    expect(html).toContain('<a href="/api/pkg/function/parse">parseIt</a><code>parse</code>');
    expect(ids(html)).toEqual(['classes', 'references']);
    expect(moduleHeadings(server, { package: pkg }, defaultWords).map(({ id }) => id)).toEqual(ids(html));
  });
});
