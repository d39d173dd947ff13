import { normalizeHref, packageHref } from '../../model/addresses.ts';
import type { Config } from '../../model/config.ts';
import type { Href } from '../../model/links.ts';

/** An address that has no page and forwards to another. */
export interface Forward {
  readonly from: Href;
  readonly to: Href;
}

interface ApiForwardRequest {
  readonly config: Pick<Config, 'api'>;
  /** Pages at the site's own addresses: documents and custom pages. */
  readonly pages: readonly { readonly href: Href }[];
}

/**
 * With one package, the address of the reference forwards to that package: an index of one entry would only delay the reader. Undefined: there
 * is an index, no reference, or a page of the author's at the address.
 */
export function apiForward({ config: { api }, pages }: ApiForwardRequest): Forward | undefined {
  const [only] = api.packages;
  const from = normalizeHref(api.route);
  if (only === undefined || hasApiIndex({ api }) || pages.some(({ href }) => href === from)) return undefined;
  return { from, to: packageHref(from, only.slug) };
}

/** Whether the reference has a page that lists its packages. Packages count that the site omits because of an error: addresses stay. */
export function hasApiIndex({ api }: Pick<Config, 'api'>): boolean {
  return api.packages.length !== 1;
}
