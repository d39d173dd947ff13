import { decodeAddress, normalizeHref } from '../../model/addresses.ts';
import type { Href } from '../../model/links.ts';

/** An address of the site as redirects and inventories name it. */
interface Address {
  readonly page: Href;
  /** Undefined for the page itself. */
  readonly anchor?: string | undefined;
}

/** Takes an address apart. Slashes and `index.html` at the end make no difference, nor does percent encoding. */
export function parseAddress(text: string): Address {
  const [path = '', anchor = ''] = text.split('#');
  const page = normalizeHref(decodeAddress(path.replace(/\?.*$/, '')).replace(/(?:^|\/)index\.html$/, ''));
  return anchor === '' ? { page } : { page, anchor: decodeAddress(anchor) };
}

export function formatAddress({ page, anchor }: Address): string {
  return anchor === undefined ? page : `${page}#${anchor}`;
}

/** Whether a redirect's target is on another site. */
export function isExternal(address: string): boolean {
  return /^https?:\/\//.test(address);
}

/** Splits a target into the decoded path and the rest: query and anchor. */
export function splitTarget(target: string): { readonly path: string; readonly rest: string } {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  return { path: decodeAddress(path), rest };
}

/** Encodes the characters of a file's name that mean something else in an address. `withBase` encodes all others. */
export function fileAddress(path: string): string {
  return path.replace(/[%?#]/g, encodeURIComponent);
}
