import { join, relative } from 'node:path';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ApiIndexPage } from '../../templates/api/ApiIndexPage.tsx';
import { CategoryPage } from '../../templates/api/CategoryPage.tsx';
import { categoryHeadings, moduleHeadings, packageHeadings } from '../../templates/api/indexHeadings.ts';
import { ListPage } from '../../templates/api/ListPage.tsx';
import { ModulePage } from '../../templates/api/ModulePage.tsx';
import { PackagePage } from '../../templates/api/PackagePage.tsx';
import { SymbolCard } from '../../templates/api/SymbolCard.tsx';
import { SymbolPage } from '../../templates/api/SymbolPage.tsx';
import { type SymbolPageContents, symbolHeadings } from '../../templates/api/symbolHeadings.ts';
import { UsersPage, usersHeadings } from '../../templates/api/UsersPage.tsx';
import { usedByHeadings } from '../../templates/api/usedByLists.ts';
import { Versions } from '../../templates/api/Versions.tsx';
import { RenderContextProvider } from '../../templates/context.ts';
import { ContentsPage } from '../../templates/pages/ContentsPage.tsx';
import { DocumentPage } from '../../templates/pages/DocumentPage.tsx';
import { HomePage } from '../../templates/pages/HomePage.tsx';
import { NotFoundPage } from '../../templates/pages/NotFoundPage.tsx';
import { SearchPage } from '../../templates/pages/SearchPage.tsx';
import type { Layouts } from '../../templates/signature/createLayouts.ts';
import { mdxComponents } from '../documents/mdxComponents.tsx';
import { renderTree } from '../documents/renderTree.ts';
import type { ApiPackage, ApiSymbol, Markdown } from '../model/api.ts';
import { contentsModule } from '../model/contents.ts';
import type { Document, Heading } from '../model/document.ts';
import type { Route } from '../model/plan.ts';
import { searchHref, searchModule } from '../model/search.ts';
import { withBase } from '../model/withBase.ts';
import { moduleHref, textPrefix } from '../plan/addresses.ts';
import { entryLinks } from './entryLinks.ts';
import type { PageLinks } from './pageLinks.ts';
import type { PageParts } from './pageParts.ts';
import { placeInTexts } from './placeInTexts.ts';
import { renderContext } from './renderContext.ts';
import type { RenderRequest } from './renderRequest.ts';
import { resolveMarkup } from './resolveMarkup.ts';
import { withoutPreloads } from './withoutPreloads.ts';

/** What is inside of a page's `<main>`, but for what the layout puts around it. */
export interface PageContent {
  /** With marks in place of parts. */
  readonly html: string;
  readonly headings: readonly Heading[];
  /** Which of them the table of contents lists. */
  readonly tocLevels: { readonly min: number; readonly max: number };
  readonly editUrl?: string | undefined;
  readonly lastUpdated?: string | undefined;
  /** What a card shows beside a name that leads here. */
  readonly cardHtml?: string | undefined;
}

interface ContentRequest {
  readonly route: Route;
  readonly request: RenderRequest;
  readonly links: PageLinks;
  readonly layouts: Layouts;
  /** What the page shares with others gets marks in its markup. */
  readonly parts: PageParts;
}

/** Renders the content of a route. A new kind of page is a case here and a template. */
export function renderContent(content: ContentRequest): PageContent {
  const { route, request } = content;
  const { config } = request;
  switch (route.kind) {
    case 'document':
      return renderDocument(content, route.document);
    case 'home':
    case 'page':
      return route.text === undefined ? page(renderCustomPage(content, route.module)) : renderText(content, route.text.markdown);
    case 'not-found':
      if (route.module !== '') return page(renderCustomPage(content, route.module));
      return page(
        renderToStaticMarkup(
          <NotFoundPage words={config.words} links={entryLinks(request)} searchAddress={withBase(config.baseUrl, searchHref)} />,
        ),
      );
    case 'api':
      return api(
        content,
        <ApiIndexPage
          packages={request.api.packages}
          words={config.words}
          hrefOfPackage={(slug) => withBase(config.baseUrl, moduleHref({ api: config.api.route, slug, module: '' }))}
        />,
      );
    case 'package':
      return {
        ...api(content, <PackagePage package={route.package} items={route.items} hasReadme={isShownHere(content, route.package)} />),
        headings: packageHeadings(route, config.words),
      };
    case 'module':
      return {
        ...api(content, <ModulePage module={route.apiModule} items={route.items} />),
        headings: moduleHeadings(route.apiModule, route, config.words),
      };
    case 'list':
      return api(content, <ListPage list={route.list} />);
    case 'category':
      return {
        ...api(content, <CategoryPage category={route.category} />),
        headings: categoryHeadings(route.package, { category: route.category, words: config.words }),
      };
    case 'users':
      return {
        ...api(content, <UsersPage symbol={route.usersOf} />),
        headings: usersHeadings(request.plan.backlinks.get(route.usersOf.id), config.words),
      };
    default:
      return {
        ...api(content, <SymbolPage symbol={route.symbol} />),
        headings: [
          ...symbolHeadings(route.symbol, config.words, contentsOf(content, route)),
          ...usedByHeadings(route.symbol, request.plan.backlinks.get(route.symbol.id), config.words),
        ],
        cardHtml: inContext(content, <SymbolCard symbol={route.symbol} />),
      };
  }
}

interface SymbolContents {
  readonly symbol: ApiSymbol;
  readonly package: ApiPackage;
}

function contentsOf({ request }: ContentRequest, { symbol, package: { symbols, categories } }: SymbolContents): SymbolPageContents {
  const ids = new Set(symbol.children);
  const { tables } = request.config.api;
  return { tables, children: ids.size === 0 ? [] : symbols.filter(({ id }) => ids.has(id)), categories };
}

function page(html: string): PageContent {
  return { html, headings: [], tocLevels: { min: 2, max: 2 } };
}

function api(content: ContentRequest, element: ReactNode): PageContent {
  const html = inContext(
    content,
    <>
      <Versions />
      {element}
    </>,
  );
  const { minLevel, maxLevel } = content.request.config.tableOfContents;
  return { html: `<article class="api">${html}</article>`, headings: [], tocLevels: { min: minLevel, max: maxLevel } };
}

function inContext(content: ContentRequest, element: ReactNode): string {
  return renderToStaticMarkup(<RenderContextProvider value={renderContext(content)}>{element}</RenderContextProvider>);
}

/** Whether a package's README is shown on the page itself. */
function isShownHere({ route, request }: ContentRequest, { readme }: ApiPackage): boolean {
  return readme?.place === undefined || request.plan.links.bySource.get(readme.place.file) === route.href;
}

/** A package's text as a page: under its own title where it begins with one, else under the route's. */
function renderText({ route, request, links }: ContentRequest, text: Markdown): PageContent {
  const { markdown, config } = request;
  const title = markdown.hasTitle(text) ? undefined : route.title;
  const options = { headingLevel: title === undefined ? 0 : 1, idPrefix: textPrefix };
  const html = markdown.renderBlock(text, links.resolve, options);
  return {
    html: renderToStaticMarkup(<DocumentPage title={title} html={html} />),
    headings: markdown.headings(text, options),
    tocLevels: { min: config.tableOfContents.minLevel, max: config.tableOfContents.maxLevel },
  };
}

function renderDocument({ request, links }: ContentRequest, document: Document): PageContent {
  const { config } = request;
  const { frontMatter } = document;
  const html =
    document.body.kind === 'hast'
      ? renderTree(document.body.tree, links.resolve, request.samples.documents)
      : renderMdx({ request, links, document });
  const headings = frontMatter.hide_table_of_contents === true ? [] : document.headings;
  return {
    html: renderToStaticMarkup(<DocumentPage title={frontMatter.hide_title === true ? undefined : document.title} html={html} />),
    headings,
    tocLevels: {
      min: frontMatter.toc_min_heading_level ?? config.tableOfContents.minLevel,
      max: frontMatter.toc_max_heading_level ?? config.tableOfContents.maxLevel,
    },
    editUrl: editUrl(request, document),
    lastUpdated: document.lastUpdated,
  };
}

function renderMdx({
  request,
  links,
  document,
}: {
  readonly request: RenderRequest;
  readonly links: PageLinks;
  readonly document: Document;
}): string {
  const component = request.components.get(document.source);
  if (component === undefined) throw new Error('The compiled document exports no component.');
  const figures = document.body.kind === 'mdx' ? document.body.samples : [];
  const components = mdxComponents({ resolve: links.resolve, source: document.source, figures, samples: request.samples.documents });
  return withoutPreloads(renderToStaticMarkup(createElement(component, { components })));
}

function renderCustomPage({ request, links, route }: ContentRequest, module: string): string {
  if (module === '')
    return renderToStaticMarkup(<HomePage title={request.config.title} tagline={request.config.tagline} links={entryLinks(request)} />);
  if (module === searchModule) return renderToStaticMarkup(<SearchPage words={request.config.words} links={entryLinks(request)} />);
  if (module === contentsModule) {
    const { items = [] } = request.plan.sidebars.get(route.sidebar ?? '') ?? {};
    const link = (href: string): string => (href.startsWith('/') ? withBase(request.config.baseUrl, href) : href);
    return renderToStaticMarkup(<ContentsPage title={route.title} items={items} link={link} />);
  }
  const component = request.components.get(module);
  if (component === undefined) throw new Error(`${module} cannot be rendered: it has no default export.`);
  const html = withoutPreloads(renderToStaticMarkup(createElement(component)));
  return resolveMarkup({
    html,
    resolve: links.resolve,
    placeOf: (target) => placeInTexts({ target, file: route.from.file, texts: request.plan.pageTexts }),
  });
}

/** The document's address in the repository's editor. */
function editUrl({ config }: RenderRequest, document: Document): string | undefined {
  const { documents, root } = config;
  if (document.frontMatter.custom_edit_url !== undefined) return document.frontMatter.custom_edit_url ?? undefined;
  if (documents?.editUrl === undefined) return undefined;
  const path = relative(documents.path, join(root, document.source)).replaceAll('\\', '/');
  return `${documents.editUrl.replace(/\/$/, '')}/${path}`;
}
