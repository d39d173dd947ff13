import { packageHref } from '../model/addresses.ts';
import type { ApiModel, ApiPackage } from '../model/api.ts';
import type { Config } from '../model/config.ts';
import type { Href, Links } from '../model/links.ts';
import { oneLine } from '../model/oneLine.ts';
import type { OutputFile } from '../model/page.ts';
import type { Route } from '../model/plan.ts';
import { isUnlisted, routeRoles } from '../model/routeRoles.ts';
import { isFirstVersion } from '../model/versions.ts';
import { withBase } from '../model/withBase.ts';
import { isDeprecated } from '../presentation/commentParts.ts';
import { heading, joinBlocks } from '../render/markdown/alternateContext.ts';
import { destination, escapeMarkdown } from '../render/markdown/inlineMarkdown.ts';
import { deprecationMark } from '../render/markdown/printLists.ts';
import { alternateFile } from '../render/pageAlternate.ts';
import type { ReadingPosition } from '../render/readingPositions.ts';

interface LlmsRequest {
  readonly config: Config;
  readonly routes: readonly Route[];
  readonly links: Links;
  readonly api: ApiModel;
  readonly reading: ReadonlyMap<Href, ReadingPosition>;
  /** Whether a page has no counterpart in the current version of its package. */
  readonly isCanonical: (route: Route) => boolean;
}

/**
 * The site for language models (https://llmstxt.org): `llms.txt` lists the pages with links to their Markdown, and `llms-full.txt` has all
 * of them. Documents come in reading order, then each package. Older versions of packages would repeat most of that, so they have a file
 * each, which the optional part of `llms.txt` links to. `read` returns the Markdown that the build has written.
 */
export function llmsFiles(request: LlmsRequest, read: (path: string) => OutputFile['contents'] | undefined): readonly OutputFile[] {
  const groups = groupsOf(request);
  return [
    { path: 'llms.txt', contents: `${printIndex(request, groups)}\n` },
    { path: 'llms-full.txt', contents: fullText(groups) },
    ...olderVersions(request).map((older) => ({ path: older.path, contents: fullText([older]) })),
  ];

  function fullText(parts: readonly Group[]): OutputFile['contents'] {
    return inLines(parts.flatMap(({ routes: own }) => own.map((route) => textOf(route))));
  }

  function textOf(route: Route): OutputFile['contents'] {
    const path = alternateFile(route, request.links);
    return (path === undefined ? undefined : read(path)) ?? '';
  }
}

/** As bytes: the text of a large site needn't be one string. */
function inLines(texts: readonly OutputFile['contents'][]): Uint8Array {
  return Buffer.concat(texts.flatMap((text, index) => [Buffer.from(index === 0 ? '' : '\n'), asBytes(text)]));
}

function asBytes(text: OutputFile['contents']): Uint8Array {
  return typeof text === 'string' ? Buffer.from(text) : text;
}

interface Group {
  readonly title: string;
  readonly routes: readonly Route[];
}

/** The pages of the site in reading order. */
function groupsOf({ config, routes, api, reading }: LlmsRequest): readonly Group[] {
  const order = new Map([...reading.keys()].map((href, index) => [href, index]));
  const rank = ({ kind, href }: Route): number => (kind === 'home' ? -1 : (order.get(href) ?? order.size));
  const documents = routes
    .filter((route) => routeRoles[route.kind].llms === 'documents' && !isUnlisted(route))
    .toSorted((a, b) => rank(a) - rank(b));
  const current = api.packages.filter((pkg) => isFirstVersion(pkg, api.packages));
  const packages = current.map((pkg) => ({ title: pkg.label, routes: routes.filter((route) => isPageOf(route, pkg)) }));
  return [{ title: config.messages.documents, routes: documents }, ...packages].filter(({ routes }) => routes.length > 0);
}

interface OlderVersion extends Group {
  /** Of the file with all of its pages. */
  readonly path: string;
  /** Pages that the current version has no counterpart of. */
  readonly own: readonly Route[];
}

function olderVersions({ config, routes, api, isCanonical }: LlmsRequest): readonly OlderVersion[] {
  const older = api.packages.filter((pkg) => !isFirstVersion(pkg, api.packages));
  return older.map((pkg) => {
    const pages = routes.filter((route) => isPageOf(route, pkg));
    const folder = packageHref(config.api.route, pkg.slug);
    const title = pkg.version === '' ? pkg.label : `${pkg.label} (${pkg.version})`;
    return { title, path: `${folder.slice(1)}/llms-full.txt`, routes: pages, own: pages.filter(isCanonical) };
  });
}

function isPageOf(route: Route, { slug }: ApiPackage): boolean {
  return routeRoles[route.kind].llms === 'package' && 'package' in route && route.package.slug === slug;
}

function printIndex(request: LlmsRequest, groups: readonly Group[]): string {
  const { config, links } = request;
  const lists = groups.map(({ title, routes }) =>
    joinBlocks([heading(2, escapeMarkdown(title)), routes.map((route) => printEntry(route)).join('\n')]),
  );
  return joinBlocks([
    heading(1, escapeMarkdown(config.title)),
    config.tagline === '' ? '' : `> ${escapeMarkdown(config.tagline)}`,
    ...lists,
    ...optionalPart(),
  ]);

  /** Pages that a reader with little space may skip (https://llmstxt.org/#format). */
  function optionalPart(): readonly string[] {
    const older = olderVersions(request);
    if (older.length === 0) return [];
    const entries = older.flatMap(({ title, path, own }) => [
      `- [${escapeMarkdown(title)}](${destination(`${config.url}${withBase(config.baseUrl, `/${path}`)}`)})`,
      ...own.map((route) => printEntry(route)),
    ]);
    return [joinBlocks([heading(2, 'Optional'), entries.join('\n')])];
  }

  function printEntry(route: Route): string {
    const address = `${config.url}${withBase(config.baseUrl, `/${alternateFile(route, links) ?? ''}`)}`;
    const warning = 'symbol' in route && isDeprecated(route.symbol) ? deprecationMark(config.messages) : '';
    const text = [warning, escapeMarkdown(oneLine(route.description))].filter((part) => part !== '').join(' ');
    return `- [${escapeMarkdown(route.title)}](${destination(address)})${text === '' ? '' : `: ${text}`}`;
  }
}
