import { describe, expect, it } from 'vitest';
import { planDocumentRoutes } from '../../../../renderer/plan/routes/planDocumentRoutes.ts';
import { makeConfig, makeDocument } from '../../make.ts';

function hrefOf(id: string, slug?: string, route = '/docs'): string | undefined {
  const document = makeDocument({ id, frontMatter: { slug } });
  return planDocumentRoutes(makeConfig({ documents: { route } }), [document])[0]?.href;
}

describe('the path of a document', () => {
  it.each([
    ['guide/basics', '/docs/guide/basics'],
    ['guide/index', '/docs/guide'],
    ['index', '/docs'],
    ['guide/aux', '/docs/guide/aux~'],
    ['guide/größe', '/docs/guide/größe'],
    ['guide/we ird', '/docs/guide/we-ird'],
    ['indexes/all', '/docs/indexes/all'],
  ])('follows from its id: %s', (id, href) => {
    expect(hrefOf(id)).toBe(href);
  });

  it.each([
    ['guide/basics', 'start', '/docs/guide/start'],
    ['guide/basics', './start', '/docs/guide/start'],
    ['guide/basics', '../start', '/docs/start'],
    ['guide/basics', '/start', '/docs/start'],
    ['guide/basics', '/', '/docs'],
    ['basics', 'start/now/', '/docs/start/now'],
    ['guide/basics', '../../../etc', '/docs/etc'],
    ['guide/basics', 'page.html', '/docs/guide/page.html~'],
    ['guide/basics', 'what?#', '/docs/guide/what--'],
    ['guide/basics', '入门', '/docs/guide/入门'],
  ])('of %s with the slug %s is %s', (id, slug, href) => {
    expect(hrefOf(id, slug)).toBe(href);
  });

  it('begins at the root if the documents are there', () => {
    expect(hrefOf('guide/basics', undefined, '/')).toBe('/guide/basics');
    expect(hrefOf('index', undefined, '/')).toBe('/');
  });
});

describe('the route of a document', () => {
  it('contains the source of the document and the path of its page', () => {
    const document = makeDocument({ id: 'guide/index', title: 'Guide', description: 'How to begin.' });
    const config = makeConfig({ documents: { sidebars: { main: ['guide/index'] } } });
    expect(planDocumentRoutes(config, [document])).toEqual([
      {
        kind: 'document',
        href: '/docs/guide',
        title: 'Guide',
        description: 'How to begin.',
        html: 'docs/guide/index.html',
        data: 'docs/guide/index.json',
        from: { file: 'content/docs/guide/index.md', line: 1 },
        sidebar: 'main',
        document,
      },
    ]);
  });
});
