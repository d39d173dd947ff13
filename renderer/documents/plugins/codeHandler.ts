import type { Element } from 'hast';
import type { Code } from 'mdast';

/**
 * A fence on its way from mdast to hast. Language and meta become attributes, because only attributes survive the parser of raw
 * HTML and the sanitizer; `rehypeCode` makes the final markup of them.
 */
export function codeHandler(state: { readonly patch: (from: Code, to: Element) => void }, node: Code): Element {
  const properties = { dataLanguage: node.lang ?? '', dataMeta: node.meta ?? '' };
  const code: Element = { type: 'element', tagName: 'code', properties, children: [{ type: 'text', value: node.value }] };
  const pre: Element = { type: 'element', tagName: 'pre', properties: {}, children: [code] };
  state.patch(node, pre);
  return pre;
}
