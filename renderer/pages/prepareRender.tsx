import { renderToStaticMarkup } from 'react-dom/server';
import { createHiddenTypes, type HiddenTypesOf } from '../../templates/api/hiddenTypesOf.ts';
import { createSidebar } from '../../templates/layout/createSidebar.ts';
import { SiteFooter } from '../../templates/layout/SiteFooter.tsx';
import type { Highlighter } from '../documents/highlight/loadHighlighter.ts';
import { createMarkdownRenderer } from '../documents/markdownRenderer.ts';
import type { ApiPackage } from '../model/api.ts';
import { withBase } from '../model/withBase.ts';
import { nearestIn } from '../plan/resolveReference.ts';
import { createTermCounter } from '../search/countTerms.ts';
import { createFrames } from './createFrames.tsx';
import { createRepeats } from './createRepeats.ts';
import { readingPositions } from './readingPositions.ts';
import type { RenderRequest } from './renderRequest.ts';
import { createRepeatMarkup } from './repeatMarkup.tsx';
import { linkHref } from './siteData.ts';

export type PrepareRequest = Pick<RenderRequest, 'config' | 'plan' | 'api' | 'site' | 'assets' | 'components' | 'samples'> & {
  readonly highlighter: Highlighter;
};

/** Makes what all pages share, once. */
export function prepareRender({ highlighter, ...request }: PrepareRequest): RenderRequest {
  const { config, plan, api } = request;
  const { words, footer } = config;
  const columns = footer.columns.map(({ title, items }) => ({
    title,
    items: items.map((link) => ({ label: link.label, href: linkHref(link, { config, documents: plan.links.byDocument }) })),
  }));
  const link = (href: string): string => (href.startsWith('/') ? withBase(config.baseUrl, href) : href);
  const hidden = new Map(api.packages.map((pkg) => [pkg.slug, hiddenTypesIn(pkg)]));
  return {
    ...request,
    markdown: createMarkdownRenderer({ highlighter, words, samples: request.samples.packages }),
    hiddenTypes: (slug) => hidden.get(slug) ?? (() => []),
    address: remembering((href) => withBase(config.baseUrl, href)),
    nearestName: remembering(nearestIn(plan.links)),
    countTerms: createTermCounter(),
    repeatMarkup: createRepeatMarkup(),
    repeatText: createRepeats(),
    footerHtml: renderToStaticMarkup(<SiteFooter columns={columns} copyright={footer.copyright} words={words} />),
    reading: readingPositions(plan, config.baseUrl),
    menus: new Map([...plan.sidebars].map(([id, sidebar]) => [id, createSidebar({ sidebar, words, link })])),
    putIntoFrame: createFrames(request.site),
  };
}

function remembering<V>(find: (text: string) => V): (text: string) => V {
  const known = new Map<string, { readonly found: V }>();
  return (text) => {
    const entry = known.get(text) ?? { found: find(text) };
    known.set(text, entry);
    return entry.found;
  };
}

function hiddenTypesIn({ hidden }: ApiPackage): HiddenTypesOf {
  const byId = new Map(hidden.map((symbol) => [symbol.id, symbol]));
  return createHiddenTypes((id) => byId.get(id));
}
