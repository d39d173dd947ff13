import { unescapeHtml } from '../search/unescapeHtml.ts';

/** A start tag with its attributes, as our printers write them: values in double quotes, where anything else may stand. */
const startTag = /<[a-z][a-z\d-]*((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*\/?>/gi;

/** Ids of the elements of printed markup. Text that only looks like an attribute, for example in a sample of HTML, has none. */
export function anchorsOf(html: string): ReadonlySet<string> {
  const ids = [...html.matchAll(startTag)].map(([, attributes = '']) => /\sid="([^"]*)"/.exec(attributes)?.[1]);
  return new Set(ids.filter((id) => id !== undefined).map(unescapeHtml));
}
