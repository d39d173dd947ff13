import type { ResolveReference } from '../model/resolve.ts';
import { escapeHtml } from './htmlDocument.ts';

/**
 * Resolves the links and images of a custom page in its printed markup. React always prints attributes with double quotes and
 * escapes them, so a pattern finds them all; text can't look like one, since `<` is escaped there.
 */
export function resolveMarkup({
  html,
  resolve,
  file,
}: {
  readonly html: string;
  readonly resolve: ResolveReference;
  readonly file: string;
}): string {
  return html.replace(
    /<(a|img|source)\b([^>]*?)\s(href|src)="([^"]*)"/g,
    (whole, tag: string, attributes: string, name: string, value: string) => {
      const kind = tag === 'a' ? 'link' : 'image';
      const target = unescapeAttribute(value);
      const { href } = resolve({ target, kind, place: { file } });
      return href === undefined ? whole : `<${tag}${attributes} ${name}="${escapeHtml(href)}"`;
    },
  );
}

/** The entities that React prints in attributes. */
function unescapeAttribute(value: string): string {
  const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
  return value.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}
