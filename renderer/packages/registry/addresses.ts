import { BlockList } from 'node:net';

/** An address of the web as messages show it: without a password, and without a query, which may be a signature. */
export function shownAddress(address: string): string {
  const url = parseAddress(address);
  return url === undefined ? 'an address that is not one of the web' : `${url.origin}${url.pathname}`.replace(/\/$/, '');
}

/** Undefined for other protocols, such as `file:`. A user's name and password are removed: gqldocs sends none. */
export function parseAddress(address: string, base?: string): URL | undefined {
  if (!URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  url.username = '';
  url.password = '';
  return /^https?:$/.test(url.protocol) ? url : undefined;
}

const local = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
] as const)
  local.addSubnet(network, prefix);
for (const [network, prefix] of [
  ['::', 127],
  ['fe80::', 10],
] as const)
  local.addSubnet(network, prefix, 'ipv6');

/** Whether an address names this machine, or a neighbor without a router: a registry of the web has no reason to point there. */
export function isLocal({ hostname }: URL): boolean {
  if (/^(.*\.)?localhost\.?$/.test(hostname)) return true;
  return hostname.startsWith('[') ? local.check(hostname.slice(1, -1), 'ipv6') : local.check(hostname);
}
