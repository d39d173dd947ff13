import type { ApiPackage } from '../model/api.ts';
import type { Href, Links } from '../model/links.ts';
import type { PageFacts } from '../model/page.ts';
import type { Route } from '../model/plan.ts';
import type { Problem } from '../model/problem.ts';
import type { Reference, ResolvedReference, ResolveReference } from '../model/resolve.ts';
import { withBase } from '../model/withBase.ts';
import { ownNamesOfDocument, ownNamesOfSymbol } from '../plan/links/ownNames.ts';
import { resolveReference } from '../plan/links/resolveReference.ts';
import { isInText, resolveTextLink } from '../plan/links/resolveTextLink.ts';
import { isAutolinked, type SampleIndex } from '../plan/links/sampleIndex.ts';
import type { RenderSettings } from './pageFrame.tsx';
import type { PageScope } from './pageScope.ts';
import type { Site } from './site.ts';

/** The links of one page: resolves them, and keeps what the checks want to know. */
export interface PageLinks {
  readonly resolve: ResolveReference;
  readonly links: PageFacts['links'];
  readonly problems: readonly Problem[];
}

export interface PageLinksRequest {
  readonly settings: Pick<RenderSettings, 'baseUrl' | 'api'>;
  readonly links: Links;
  readonly from: Href;
  /** Text of a documented package: its relative links count from its own folder, which is not part of the site. */
  readonly isPackageText: boolean;
  /** Files of the site itself that the page shows parts of: their links are those of documents. Default: none. */
  readonly ownFiles?: ReadonlySet<string> | undefined;
  /** The package whose texts are on the page. */
  readonly package?: ApiPackage | undefined;
  /** Names that `{@link}` may leave out: the class that the text belongs to. */
  readonly scope?: readonly string[] | undefined;
  /** Whether names in code are linked to the reference, and which of them are the page's own. Undefined: none is linked. */
  readonly autolink?: { readonly ownNames: ReadonlySet<string> } | undefined;
}

/** Links of a page that is about to be rendered. */
export function createPageLinks({ package: pkg, ...request }: PageLinksRequest): PageLinks {
  const { settings, links, from, scope, autolink, ownFiles } = request;
  const { baseUrl } = settings;
  const found = new Map<string, PageFacts['links'][number]>();
  const problems: Problem[] = [];
  const seen = new Set<string>();

  const report = (problem: Problem): void => {
    // Only a text that the package re-exports from another one has no place, and its problems cannot be corrected here.
    if (problem.place?.file === '') return;
    // The same text may be rendered twice, for example as a first sentence and in full.
    const key = `${problem.code}:${problem.place?.file}:${problem.place?.line}:${problem.place?.column}:${problem.message}`;
    if (!seen.has(key)) problems.push(problem);
    seen.add(key);
  };

  const isOnPage = (href: string): boolean => href === from || href.startsWith(`${from}#`);
  const isOwn = ({ kind, target }: Reference): boolean =>
    autolink === undefined || (kind === 'name' && autolink.ownNames.has(target.replace(/\(\)$/, '')));
  const isInPackage = ({ place }: Reference): boolean => request.isPackageText && ownFiles?.has(place.file) !== true;
  // Comments and changelogs may name what no longer exists.
  const isGuide = (reference: Reference): boolean => !isInPackage(reference) || reference.place.file === pkg?.readme?.place?.file;
  const follow = (reference: Reference, href: string): ResolvedReference => {
    const { target, place } = reference;
    found.set(`${target}\n${href}\n${place.file}:${place.line}:${place.column}`, { target, href, place });
    const printed = isInPackage(reference) && target.startsWith('/') ? withoutLostAnchor(href, links) : href;
    return { href: printed.startsWith(`${from}#`) ? printed.slice(from.length) : withBase(baseUrl, printed) };
  };

  const resolve = (reference: Reference): ResolvedReference => {
    if (isCode(reference)) {
      const { to, problem } = isOwn(reference) ? { to: undefined } : resolveReference({ links, from, reference });
      if (problem !== undefined && isGuide(reference) && !autolink?.ownNames.has(/^[^.#]*/.exec(reference.target)?.[0] ?? ''))
        report(problem);
      if (to?.kind === 'external') return { href: to.href };
      return to?.kind === 'internal' && !isOnPage(to.href) ? follow(reference, to.href) : { href: undefined };
    }
    const isText = pkg !== undefined && isInText(reference, pkg);
    // A path in a comment may be one of the repository, which only its authors can check.
    const isUnchecked = isInPackage(reference) && !isText && isRelative(reference.target);
    const { to, problem } = isText ? resolveTextLink({ links, from, reference }, pkg) : resolveReference({ links, from, reference, scope });
    if (problem !== undefined && !isUnchecked) report(problem);
    switch (to.kind) {
      case 'internal':
        return follow(reference, to.href);
      case 'file':
        return { href: withBase(baseUrl, `/${to.path}`) };
      case 'external':
        return {
          href: to.href,
          ...(isInPackage(reference) && reference.kind === 'image' && !settings.api.externalImages ? { isOnlyLinked: true } : {}),
        };
      case 'nothing':
        return { href: undefined };
    }
  };
  return {
    resolve,
    get links() {
      return [...found.values()];
    },
    problems,
  };
}

/** Who wrote a comment may have had other pages in mind: where a symbol's has no such member, the page itself is better than nothing. */
function withoutLostAnchor(href: string, links: Links): string {
  const [page = '', anchor] = href.split('#');
  const symbol = anchor === undefined ? undefined : links.page(page)?.symbol;
  return symbol === undefined || links.address(`${symbol}#${anchor}`) !== undefined ? href : page;
}

function isRelative(target: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|[#/])/i.test(target);
}

function isCode({ kind }: Reference): boolean {
  return kind === 'name' || kind === 'import';
}

/** Whether names in a page's code are linked to the reference, and which of them are the page's own. */
export function autolinkOf(route: Route, { frame: { settings }, site }: PageScope): PageLinksRequest['autolink'] {
  if (route.kind === 'document') {
    if (!isAutolinked(settings, route.document)) return undefined;
    return { ownNames: ownNamesOfDocument(route.document, { samples: samplesOf(site, 'documents'), links: site }) };
  }
  const isText = 'text' in route && route.text !== undefined;
  if (!settings.autolink || !('package' in route || isText)) return undefined;
  return { ownNames: 'symbol' in route ? ownNamesOfSymbol(route.symbol) : new Set() };
}

/** Samples as their users know them. */
export function samplesOf(site: Site, of: Parameters<Site['sample']>[0]): SampleIndex {
  return { get: (key) => site.sample(of, key) };
}
