import { expect, test } from 'vitest';
import type { CustomPage } from '../../../../renderer/model/source.ts';
import { planDocumentRoutes } from '../../../../renderer/plan/routes/planDocumentRoutes.ts';
import { planPageRoutes } from '../../../../renderer/plan/routes/planPageRoutes.ts';
import { makeConfig, makeDocument } from '../../make.ts';

const config = makeConfig({ title: 'Site', tagline: 'About things' });

const about: CustomPage = { module: 'content/pages/about.tsx', href: '/about', title: 'About', description: 'Why.' };

const search = expect.objectContaining({ kind: 'page', href: '/search', module: 'gqldocs:search' });

const notFound = {
  kind: 'not-found',
  href: '/404',
  title: 'Page not found',
  description: config.messages.notFoundText,
  html: '404.html',
  data: '404.json',
  from: { file: 'gqldocs.config.ts' },
  module: '',
};

test('a site without pages has a home page, a search page and a not-found page', () => {
  expect(planPageRoutes({ config, pages: [], documents: [] })).toEqual([
    {
      kind: 'home',
      href: '/',
      title: 'Site',
      description: 'About things',
      html: 'index.html',
      data: 'index.json',
      from: { file: 'gqldocs.config.ts' },
      module: '',
    },
    search,
    notFound,
  ]);
});

test('a custom page has a route, and at the root it is the home page', () => {
  const home = { ...about, module: 'content/pages/index.tsx', href: '/' };
  expect(planPageRoutes({ config, pages: [about, home], documents: [] })).toEqual([
    {
      kind: 'page',
      href: '/about',
      title: 'About',
      description: 'Why.',
      html: 'about/index.html',
      data: 'about/index.json',
      from: { file: 'content/pages/about.tsx' },
      module: 'content/pages/about.tsx',
    },
    expect.objectContaining({ kind: 'home', href: '/', module: 'content/pages/index.tsx' }),
    search,
    notFound,
  ]);
});

test('a custom not-found page replaces the default one', () => {
  const own: CustomPage = { module: 'content/pages/404.tsx', href: '/404', title: 'Lost', description: 'Nothing here.' };
  expect(planPageRoutes({ config, pages: [own], documents: [] })).toEqual([
    expect.objectContaining({ kind: 'home' }),
    search,
    {
      kind: 'not-found',
      href: '/404',
      title: 'Lost',
      description: 'Nothing here.',
      html: '404.html',
      data: '404.json',
      from: { file: 'content/pages/404.tsx' },
      module: 'content/pages/404.tsx',
    },
  ]);
});

test('a document at the root is the home page, but no other document', () => {
  const atRoot = makeConfig({ documents: { route: '/' } });
  const hrefsWith = (id: string): readonly string[] => {
    const documents = planDocumentRoutes(atRoot, [makeDocument({ id })]);
    return planPageRoutes({ config: atRoot, pages: [], documents }).map(({ href }) => href);
  };
  expect(hrefsWith('index')).toEqual(['/search', '/404']);
  expect(hrefsWith('guide')).toEqual(['/', '/search', '/404']);
});

test('default pages are made from the config file, whatever its name is', () => {
  const own = { ...makeConfig(), root: '/site', configFiles: ['/site/docs/gqldocs.config.mjs', '/site/docs/shared.mjs'] };
  const files = planPageRoutes({ config: own, pages: [], documents: [] }).map(({ from }) => from.file);
  expect(files).toEqual(Array.from({ length: 3 }, () => 'docs/gqldocs.config.mjs'));
});
