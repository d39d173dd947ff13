import { attributeIn, scanTags } from '../search/scanTags.ts';
import { unescapeHtml } from '../search/unescapeHtml.ts';

/** Ids of the elements of printed markup. Text that only looks like an attribute, for example in a sample of HTML, has none. */
export function anchorsOf(html: string): ReadonlySet<string> {
  const ids = new Set<string>();
  scanTags(html, ({ attributes }) => {
    const id = attributeIn(attributes, 'id');
    if (id !== undefined) ids.add(unescapeHtml(id));
  });
  return ids;
}
