import { posix } from 'node:path';

/** One leading slash, none at the end, no `index`, no `.html` and no anchor: the form in which addresses of all tools are compared. */
export function plainAddress(href: string): string {
  const path = href.replace(/[?#].*$/, '');
  const segments = posix.resolve('/', `./${path}`);
  return segments.replace(/\.html?$/, '').replace(/\/index$/, '') || '/';
}

/** Whether an address is on another site, or no page at all. */
export function isElsewhere(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}

/** An address without `baseUrl`. */
export function withoutBase(href: string, baseUrl: string | undefined): string {
  const base = `/${(baseUrl ?? '').replace(/^\/+|\/+$/g, '')}`;
  if (base === '/') return href;
  return href === base || href.startsWith(`${base}/`) ? `/${href.slice(base.length).replace(/^\/+/, '')}` : href;
}

/** `01-intro` is `intro`, as Docusaurus reads names of files and folders. Dates and versions keep their numbers. */
export function withoutNumberPrefix(name: string): string {
  if (/^(?:\d{4}-\d{2}|\d+\.\d+|\d+[-_.]\d+)/.test(name)) return name;
  return name.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, '');
}

/** `/a/:path*`, `/a/[...slug]` and `/a/:splat` are `/a/*`. Undefined for other patterns, and for what cannot be an address. */
export function redirectForm(written: string, { isTarget = false }: { readonly isTarget?: boolean } = {}): string | undefined {
  if (isElsewhere(written)) return isTarget && !/[:*]splat|\*/.test(written.slice(8)) ? written : undefined;
  const plain = written.replace(/\/(?:\*|:\w+\*?|\[\.\.\.\w+\]|\(\.\*\)|:\w+\(\.\*\)|\$1)$/, '/*');
  const isPattern = plain.endsWith('/*');
  const rest = isPattern ? plain.slice(0, -2) : plain;
  if (/[*:()[\]$]/.test(rest.replace(/#.*$/, '')) || (!isTarget && !isFormer(rest === '' ? '/' : rest))) return undefined;
  if (isPattern) return `${plainAddress(rest) === '/' ? '' : plainAddress(rest)}/*`;
  if (isTarget) return posix.isAbsolute(plain) ? plain : `/${plain}`;
  return plain.endsWith('.html') ? posix.resolve('/', plain) : plainAddress(plain);
}

/** Whether a redirect can be from there. */
export function isFormer(address: string): boolean {
  return /^\/(?!\/)/.test(address) && !/[\s\p{Cc}\\?#]/u.test(address) && !address.split('/').some((part) => part === '..' || part === '.');
}
