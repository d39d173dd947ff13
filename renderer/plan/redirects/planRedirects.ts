import type { AddressesConfig } from '../../model/config.ts';
import type { Href } from '../../model/links.ts';
import type { LinkSpace, Route } from '../../model/plan.ts';
import type { MovedAnchor, PageRedirect, RedirectPlan, RedirectTarget } from '../../model/redirect.ts';
import { isPermanent } from '../../model/routeRoles.ts';
import { isExternal, parseAddress } from '../links/address.ts';
import type { Forward } from '../routes/apiForward.ts';
import { createResolver, isBelow, isPattern, prefixOf, type Resolve } from './createResolver.ts';

interface PlanRedirectsRequest {
  readonly addresses: AddressesConfig;
  readonly routes: readonly Route[];
  /** Static files within the output. */
  readonly files: LinkSpace['files'];
  /** The address of the reference, where it forwards to its only package. Default: none. */
  readonly forward?: Forward | undefined;
}

interface PlannedRedirects extends RedirectPlan {
  /** Former anchors of pages that exist, by page. */
  readonly moved: ReadonlyMap<Href, readonly MovedAnchor[]>;
}

/** Plans pages at former addresses. Redirects without an existing target are left out: `checks/redirectProblems` reports them. */
export function planRedirects({ addresses, routes, files, forward }: PlanRedirectsRequest): PlannedRedirects {
  const { removed } = addresses;
  const redirects = { ...addresses.redirects, ...(forward === undefined ? {} : { [forward.from]: forward.to }) };
  const byHref = new Map(routes.toReversed().map((route) => [route.href, route]));
  const hasPage = createHasPage({ byHref, files });
  const resolve = createResolver(redirects, hasPage);
  const targetOf = (address: string): RedirectTarget | undefined => {
    const found = resolve(address);
    if (found.kind === 'loop' || found.address === address) return undefined;
    const { address: href } = found;
    if (isExternal(href)) return { href, label: href };
    const { page, anchor } = parseAddress(href);
    const route = byHref.get(page);
    return hasPage(page) ? { href, label: route === undefined ? href : nameOfAddress(route, anchor) } : undefined;
  };
  const anchors = anchorsByPage(redirects, targetOf);
  const sources = redirectedPages({ redirects, pages: routes.filter(isPermanent).map(({ href }) => href), hasPage });
  return {
    pages: sources.flatMap((from): readonly PageRedirect[] => {
      const to = targetOf(from);
      return to === undefined
        ? []
        : [{ from, to, anchors: anchors.get(from) ?? [], isTemporary: from === forward?.from || isTemporary(from, resolve) }];
    }),
    removed: Object.entries(removed)
      .map(([address, note]) => ({ ...parseAddress(address), note }))
      .filter(({ page, anchor }) => anchor === undefined && !isPattern(page) && !hasPage(page) && !sources.includes(page))
      .map(({ page, note }) => ({ from: page, note }))
      .toSorted((a, b) => (a.from < b.from ? -1 : 1)),
    moved: new Map([...anchors].filter(([page]) => byHref.has(page))),
  };
}

interface Pages extends Pick<LinkSpace, 'files'> {
  readonly byHref: ReadonlyMap<Href, unknown>;
}

/** Whether an address has a page or a static file. */
export function createHasPage({ byHref, files }: Pages): (href: Href) => boolean {
  return (href) => byHref.has(href) || files.has(href.slice(1)) || files.has(`${href.slice(1)}/index.html`);
}

function isTemporary(from: Href, resolve: Resolve): boolean {
  const found = resolve(from);
  return found.kind === 'end' && found.isTemporary;
}

function anchorsByPage(
  redirects: AddressesConfig['redirects'],
  targetOf: (address: string) => RedirectTarget | undefined,
): ReadonlyMap<Href, readonly MovedAnchor[]> {
  const found = new Map<Href, MovedAnchor[]>();
  for (const key of Object.keys(redirects).toSorted()) {
    const { page, anchor } = parseAddress(key);
    const to = anchor === undefined ? undefined : targetOf(`${page}#${anchor}`);
    if (anchor !== undefined && to !== undefined) found.set(page, [...(found.get(page) ?? []), { anchor, to }]);
  }
  return found;
}

interface RedirectedPagesRequest {
  readonly redirects: AddressesConfig['redirects'];
  readonly pages: readonly Href[];
  readonly hasPage: (href: Href) => boolean;
}

/**
 * Every former address of a page, sorted. A pattern is for all pages below its target, former ones included, but not for those that another
 * pattern gives to a folder within its target: of `/docs/1/*` and `/docs/2/*` with the target `/docs/*`, neither has pages below the other.
 */
export function redirectedPages({ redirects, pages, hasPage }: RedirectedPagesRequest): readonly Href[] {
  const keys = Object.keys(redirects).filter((key) => !key.includes('#'));
  const sources = new Set(keys.filter((key) => !isPattern(key)).map((key) => parseAddress(key).page));
  const patterns = keys.filter(isPattern).map((key) => ({ prefix: prefixOf(key), target: prefixOf(redirects[key] ?? '') }));
  let latest: readonly FormerPage[] = [...pages, ...sources].map((page) => ({ page }));
  while (latest.length > 0) {
    const found: FormerPage[] = [];
    for (const { page, madeBy } of latest)
      for (const { prefix, target } of patterns) {
        if (!isBelow(page, target) || isBelow(page, prefix) || (madeBy !== undefined && !isBelow(target, madeBy))) continue;
        const source = `${prefix}${page.slice(target.length)}`;
        if (!sources.has(source)) found.push({ page: source, madeBy: prefix });
        sources.add(source);
      }
    latest = found;
  }
  return [...sources].filter((page) => !hasPage(page)).toSorted();
}

interface FormerPage {
  readonly page: Href;
  /** Prefix of the pattern that it comes from, if it does. */
  readonly madeBy?: string | undefined;
}

/** The name of a page, or of its heading or member with the anchor. */
function nameOfAddress(route: Route, anchor: string | undefined): string {
  if (anchor === undefined) return route.title;
  if (route.kind === 'document') return route.document.headings.find(({ id }) => id === anchor)?.text ?? route.title;
  if (!('symbol' in route)) return route.title;
  const member = route.symbol.members.find((one) => one.anchor === anchor);
  return member === undefined ? route.title : `${route.symbol.qualifiedName}.${member.name}`;
}
