import { createHash } from 'node:crypto';
import { type SymbolKind, symbolKinds } from './api.ts';
import type { Href } from './links.ts';

/**
 * Addresses and file names: the only place that puts them together or takes them apart.
 *
 * An href has no `baseUrl` and no trailing slash, and its letters are not percent-encoded: `model/withBase` sees to that for the
 * browser. A symbol's address depends on nothing but its package, module, kind and name, and every segment made from a name can
 * be a folder on Linux, macOS and Windows.
 */

/** Names that Windows keeps for devices, with or without an ending. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
const longest = 100;
/** Of an author's name, in bytes of UTF-8: file systems take 255. */
const longestWritten = 200;

/** A name as one segment of an address that is also a folder's name: `GraphQLSchema`, `con~`, `a~2fb`. */
export function safeSegment(name: string): string {
  const plain = name.replace(/[^\w.$-]/gu, (character) => `~${character.codePointAt(0)?.toString(16) ?? ''}`);
  const closed = closedSegment(plain);
  if (closed.length <= longest) return closed;
  return `${closed.slice(0, longest - 9)}~${shortHash(name)}`;
}

/**
 * The address of a document or page that an author named: letters and digits of any script stay, and so does `-._~`. All other characters,
 * which addresses or folders cannot have, become `-`. Names with the same address are reported as duplicate routes.
 */
export function authorHref(path: string): Href {
  return normalizeHref(
    path
      .split('/')
      .map((name) => (name === '' ? '' : authorSegment(name)))
      .join('/'),
  );
}

function authorSegment(name: string): string {
  const closed = closedSegment(name.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}\-._~]/gu, '-'));
  if (Buffer.byteLength(closed) <= longestWritten) return closed;
  return `${[...closed].slice(0, longestWritten / 4 - 9).join('')}~${shortHash(name)}`;
}

function closedSegment(name: string): string {
  const free = name.replace(reserved, '$1~');
  return /\.$|^\.+$|\.html$/i.test(free) || free === '' ? `${free}~` : free;
}

/** Put before the ids of a package's text, so that they can't meet those of the page around it. */
export const textPrefix = 'text-';

/** Address of a symbol's page; `module` is `''` for the package's main entry point. */
export function symbolHref(parts: {
  readonly api: Href;
  readonly slug: string;
  readonly module: string;
  readonly kind: SymbolKind;
  readonly name: string;
}): Href {
  return `${moduleHref(parts)}/${parts.kind}/${safeSegment(parts.name)}`;
}

/** Address of a package's overview, below which it has all of its pages. */
export function packageHref(api: Href, slug: string): Href {
  return joinHref(api, safeSegment(slug));
}

/** Address of an entry point's page; `module` is `''` for the package's overview. */
export function moduleHref({ api, slug, module }: { readonly api: Href; readonly slug: string; readonly module: string }): Href {
  const segments = module === '' ? [] : module.split('/').map(moduleSegment);
  return [packageHref(api, slug), ...segments].join('/');
}

/** What may follow a module's address, before a name. */
const belowModules: ReadonlySet<string> = new Set([...symbolKinds, 'category', 'list']);

/** The entry point `function/after` isn't the function `after`, which has the address `function/after` already. */
function moduleSegment(name: string, index: number, { length }: readonly string[]): string {
  const segment = safeSegment(name);
  return index < length - 1 && belowModules.has(name.toLowerCase()) ? `${segment}~` : segment;
}

/** Puts an href below another: `('/docs', 'a/b')` and `('/docs', '/a/b/')` give `/docs/a/b`. */
export function joinHref(parent: Href, path: string): Href {
  return normalizeHref(`${parent}/${path}`);
}

/** One leading slash, no trailing slash, no empty segments: `''` and `'/'` give `/`. */
export function normalizeHref(path: string): Href {
  return `/${path
    .split('/')
    .filter((segment) => segment !== '')
    .join('/')}`;
}

/** The page's file within the output: `/` gives `index.html`. */
export function htmlFile(href: Href): string {
  return href === '/' ? 'index.html' : `${href.slice(1)}/index.html`;
}

/** The page data's file within the output. */
export function dataFile(href: Href): string {
  return href === '/' ? 'index.json' : `${href.slice(1)}/index.json`;
}

/** Both files of a page. */
export function pageFiles(href: Href): { readonly html: string; readonly data: string } {
  return { html: htmlFile(href), data: dataFile(href) };
}

/** Tells apart names that some file systems take for one: two addresses clash when their keys are equal. */
export function caseKey(href: Href): string {
  return href.normalize('NFC').toLowerCase();
}

/** Eight characters of the hash of a text. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** Without percent encoding. What isn't encoded well stays as it is written. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
