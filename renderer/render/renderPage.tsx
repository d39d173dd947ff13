import { renderToStaticMarkup } from 'react-dom/server';
import { MovedAnchors } from '../../templates/pages/MovedAnchors.tsx';
import { hashOfText } from '../engine/hash.ts';
import type { CountedSection, OutputFile, PageFile, PageResult, TextSection } from '../model/page.ts';
import type { Route } from '../model/plan.ts';
import type { Problem } from '../model/problem.ts';
import { publicHref } from '../model/publicHref.ts';
import { createLayouts } from '../presentation/signature/createLayouts.ts';
import { packageOf } from './crumbsOf.ts';
import { browserUses, failedContent, failureOf, failuresOf } from './failedPage.tsx';
import { htmlDocument, pageHead } from './htmlDocument.ts';
import { isListed } from './names/listNames.ts';
import { pageAlternate } from './pageAlternate.ts';
import { headOf, pageData } from './pageData.tsx';
import { kindOf } from './pageKinds.tsx';
import { autolinkOf, createPageLinks, type PageLinks, type PageLinksRequest } from './pageLinks.ts';
import type { PageScope } from './pageScope.ts';
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
      isHome: content.isHome,
      head: headOf(route),
      image: route.kind === 'document' ? route.document.frontMatter.image : undefined,
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

interface FailedRequest {
  readonly route: Route;
  readonly scope: PageScope;
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
    head: headOf(route),
  });
  return { ok: false, href: route.href, files: [pageFile(route.html, html), pageFile(route.data, JSON.stringify(page))], problems };
}

function pageFile(path: string, contents: OutputFile['contents']): PageFile {
  return { path, contents, hash: hashOfText(contents), bytes: Buffer.byteLength(contents) };
}

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

/** Former anchors of the page. Those that it has again are left out: `checks/redirectProblems` reports them. */
function movedHtml({ moved = [] }: Route, { frame: { settings } }: PageScope, anchors: ReadonlySet<string>): string {
  const free = moved.filter(({ anchor }) => !anchors.has(anchor));
  if (free.length === 0) return '';
  const links = free.map(({ anchor, to }) => ({ anchor, label: to.label, href: publicHref(to.href, settings) }));
  return renderToStaticMarkup(<MovedAnchors links={links} messages={settings.messages} />);
}
