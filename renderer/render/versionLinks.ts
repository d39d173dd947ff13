import type { VersionLink } from '../../templates/context.ts';
import { moduleHref } from '../model/addresses.ts';
import type { Href, Links } from '../model/links.ts';
import { publicHref } from '../model/publicHref.ts';
import type { RedirectTarget } from '../model/redirect.ts';
import type { SymbolId } from '../model/type.ts';
import { type Counterpart, versionsOf } from '../model/versions.ts';
import { withBase } from '../model/withBase.ts';
import { parseAddress } from '../plan/links/address.ts';
import { isBelow } from '../plan/redirects/createResolver.ts';
import type { RenderSettings } from './pageFrame.tsx';

interface VersionLinksRequest {
  readonly settings: Pick<RenderSettings, 'api' | 'baseUrl'>;
  readonly links: Pick<Links, 'page' | 'address'>;
  readonly packages: readonly PackageVersion[];
  /** Of symbols of packages with several versions. */
  readonly counterparts: ReadonlyMap<SymbolId, readonly Counterpart[]>;
  /** Redirects of pages, by their former addresses. */
  readonly replacements: ReadonlyMap<Href, RedirectTarget>;
  /** A page of the reference: its package, its address, and its symbol, or an empty string. */
  readonly page: VersionedPage;
}

interface VersionedPage {
  readonly slug: string;
  readonly name: string;
  readonly href: Href;
  readonly symbol: SymbolId;
}

/**
 * Where a page of the reference is in each version of its package, in the order of the config. A version that doesn't have the page links to
 * the symbol that replaced it according to a redirect, to the nearest symbol, or to its overview. Empty for packages with one version.
 */
export function versionLinks({ settings, links, packages, counterparts, replacements, page }: VersionLinksRequest): readonly VersionLink[] {
  const overviewOf = (slug: string): Href => moduleHref({ api: settings.api.route, slug, module: '' });
  const address = (href: string): string => withBase(settings.baseUrl, href);
  const sameAddress = (slug: string): Href => `${overviewOf(slug)}${page.href.slice(overviewOf(page.slug).length)}`;
  const samePage = (slug: string): Href | undefined => (links.page(sameAddress(slug)) === undefined ? undefined : sameAddress(slug));
  return versionsOf(page, packages).map(({ slug, version }): VersionLink => {
    const link = { label: version === '' ? slug : version, isCurrent: slug === page.slug };
    if (link.isCurrent) return { ...link, href: address(page.href), isSame: true };
    const counterpart = counterparts.get(page.symbol)?.find((one) => one.slug === slug);
    const href = counterpart?.id === undefined ? undefined : links.address(counterpart.id);
    const same = page.symbol === '' ? samePage(slug) : counterpart?.isSame === true ? href : undefined;
    if (same !== undefined) return { ...link, href: address(same), isSame: true };
    const replacement = replacements.get(sameAddress(slug));
    // A redirect to another version, which still has the symbol, names no replacement.
    const others = versionsOf(page, packages).filter((other) => other.slug !== slug);
    if (replacement !== undefined && !others.some((other) => isBelow(parseAddress(replacement.href).page, overviewOf(other.slug)))) {
      const nearest = { name: replacement.label, href: publicHref(replacement.href, settings), isReplacement: true };
      return { ...link, href: address(overviewOf(slug)), isSame: false, nearest };
    }
    const nearest =
      href === undefined || counterpart?.name === undefined
        ? undefined
        : { name: counterpart.name, href: address(href), isReplacement: false };
    return { ...link, href: address(overviewOf(slug)), isSame: false, nearest };
  });
}

export interface PackageVersion {
  readonly name: string;
  readonly slug: string;
  readonly version: string;
}
