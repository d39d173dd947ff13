import { renderToStaticMarkup } from 'react-dom/server';
import { PageFooter } from '../../templates/layout/PageFooter.tsx';
import { MovedAnchors } from '../../templates/pages/MovedAnchors.tsx';
import { islandMark } from '../bundle/wrapIsland.tsx';
import { neverHydrated, renderFailed, unknownComponent } from '../diagnostics/routes.ts';
import { hashOfText } from '../engine/hash.ts';
import { groupBy } from '../model/groupBy.ts';
import type { HeadTag } from '../model/headTag.ts';
import type { CountedSection, OutputFile, PageData, PageFile, PageResult, TextSection } from '../model/page.ts';
import type { Route } from '../model/plan.ts';
import type { Place, Problem } from '../model/problem.ts';
import { withBase } from '../model/withBase.ts';
import { breadcrumbs } from '../presentation/breadcrumbs.ts';
import { createLayouts } from '../presentation/signature/createLayouts.ts';
import { tableOfContents } from '../presentation/tableOfContents.ts';
import { canonicalPath, versionsOfRoute } from './canonicalPath.ts';
import type { PageContent } from './contentParts.tsx';
import { crumbsOf, packageOf } from './crumbsOf.ts';
import { failedContent, failuresOf } from './failedPage.tsx';
import { htmlDocument, pageHead } from './htmlDocument.ts';
import { isListed } from './names/listNames.ts';
import { alternateFile, pageAlternate } from './pageAlternate.ts';
import { kindOf } from './pageKinds.tsx';
import { autolinkOf, createPageLinks, type PageLinks, type PageLinksRequest } from './pageLinks.ts';
import { isCode, type PageScope } from './pageScope.ts';
import { publicHref } from './redirectPage.ts';
import { readMarkup } from './text/readMarkup.ts';

/**
 * Renders a route: its content, the frame around it, its data, and facts for the checks.
 * Pure, and never throws: a page whose content cannot be rendered is a problem, and the other pages are still rendered. Its texts have been
 * prepared (`MarkdownParser.prepare`).
 *
 * @param route with what its page shows, as by `pageInput`
 */
export function renderPage(route: Route, scope: PageScope): PageResult {
  const links = linksOf(route, scope, autolinkOf(route, scope));
  // Forget what a page that failed before this one has used.
  scope.takeUses?.();
  const known = failuresOf(route, scope);
  if (known.length > 0) return failedPage({ route, scope, problems: [], shown: known });
  try {
    const layouts = createLayouts();
    const kind = kindOf(route);
    const content = kind.content({ route, scope, links, layouts });
    const ownPage = pageData({ route, scope, content });
    // Resolves links again without recording them: the page has recorded each link and problem already.
    const { resolve } = linksOf(route, scope);
    const alternate = pageAlternate({ route, scope, resolve, contentHtml: content.html, layouts }, kind.markdown);
    const { sections, anchors } = readMarkup(ownPage.mainHtml);
    const page = { ...ownPage, mainHtml: `${ownPage.mainHtml}${movedHtml(route, scope, anchors)}` };
    const shellHtml = scope.putIntoFrame(page);
    const html = htmlDocument({
      ...scope.frame,
      page: pageHead(page),
      shellHtml,
      isLong: shellHtml.length > longPage,
      isHome: content.isHome,
      head: headOf(route),
    });
    return {
      ok: true,
      files: [
        pageFile(route.html, html),
        pageFile(route.data, JSON.stringify(page)),
        ...(alternate === undefined ? [] : [pageFile(alternate.path, alternate.contents)]),
      ],
      facts: { href: route.href, links: links.links, anchors },
      sections: isListed(route) ? countedSections(sections, scope) : [],
      problems: [...links.problems, ...browserUses(route, scope)],
    };
  } catch (error) {
    const failure = failureOf(error, { route, scope });
    return failedPage({ route, scope, problems: [...links.problems, failure], shown: [failure] });
  }
}

interface FailedRequest extends Pick<PageRequest, 'route' | 'scope'> {
  /** New ones. */
  readonly problems: readonly Problem[];
  /** Those that the page says. */
  readonly shown: readonly Problem[];
}

function failedPage({ route, scope, problems, shown }: FailedRequest): PageResult {
  const content = failedContent(route, shown, scope);
  const page = { ...pageData({ route, scope, content }), markdown: '' };
  const html = htmlDocument({
    ...scope.frame,
    page: pageHead(page),
    shellHtml: scope.putIntoFrame(page),
    isLong: false,
    head: headOf(route),
  });
  return { ok: false, href: route.href, files: [pageFile(route.html, html), pageFile(route.data, JSON.stringify(page))], problems };
}

/** A problem for each module outside of islands with hooks or event handlers. */
function browserUses(route: Route, { takeUses, placeOf }: PageScope): readonly Problem[] {
  const found = (takeUses?.() ?? []).map(({ name, stack }) => ({ name, place: placeOf?.(stack, name) ?? placeOfPage(route) }));
  return [...groupBy(found, ({ place }) => place.file).values()].flatMap((uses) =>
    uses.slice(0, 1).map(({ place }) => neverHydrated({ names: [...new Set(uses.map(({ name }) => name))], place })),
  );
}

function failureOf(error: unknown, { route, scope }: Pick<PageRequest, 'route' | 'scope'>): Problem {
  const body = route.kind === 'document' ? route.document.body : undefined;
  const [, name] = /^Expected (?:component|object) `([^`]+)` to be defined/.exec(error instanceof Error ? error.message : '') ?? [];
  if (body?.kind !== 'mdx' || name === undefined) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    // The property that is read of nothing, or the name that is not defined.
    const [searched] = /(?<=reading ')[^']+|^[\w$]+(?= is not defined)/.exec(message) ?? [];
    const place = { line: 1, ...(scope.placeOf?.(stack, searched) ?? placeOfPage(route)) };
    return renderFailed({ href: route.href, place: isCode(route) ? place : route.from, error, isUserCode: isCode(route) });
  }
  // MDX asks for `Tabs` first where a document uses `Tabs.Tab`.
  const [, place] = Object.entries(body.components).find(([used]) => used === name || used.startsWith(`${name}.`)) ?? [];
  return unknownComponent({ name, place: place ?? route.from });
}

/** Its first line, if the source says no more. */
function placeOfPage({ from }: Route): Place {
  return { line: 1, ...from };
}

function pageFile(path: string, contents: OutputFile['contents']): PageFile {
  return { path, contents, hash: hashOfText(contents), bytes: Buffer.byteLength(contents) };
}

/**
 * In characters: compressed, less than this comes with the first packets of a connection (RFC 6928: ten segments, 14 kB; pages of the
 * reference are compressed to an eighth).
 */
const longPage = 64 * 1024;

/** Of sections without text, search knows the names already. */
function countedSections(sections: readonly TextSection[], { countTerms }: PageScope): readonly CountedSection[] {
  return sections.flatMap((section) => (section.text === '' ? [] : { ...section, terms: countTerms(section) }));
}

function linksOf(route: Route, { frame: { settings }, site }: PageScope, autolink?: PageLinksRequest['autolink']): PageLinks {
  return createPageLinks({
    settings,
    links: site,
    from: route.href,
    isPackageText: packageOf(route) !== undefined,
    ownFiles: ownFiles(route),
    package: packageOf(route),
    scope: 'symbol' in route ? [route.symbol.qualifiedName] : undefined,
    autolink,
  });
}

/** The files of notes that a page shows. */
function ownFiles(route: Route): ReadonlySet<string> {
  const parts = ('text' in route ? route.text?.parts : undefined) ?? [];
  const symbols = [...('symbol' in route ? [route.symbol] : []), ...(('items' in route ? route.items : undefined) ?? [])];
  const notes = symbols.flatMap((symbol) => [symbol, ...symbol.members].flatMap((item) => item.notes ?? []));
  return new Set([...parts.flatMap((part) => (part.kind === 'written' ? [part] : [])), ...notes].map(({ file }) => file));
}

interface PageRequest {
  readonly route: Route;
  readonly scope: PageScope;
  readonly content: PageContent;
}

function pageData({ route, scope, content }: PageRequest): PageData {
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
function headOf(route: Route): readonly HeadTag[] {
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

/** Former anchors of the page. Those that it has again are left out: `checks/redirectProblems` reports them. */
function movedHtml({ moved = [] }: Route, { frame: { settings } }: PageScope, anchors: ReadonlySet<string>): string {
  const free = moved.filter(({ anchor }) => !anchors.has(anchor));
  if (free.length === 0) return '';
  const links = free.map(({ anchor, to }) => ({ anchor, label: to.label, href: publicHref(to.href, settings) }));
  return renderToStaticMarkup(<MovedAnchors links={links} messages={settings.messages} />);
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
