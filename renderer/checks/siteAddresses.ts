import type { Href } from '../model/links.ts';
import type { PageFacts } from '../model/page.ts';
import type { LinkSpace } from '../model/plan.ts';
import { parseAddress } from '../plan/links/address.ts';
import { createHasPage } from '../plan/redirects/planRedirects.ts';

/** The addresses of a rendered site. */
export interface SiteAddresses {
  readonly hasPage: (href: Href) => boolean;
  /** Whether an address has a page, and the page the anchor. */
  readonly has: (address: string) => boolean;
  /** Anchors of a page. Undefined for static files and pages that could not be rendered. */
  readonly anchorsOf: (href: Href) => ReadonlySet<string> | undefined;
}

/** Collects the addresses of a site. Every anchor of a page that could not be rendered counts as existing, because the cause is reported. */
export function siteAddresses(links: Pick<LinkSpace, 'byHref' | 'files'>, pages: readonly PageFacts[]): SiteAddresses {
  const hasPage = createHasPage(links);
  const anchorsAt = new Map(pages.map(({ href, anchors }) => [href, anchors]));
  return {
    hasPage,
    has: (address) => {
      const { page, anchor } = parseAddress(address);
      return hasPage(page) && (anchor === undefined || (anchorsAt.get(page)?.has(anchor) ?? true));
    },
    anchorsOf: (href) => anchorsAt.get(href),
  };
}
