import { isIP } from 'node:net';

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether this server answers a request with this `Host`: loopback, or the host that it listens on. Other hosts mean that a foreign page
 * reaches for the reader's machine through a domain of its own (DNS rebinding). If the server listens on all addresses, any IP address is
 * accepted: such a page cannot have one as its host.
 */
export function isAllowedHost(header: string | undefined, listensOn: string): boolean {
  const name = /^(\[[^\]]*\]|[^:]*)(?::\d+)?$/.exec(header ?? '')?.[1]?.toLowerCase();
  if (name === undefined || name === '') return false;
  if (loopback.has(name) || name === formatHost(listensOn).toLowerCase()) return true;
  return isEverywhere(listensOn) && isIP(name.replace(/^\[|\]$/g, '')) !== 0;
}

/** A host as it is written in a URL: IPv6 in brackets. */
export function formatHost(host: string): string {
  return isIP(host) === 6 ? `[${host}]` : host;
}

/** Whether a host means all addresses of the machine. */
export function isEverywhere(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

/**
 * Headers of every response. The site may be unpublished. Without these headers, a foreign page that knows the port could load its scripts,
 * some of which are data (the search index), and its pictures.
 */
export const privateHeaders = { 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'same-origin' } as const;

/**
 * Further headers of one file. Pictures from packages are in `files/`; gqldocs publishes none that could run a script. An older version may
 * have written the folder that is served, so browsers get this rule, too.
 */
export function headersOf(path: string): Readonly<Record<string, string>> {
  return /\/files\/.*\.svg$/i.test(path) ? { 'Content-Security-Policy': pictureRights } : {};
}

const pictureRights = "sandbox; default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'";
