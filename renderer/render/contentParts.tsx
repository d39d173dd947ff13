import { join } from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Versions } from '../../templates/api/Versions.tsx';
import { RenderContextProvider } from '../../templates/context.ts';
import { DocumentHome } from '../../templates/pages/DocumentHome.tsx';
import { DocumentPage } from '../../templates/pages/DocumentPage.tsx';
import { ReadmeHome, type ReadmeHomeProps } from '../../templates/pages/ReadmeHome.tsx';
import { textPrefix } from '../model/addresses.ts';
import type { ApiPackage } from '../model/api.ts';
import { type Document, type Heading, isHome } from '../model/document.ts';
import type { Href } from '../model/links.ts';
import type { PackageText, Route } from '../model/plan.ts';
import { relativePath } from '../model/relativePath.ts';
import { homeParts } from './homeParts.ts';
import type { RenderSettings } from './pageFrame.tsx';
import { samplesOf } from './pageLinks.ts';
import type { PageScope } from './pageScope.ts';
import { renderMdx } from './renderComponents.tsx';
import { type ContentRequest, type ReferenceRequest, renderContext } from './renderContext.ts';
import { renderTree } from './text/renderTree.ts';

/** The contents of a page's `<main>`, without the layout's own parts. */
export interface PageContent {
  readonly html: string;
  readonly headings: readonly Heading[];
  /** Which of them the table of contents lists. */
  readonly tocLevels: { readonly min: number; readonly max: number };
  readonly editUrl?: string | undefined;
  readonly lastUpdated?: string | undefined;
  /** What a card shows for a link to this page. */
  readonly cardHtml?: string | undefined;
  /** Whether it is a home page, which has no menu, no way back and no footer of its own. */
  readonly isHome?: true | undefined;
}

/** A page without headings. */
export function page(html: string): PageContent {
  return { html, headings: [], tocLevels: { min: 2, max: 2 } };
}

export function tocLevels({ frame: { settings } }: PageScope): PageContent['tocLevels'] {
  return { min: settings.tableOfContents.minLevel, max: settings.tableOfContents.maxLevel };
}

/** A page of a package's reference. */
export function reference(content: ReferenceRequest, { element, headings }: ReferencePage): PageContent {
  const html = inContext(
    content,
    <>
      <Versions name={versionedName(content.route)} />
      {element}
    </>,
  );
  return { html: `<article class="api">${html}</article>`, headings, tocLevels: tocLevels(content.scope) };
}

/** The name that other versions may lack: of an export or an entry point. Lists have none, because each version divides its own. */
export function versionedName(route: Route): string | undefined {
  if ('symbol' in route) return route.symbol.qualifiedName;
  return route.kind === 'module' ? route.title : undefined;
}

interface ReferencePage {
  readonly element: ReactNode;
  readonly headings: readonly Heading[];
}

export function inContext(content: ReferenceRequest, element: ReactNode): string {
  return renderToStaticMarkup(<RenderContextProvider value={renderContext(content)}>{element}</RenderContextProvider>);
}

/** Whether a package's README is shown on the page itself. */
export function isShownHere(
  { site }: Pick<PageScope, 'site'>,
  { href, package: { readme } }: { readonly href: Href; readonly package: ApiPackage },
): boolean {
  return readme?.place === undefined || site.source(readme.place.file) === href;
}

/** A package's text as a page: under its own title where it begins with one, else under the route's. */
export function renderText(
  { route, scope, links }: ContentRequest,
  { package: pkg, markdown: text, parts = [] }: PackageText,
): PageContent {
  const { markdown } = scope;
  const title = markdown.hasTitle(text) ? undefined : route.title;
  const options = { headingLevel: title === undefined ? 0 : 1, idPrefix: textPrefix };
  const samples = samplesOf(scope.site, 'documents');
  const html = [
    markdown.renderBlock(text, links.resolve, options),
    ...parts.map((part) =>
      part.kind === 'written' ? renderTree(part.tree, links.resolve, samples) : markdown.renderBlock(part.markdown, links.resolve, part),
    ),
  ].join('');
  const element =
    route.kind === 'home' ? (
      <ReadmeHome title={route.title} html={html} {...introductionOf(scope, pkg)} messages={scope.frame.settings.messages} />
    ) : (
      <DocumentPage title={title} html={html} />
    );
  return {
    html: renderToStaticMarkup(element),
    headings: [
      ...markdown.headings(text, options),
      ...parts.flatMap((part) => (part.kind === 'written' ? [] : markdown.headings(part.markdown, part))),
    ],
    tocLevels: tocLevels(scope),
  };
}

/** Above a package's README: what to know of it. Above a workspace's: its packages. */
function introductionOf({ frame, site }: PageScope, { slug }: ApiPackage): Pick<ReadmeHomeProps, 'lead' | 'package' | 'links'> {
  const links = site.entryLinks().filter(({ href }) => href !== frame.settings.baseUrl);
  const own = slug === '' ? undefined : links.find((link) => link.package !== undefined);
  return slug === '' ? { lead: frame.settings.tagline, package: undefined, links } : { lead: own?.text ?? '', package: own, links: [] };
}

export function renderDocument({ scope, links }: ContentRequest, document: Document): PageContent {
  const { settings } = scope.frame;
  const { frontMatter } = document;
  const samples = samplesOf(scope.site, 'documents');
  const html =
    document.body.kind === 'hast' ? renderTree(document.body.tree, links.resolve, samples) : renderMdx({ scope, links, document, samples });
  if (isHome(frontMatter)) {
    const parts = homeParts({ document, site: scope.site, resolve: links.resolve });
    return { ...page(renderToStaticMarkup(<DocumentHome {...parts} html={html} messages={settings.messages} />)), isHome: true };
  }
  const headings = frontMatter.hide_table_of_contents === true ? [] : document.headings;
  const title = frontMatter.hide_title === true ? undefined : (frontMatter.title ?? document.title);
  return {
    html: renderToStaticMarkup(<DocumentPage title={title} titleId={document.titleId} html={html} />),
    headings,
    tocLevels: {
      min: frontMatter.toc_min_heading_level ?? settings.tableOfContents.minLevel,
      max: frontMatter.toc_max_heading_level ?? settings.tableOfContents.maxLevel,
    },
    editUrl: editUrl(settings, document),
    lastUpdated: document.lastUpdated,
  };
}

/** The document's address in the repository's editor. */
function editUrl({ documents, root }: RenderSettings, document: Document): string | undefined {
  if (document.frontMatter.custom_edit_url !== undefined) return document.frontMatter.custom_edit_url ?? undefined;
  if (documents?.editUrl === undefined) return undefined;
  const path = relativePath(documents.path, join(root, document.source));
  return `${documents.editUrl.replace(/\/$/, '')}/${path}`;
}
