import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ContentsPage } from '../../templates/pages/ContentsPage.tsx';
import { HomePage } from '../../templates/pages/HomePage.tsx';
import { SearchPage } from '../../templates/pages/SearchPage.tsx';
import { contentsModule } from '../model/contents.ts';
import type { Document } from '../model/document.ts';
import type { Route } from '../model/plan.ts';
import { publicHref } from '../model/publicHref.ts';
import { searchModule } from '../model/search.ts';
import type { SampleIndex } from '../plan/links/sampleIndex.ts';
import { withoutPreloads } from './createFrames.tsx';
import type { PageLinks } from './pageLinks.ts';
import type { PageScope } from './pageScope.ts';
import { placeInTexts, resolveMarkup } from './resolveMarkup.ts';
import { mdxComponents } from './text/mdxComponents.tsx';

interface ComponentRequest {
  readonly scope: PageScope;
  readonly links: PageLinks;
}

interface MdxRequest extends ComponentRequest {
  readonly document: Document;
  readonly samples: SampleIndex;
}

/** Renders the compiled component of an MDX document. */
export function renderMdx({ scope, links, document, samples }: MdxRequest): string {
  const component = scope.components.get(document.source);
  if (component === undefined) throw new Error('The compiled document exports no component.');
  const figures = document.body.kind === 'mdx' ? document.body.samples : [];
  const { messages } = scope.frame.settings;
  const components = mdxComponents({ resolve: links.resolve, source: document.source, messages, figures, samples });
  return withoutPreloads(renderToStaticMarkup(createElement(component, { components })));
}

interface CustomPageRequest extends ComponentRequest {
  readonly route: Route;
  /** Of the page's component; one of gqldocs for the pages that it makes itself. */
  readonly module: string;
}

/** Renders a custom page, or the template of a page that gqldocs makes itself: home, search, contents. */
export function renderCustomPage({ scope, links, route, module }: CustomPageRequest): string {
  const { frame, site, components, pageTexts } = scope;
  const { messages, title, tagline, baseUrl } = frame.settings;
  if (module === '') {
    const ways = site.entryLinks().filter(({ href }) => href !== baseUrl);
    return renderToStaticMarkup(<HomePage title={title} tagline={tagline} links={ways} messages={messages} />);
  }
  if (module === searchModule) return renderToStaticMarkup(<SearchPage messages={messages} links={site.entryLinks()} />);
  if (module === contentsModule) {
    const link = (href: string): string => publicHref(href, { baseUrl });
    return renderToStaticMarkup(<ContentsPage title={route.title} items={site.sidebarItems(route.sidebar ?? '')} link={link} />);
  }
  const component = components.get(module);
  if (component === undefined) throw new Error(`${module} cannot be rendered: it has no default export.`);
  const html = withoutPreloads(renderToStaticMarkup(createElement(component)));
  return resolveMarkup({
    html,
    resolve: links.resolve,
    placeOf: (target) => placeInTexts({ target, file: route.from.file, texts: pageTexts }),
  });
}
