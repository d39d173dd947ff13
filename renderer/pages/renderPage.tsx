import { renderToStaticMarkup } from 'react-dom/server';
import { breadcrumbs, type Crumb } from '../../templates/layout/breadcrumbs.ts';
import { PageFooter } from '../../templates/layout/PageFooter.tsx';
import { tableOfContents } from '../../templates/layout/tableOfContents.ts';
import { createLayouts } from '../../templates/signature/createLayouts.ts';
import { islandMark } from '../bundle/wrapIsland.tsx';
import { NotReady } from '../documents/highlight/cachedHighlighter.ts';
import { twinFile } from '../markdownTwins/twinAddress.ts';
import type { ApiPackage } from '../model/api.ts';
import type { CountedSection, PageData, PageResult } from '../model/page.ts';
import type { Route } from '../model/plan.ts';
import { withBase } from '../model/withBase.ts';
import { joinHref, moduleHref, safeSegment } from '../plan/addresses.ts';
import { renderFailed } from '../problems/routes.ts';
import { isListed } from '../search/listNames.ts';
import { autolinkOf } from './autolinkOf.ts';
import { htmlDocument, pageHead } from './htmlDocument.ts';
import { createPageLinks, type PageLinks, type PageLinksRequest } from './pageLinks.ts';
import { createPageParts, type ReadParts } from './pageParts.ts';
import { pageTwin } from './pageTwin.ts';
import { type PageContent, renderContent } from './renderContent.tsx';
import type { RenderRequest } from './renderRequest.ts';

/**
 * Renders a route: its content, the frame around it, its data, and what the checks want to know.
 *
 * Pure, and it throws nothing but `NotReady`: a page whose content cannot be rendered is a problem, and the other pages go on.
 */
export function renderPage(route: Route, request: RenderRequest): PageResult {
  const links = linksOf(route, request, autolinkOf(route, request));
  try {
    const layouts = createLayouts();
    const parts = createPageParts();
    const content = renderContent({ route, request, links, layouts, parts });
    const page = pageData({ route, request, content });
    const twin = pageTwin({ route, request, content, links: linksOf(route, request), layouts });
    const { sections, anchors, shared } = parts.read(page.mainHtml);
    const shellHtml = request.putIntoFrame(page);
    const html = htmlDocument({ ...request, page: pageHead(page), shellHtml, isLong: parts.lengthOf(shellHtml) > longPage });
    return {
      ok: true,
      files: [
        { path: route.html, contents: parts.fill(html) },
        { path: route.data, contents: parts.fillJson(JSON.stringify(page)) },
        ...(twin === undefined ? [] : [twin]),
      ],
      facts: { href: route.href, links: links.links, anchors },
      sections: isListed(route) ? countedSections({ sections, shared, request }) : [],
      problems: links.problems,
    };
  } catch (error) {
    if (error instanceof NotReady) throw error;
    const failure = renderFailed({ href: route.href, place: route.from, error, isUserCode: isUserCode(route) });
    return { ok: false, href: route.href, problems: [...links.problems, failure] };
  }
}

/**
 * In characters: compressed, less than this comes with the first packets of a connection (RFC 6928: ten segments, 14 kB; pages of the
 * reference are compressed to an eighth).
 */
const longPage = 64 * 1024;

/** Of sections without text, search knows the names already. */
function countedSections({ sections, shared, request: { countTerms } }: CountedRequest): readonly CountedSection[] {
  return sections.flatMap((section) => {
    return section.text === '' ? [] : { ...section, terms: countTerms(section, { isShared: shared.has(section) }) };
  });
}

interface CountedRequest extends Pick<ReadParts, 'sections' | 'shared'> {
  readonly request: RenderRequest;
}

/** Whether rendering runs what somebody has written for this site. */
function isUserCode(route: Route): boolean {
  if (route.kind === 'document') return route.document.body.kind === 'mdx';
  return route.kind === 'home' || route.kind === 'page';
}

function linksOf(route: Route, { config, plan, nearestName }: RenderRequest, autolink?: PageLinksRequest['autolink']): PageLinks {
  return createPageLinks({
    config,
    links: plan.links,
    from: route.href,
    isPackageText: packageOf(route) !== undefined,
    package: packageOf(route),
    scope: 'symbol' in route ? [route.symbol.qualifiedName] : undefined,
    nearestName,
    autolink,
  });
}

function pageData({
  route,
  request,
  content,
}: {
  readonly route: Route;
  readonly request: RenderRequest;
  readonly content: PageContent;
}): PageData {
  const { config } = request;
  const twin = twinFile(route, request.plan.links);
  const sidebar = route.sidebar === undefined ? undefined : request.plan.sidebars.get(route.sidebar);
  const headings = content.headings.filter(({ level }) => level >= content.tocLevels.min && level <= content.tocLevels.max);
  return {
    kind: route.kind,
    href: route.href,
    title: route.title,
    documentTitle:
      route.kind === 'home' || route.title === config.title ? homeTitle(route, request) : `${shortened(route.title)} | ${config.title}`,
    description: route.description,
    canonical: config.url === '' || route.kind === 'not-found' ? '' : `${config.url}${withBase(config.baseUrl, route.href)}`,
    markdown: twin === undefined ? '' : withBase(config.baseUrl, `/${twin}`),
    layout: sidebar === undefined && headings.length === 0 ? 'wide' : 'document',
    hasToc: headings.length > 0,
    sidebar: sidebar?.id ?? '',
    mainHtml: placeIslands(mainHtml({ route, request, content }), request),
    sidebarHtml: sidebar === undefined ? '' : (request.menus.get(sidebar.id)?.(route.href) ?? ''),
    tocHtml: headings.length === 0 ? '' : tableOfContents(headings, config.words),
    ...(content.cardHtml === undefined ? {} : { cardHtml: content.cardHtml }),
  };
}

/** What a tab and a list of results have room for; names can be of any length. */
function shortened(title: string): string {
  return title.length <= 50 ? title : `${title.slice(0, 49)}…`;
}

function homeTitle(route: Route, { config }: RenderRequest): string {
  return config.tagline === '' ? route.title : `${config.title} | ${config.tagline}`;
}

function mainHtml({
  route,
  request,
  content,
}: {
  readonly route: Route;
  readonly request: RenderRequest;
  readonly content: PageContent;
}): string {
  const { config } = request;
  const position = request.reading.get(route.href);
  const { editUrl, lastUpdated } = content;
  const footer = { editUrl, lastUpdated, previous: position?.previous, next: position?.next };
  // Pages of the reference have none of it, and are many.
  const hasFooter = Object.values(footer).some((part) => part !== undefined);
  const below = hasFooter ? renderToStaticMarkup(<PageFooter words={config.words} {...footer} />) : '';
  return `${breadcrumbs(crumbsOf({ route, request }), config.words)}${content.html}${below}`;
}

/** Home, the section, the groups of the sidebar or the module that has to be imported, the page. The home page itself has none. */
function crumbsOf({ route, request }: { readonly route: Route; readonly request: RenderRequest }): readonly Crumb[] {
  const { config, plan } = request;
  const text = 'text' in route ? route.text : undefined;
  if (route.kind === 'home' || route.kind === 'not-found' || (route.kind === 'page' && text === undefined)) return [];
  const link = (href: string): string => withBase(config.baseUrl, href);
  const home: Crumb = { label: config.words.home, href: config.baseUrl };
  const self: Crumb = { label: route.title, href: link(route.href) };
  if (route.kind === 'document')
    return [home, ...(request.reading.get(route.href)?.groups ?? []).filter(({ href }) => href !== self.href), self];
  const pkg = packageOf(route);
  if (pkg === undefined) return [home, self];
  const index = plan.links.byHref.get(config.api.route);
  const api: readonly Crumb[] = index === undefined ? [] : [{ label: index.title, href: link(index.href) }];
  if (route.kind === 'package') return [home, ...api, self];
  const overviewHref = joinHref(config.api.route, safeSegment(pkg.slug));
  const overview: Crumb = { label: pkg.label, href: link(overviewHref) };
  const owner = 'list' in route && route.list.owner.href !== overviewHref ? route.list.owner : undefined;
  const around: readonly Crumb[] = owner === undefined ? [] : [{ label: owner.title, href: link(owner.href) }];
  return [home, ...api, overview, ...moduleCrumbs({ route, request }), ...around, self];
}

/** The entry point that exports a symbol, where it isn't the package itself. */
function moduleCrumbs({ route, request: { config, plan } }: Parameters<typeof crumbsOf>[0]): readonly Crumb[] {
  if (!('symbol' in route) || route.symbol.module === '') return [];
  const href = moduleHref({ api: config.api.route, slug: route.package.slug, module: route.symbol.module });
  const module = plan.links.byHref.get(href);
  return module === undefined ? [] : [{ label: module.title, href: withBase(config.baseUrl, href) }];
}

/** The package that a page belongs to. */
function packageOf(route: Route): ApiPackage | undefined {
  if ('package' in route) return route.package;
  return 'text' in route ? route.text?.package : undefined;
}

/** Puts the hashed addresses of islands where their elements say which module they are. */
function placeIslands(html: string, { assets }: RenderRequest): string {
  if (!html.includes(`data-island="${islandMark}`)) return html;
  return html.replace(
    new RegExp(`data-island="${islandMark}([^"]*)"`, 'g'),
    (_, file: string) => `data-island="${assets.islands.get(file) ?? ''}"`,
  );
}
