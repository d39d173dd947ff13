import { normalizeHref } from '../../model/addresses.ts';
import type { Href } from '../../model/links.ts';
import { decode } from '../links/splitTarget.ts';

/** An address of the site as redirects and inventories name it. */
export interface Address {
  readonly page: Href;
  /** Undefined for the page itself. */
  readonly anchor?: string | undefined;
}

/** Takes an address apart. Slashes at the end and percent encoding make no difference. */
export function parseAddress(text: string): Address {
  const [path = '', anchor = ''] = text.split('#');
  const page = normalizeHref(decode(path.replace(/\?.*$/, '')));
  return anchor === '' ? { page } : { page, anchor: decode(anchor) };
}

export function formatAddress({ page, anchor }: Address): string {
  return anchor === undefined ? page : `${page}#${anchor}`;
}

/** Whether a redirect's target is on another site. */
export function isExternal(address: string): boolean {
  return /^https?:\/\//.test(address);
}
