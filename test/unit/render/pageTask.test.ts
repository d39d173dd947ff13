import { describe, expect, it } from 'vitest';
import { openSession } from '../../../renderer/engine/session.ts';
import type { ApiModel, ApiSymbol } from '../../../renderer/model/api.ts';
import { parse } from '../documents/renderMarkdown.ts';
import { makeConfig, makeDocument, makeMember, makePackage, makeSymbol } from '../make.ts';
import { renderSite, type SiteParts, siteToRender } from './renderSite.ts';

/** Addresses of the pages that are rendered again when one site becomes another. */
async function renderedAgain(before: SiteParts, after: SiteParts): Promise<readonly string[]> {
  const session = openSession({ name: 'test' });
  await renderSite(session, await siteToRender(before));
  session.begin();
  const rendered = await renderSite(session, await siteToRender(after));
  for (const [href, { page }] of rendered) expect([href, page.ok]).toEqual([href, true]);
  return [...rendered].flatMap(([href, { isStored }]) => (isStored ? [] : [href])).toSorted();
}

const deprecated = { summary: { text: '' }, blocks: [], modifiers: ['@deprecated' as const] };
const summary = (text: string) => ({ summary: { text }, blocks: [], modifiers: [] });
const modelOf = (...symbols: readonly ApiSymbol[]): ApiModel => ({ packages: [makePackage(symbols)] });
const text = (value: string) => ({
  kind: 'hast' as const,
  tree: { type: 'root' as const, children: [{ type: 'text' as const, value }] },
});

describe('pages are rendered again', () => {
  it('never if nothing has changed, even with new objects', async () => {
    const site = (): SiteParts => ({ documents: [makeDocument({ id: 'a' })], api: modelOf(makeSymbol('class', 'A')) });
    expect(await renderedAgain(site(), site())).toEqual([]);
  });

  it('after a change of a document: only that document', async () => {
    const site = (value: string): SiteParts => ({
      documents: [makeDocument({ id: 'a', body: text(value) }), makeDocument({ id: 'b' })],
      api: modelOf(makeSymbol('class', 'A')),
    });
    expect(await renderedAgain(site('one'), site('two'))).toEqual(['/docs/a']);
  });

  it('after a change of a comment: the pages that show it', async () => {
    const site = (value: string): SiteParts => ({
      documents: [makeDocument({ id: 'a' })],
      api: modelOf(makeSymbol('class', 'A', { comment: summary(value) }), makeSymbol('class', 'B')),
    });
    expect(await renderedAgain(site('One.'), site('Two.'))).toEqual(['/api/pkg', '/api/pkg/class/A']);
  });

  it('after a change of a title: the pages that mention it', async () => {
    const config = makeConfig({ documents: { sidebars: { main: ['a', 'b'] } } });
    const site = (title: string): SiteParts => ({
      config,
      documents: [makeDocument({ id: 'a' }), makeDocument({ id: 'b', title }), makeDocument({ id: 'c' })],
    });
    expect(await renderedAgain(site('One'), site('Two'))).toEqual(['/docs/a', '/docs/b']);
  });

  it('after a new page: the pages that link to it', async () => {
    const config = makeConfig({ documents: { sidebars: { main: ['a', 'c'] } } });
    const { value: a } = await parse('[b](/docs/b)', 'docs/a.md');
    const c = makeDocument({ id: 'c' });
    const pages = await renderedAgain({ config, documents: [a, c] }, { config, documents: [a, makeDocument({ id: 'b' }), c] });
    expect(pages).toEqual(['/docs/a', '/docs/b']);
  });

  it('after a change of a version: the pages with it in their version menu', async () => {
    const versionOf = (slug: string, version: string) =>
      makePackage([makeSymbol('class', 'A', { id: `${slug}/:class/A` })], { slug, version });
    const other = makePackage([makeSymbol('class', 'B', { id: 'other/:class/B' })], { name: 'other', slug: 'other' });
    const site = (first: string): SiteParts => ({ api: { packages: [versionOf('v2', first), versionOf('v1', '1.0.0'), other] } });
    const pages = await renderedAgain(site('2.0.0'), site('2.1.0'));
    expect(pages.filter((href) => href.includes('/class/'))).toEqual(['/api/v1/class/A', '/api/v2/class/A']);
  });

  it("after a change of a sample's resolved names: the document and the page of the symbol", async () => {
    const sample = { code: "import { A } from 'pkg';", language: 'ts' };
    const figure = { type: 'element' as const, tagName: 'figure', properties: {}, children: [], data: { sample } };
    const body = { kind: 'hast' as const, tree: { type: 'root' as const, children: [figure] } };
    const uses = [{ kind: 'sample' as const, sample: { ...sample, lines: [] }, place: { file: 'a.md' } }];
    const imported = [{ module: 'pkg', name: 'A', start: 9, end: 10, isNaming: true }];
    const site = (names: boolean): SiteParts => ({
      documents: [makeDocument({ id: 'a', uses, body }), makeDocument({ id: 'b' })],
      api: modelOf(makeSymbol('class', 'A')),
      samples: [{ ...sample, names: { imported: names ? imported : [], locals: [] } }],
    });
    expect(await renderedAgain(site(false), site(true))).toEqual(['/api/pkg/class/A', '/docs/a']);
  });

  it('after a deprecation: documents whose prose names the symbol, because the link disappears', async () => {
    const documents = [(await parse('See `A`.', 'docs/a.md')).value, (await parse('See `B`.', 'docs/b.md')).value];
    const pages = await renderedAgain(
      { documents, api: modelOf(makeSymbol('class', 'A')) },
      { documents, api: modelOf(makeSymbol('class', 'A', { comment: deprecated })) },
    );
    expect(pages.filter((href) => href.startsWith('/docs'))).toEqual(['/docs/a']);
  });

  it('after a change of a setting: all pages', async () => {
    const site = (tagline: string): SiteParts => ({
      config: makeConfig({ documents: {}, tagline }),
      documents: [makeDocument({ id: 'a' })],
      api: modelOf(makeSymbol('class', 'A', { members: [makeMember('m')] })),
    });
    const pages = await renderedAgain(site('One'), site('Two'));
    expect(pages).toEqual(['/', '/404', '/api', '/api/pkg', '/api/pkg/class/A', '/docs/a', '/search'].toSorted());
  });
});
