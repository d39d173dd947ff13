import { renderToStaticMarkup } from 'react-dom/server';
import { PageFooter } from '../../templates/layout/PageFooter.tsx';
import { islandMark } from '../bundle/wrapIsland.tsx';
import type { HeadTag } from '../model/headTag.ts';
import type { PageData } from '../model/page.ts';
import type { Route } from '../model/plan.ts';
import { withBase } from '../model/withBase.ts';
import { breadcrumbs } from '../presentation/breadcrumbs.ts';
import { tableOfContents } from '../presentation/tableOfContents.ts';
import { canonicalPath, versionsOfRoute } from './canonicalPath.ts';
import type { PageContent } from './contentParts.tsx';
import { crumbsOf } from './crumbsOf.ts';
import { alternateFile } from './pageAlternate.ts';
import type { PageScope } from './pageScope.ts';

interface PageRequest {
  readonly route: Route;
  readonly scope: PageScope;
  readonly content: PageContent;
}

/** What the page is: its parts as HTML, and what its head and its frame need of it. */
export function pageData({ route, scope, content }: PageRequest): PageData {
  const { site, frame } = scope;
  const { settings } = frame;
  const { title, url, baseUrl, release, messages } = settings;
  const alternate = alternateFile(route, site);
  const versions = versionsOfRoute(route, site);
  const menu = route.sidebar === undefined || content.isHome || hidesMenu(route) ? undefined : site.menu(route.sidebar, route.href);
  const headings = content.headings.filter(({ level }) => level >= content.tocLevels.min && level <= content.tocLevels.max);
  return {
    kind: route.kind,
    href: route.href,
    title: route.title,
    documentTitle:
      headOf(route).find(({ tag }) => tag === 'title')?.content ||
      (route.kind === 'home' || route.title === title ? homeTitle(route, scope) : `${shortened(route.title)} | ${title}`),
    description: route.description,
    canonical:
      url === '' || route.kind === 'not-found'
        ? ''
        : `${url}${canonicalPath({ own: withBase(baseUrl, route.href), versions, baseUrl, release })}`,
    markdown: alternate === undefined ? '' : withBase(baseUrl, `/${alternate}`),
    layout: menu === undefined && headings.length === 0 && !isText(route, content) ? 'wide' : 'document',
    hasToc: headings.length > 0,
    sidebar: menu === undefined ? '' : (route.sidebar ?? ''),
    mainHtml: placeIslands(mainHtml({ route, scope, content }), scope),
    sidebarHtml: menu ?? '',
    tocHtml: headings.length === 0 ? '' : tableOfContents(headings, messages),
    ...(content.cardHtml === undefined ? {} : { cardHtml: content.cardHtml }),
    ...(headOf(route).length === 0 ? {} : { hasOwnHead: true }),
  };
}

/** Whether a page is a text below a way back, which belongs in a column also without menus. */
function isText({ kind }: Route, { isHome }: PageContent): boolean {
  return kind === 'document' && isHome !== true;
}

function hidesMenu(route: Route): boolean {
  return route.kind === 'document' && route.document.frontMatter.sidebar === false;
}

/** Elements that the document of a page adds to its head. */
export function headOf(route: Route): readonly HeadTag[] {
  return route.kind === 'document' ? (route.document.frontMatter.head ?? []) : [];
}

/** What a tab and a list of results have room for; names can be of any length. */
function shortened(title: string): string {
  return title.length <= 50 ? title : `${title.slice(0, 49)}…`;
}

function homeTitle(route: Route, { frame: { settings } }: PageScope): string {
  return settings.tagline === '' ? route.title : `${settings.title} | ${settings.tagline}`;
}

function mainHtml({ route, scope, content }: PageRequest): string {
  if (content.isHome) return content.html;
  const { messages } = scope.frame.settings;
  const position = scope.site.reading(route.href);
  const { editUrl, lastUpdated } = content;
  const footer = { editUrl, lastUpdated, previous: position?.previous, next: position?.next };
  // Most pages are of the reference and have no footer: rendering nothing would take time for each.
  const hasFooter = Object.values(footer).some((part) => part !== undefined);
  const below = hasFooter ? renderToStaticMarkup(<PageFooter messages={messages} {...footer} />) : '';
  return `${breadcrumbs(crumbsOf(route, scope), messages)}${content.html}${below}`;
}

/** Replaces the module of each island in the HTML by the hashed address of its script. */
function placeIslands(html: string, { frame: { assets } }: PageScope): string {
  if (!html.includes(`data-island="${islandMark}`)) return html;
  return html.replace(new RegExp(`data-island="${islandMark}([^"]*)"`, 'g'), (_, file: string) => {
    const address = assets.islands.get(file) ?? '';
    // One that cannot be bundled stays as it was rendered.
    return address === '' ? '' : `data-island="${address}"`;
  });
}
