import type { Place } from '../model/problem.ts';
import type { Reference, ResolveReference } from '../model/resolve.ts';
import { escapeHtml } from './htmlDocument.ts';

interface ResolveMarkupRequest {
  readonly html: string;
  readonly resolve: ResolveReference;
  /** Where the page writes an address, for messages. */
  readonly placeOf: (target: string) => Place;
}

const tags = /<(?:a|area|img|source|video|audio|track|iframe|embed)\b[^>]*>/g;
const attributes = /\s(href|src|poster|srcSet)="([^"]*)"/g;

/**
 * Resolves the links, images and other media of a custom page in its printed markup. React always prints attributes with double
 * quotes and escapes them, so patterns find them all; text can't look like a tag, since `<` is escaped there.
 */
export function resolveMarkup({ html, resolve, placeOf }: ResolveMarkupRequest): string {
  const resolved = (target: string, kind: Reference['kind']): string => resolve({ target, kind, place: placeOf(target) }).href ?? target;
  return html.replace(tags, (tag) =>
    tag.replace(attributes, (_, name: string, value: string) => {
      const written = unescapeHtml(value);
      const kind = name === 'href' ? 'link' : 'image';
      const address = name === 'srcSet' ? resolveSet(written, (target) => resolved(target, kind)) : resolved(written, kind);
      return ` ${name}="${escapeHtml(address)}"`;
    }),
  );
}

/** `/a.png 1x, /b.png 2x`: addresses, each with how large or dense its image is. */
function resolveSet(written: string, resolve: (target: string) => string): string {
  return written.replace(/([^\s,]\S*[^\s,])(\s[^,]*)?/g, (_, target: string, size = '') => `${resolve(target)}${size}`);
}
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Replaces the entities that our printers write by their characters. */
function unescapeHtml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (entity, hex?: string, decimal?: string, name?: string) => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    return named[name?.toLowerCase() ?? ''] ?? entity;
  });
}

interface PlaceRequest {
  /** An address as it was printed. */
  readonly target: string;
  /** The page's own source. */
  readonly file: string;
  /** Sources of all custom pages and of their parts. */
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * Finds where a custom page writes an address. Only the markup of a page is known, not the code that made it. So this returns the first
 * spot at which the address is in quotes, in the page's own file, otherwise in a module that it imports. An address that is computed at run
 * time has no spot; its place is the page. Relative addresses are relative to the page, wherever they are written: they keep the page as
 * their file.
 */
export function placeInTexts({ target, file, texts }: PlaceRequest): Place {
  const parts = target.startsWith('/') ? texts : [];
  for (const [name, text] of [[file, texts.get(file) ?? ''] as const, ...parts]) {
    const start = ['"', "'", '`'].map((quote) => text.indexOf(`${quote}${target}${quote}`)).filter((index) => index >= 0);
    if (start.length === 0) continue;
    const before = text.slice(0, Math.min(...start) + 1).split('\n');
    return { file: name, line: before.length, column: (before.at(-1) ?? '').length + 1 };
  }
  return { file };
}
