import { isIP } from 'node:net';

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a request's `Host` is one that this server answers to: loopback, or the host that it was told to listen on.
 * Everything else is a page elsewhere that reaches for a server on the reader's machine under a name of its own.
 * When the server listens on all addresses, any address written in digits is fine: such a page can't have one.
 */
export function isAllowedHost(header: string | undefined, listensOn: string): boolean {
  const name = /^(\[[^\]]*\]|[^:]*)(?::\d+)?$/.exec(header ?? '')?.[1]?.toLowerCase();
  if (name === undefined || name === '') return false;
  if (loopback.has(name) || name === formatHost(listensOn).toLowerCase()) return true;
  return isEverywhere(listensOn) && isIP(name.replace(/^\[|\]$/g, '')) !== 0;
}

/** As it stands in an address: IPv6 in brackets. */
export function formatHost(host: string): string {
  return isIP(host) === 6 ? `[${host}]` : host;
}

/** Whether a host stands for all addresses of the machine. */
export function isEverywhere(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}
