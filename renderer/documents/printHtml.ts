import type { Element, Properties, RootContent } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

const printer = unified().use(rehypeStringify).freeze();

/**
 * A tree as HTML, the bytes that `rehype-stringify` gives. Nearly all of what a site has to print is elements with a handful of
 * attributes, for which this takes a fraction of the time; where anything else is among them, the library prints the whole.
 */
export function printHtml(nodes: readonly RootContent[]): string {
  return printNodes(nodes) ?? printer.stringify({ type: 'root', children: [...nodes] });
}

/** Undefined where the library has to do it. */
function printNodes(nodes: readonly RootContent[]): string | undefined {
  let html = '';
  for (const node of nodes) {
    const printed = node.type === 'text' ? escaped(node.value, inText) : node.type === 'element' ? printElement(node) : undefined;
    if (printed === undefined) return undefined;
    html += printed;
  }
  return html;
}

function printElement({ tagName, properties, children }: Element): string | undefined {
  if (!plainElements.has(tagName)) return undefined;
  const attributes = printAttributes(properties);
  const content = attributes === undefined ? undefined : printNodes(children);
  return content === undefined ? undefined : `<${tagName}${attributes}>${content}</${tagName}>`;
}

/** Elements that have an end, and whose text is escaped like any. */
const plainElements: ReadonlySet<string> = new Set([
  ...['a', 'code', 'em', 'strong', 'del', 'span', 'mark', 'ins', 'sub', 'sup', 'kbd', 'button', 'p', 'pre', 'figure', 'figcaption'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'aside', 'div', 'section', 'details', 'summary'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
]);

function printAttributes(properties: Properties): string | undefined {
  let attributes = '';
  for (const key in properties) {
    const value = properties[key];
    if (value === undefined || value === null) continue;
    const name = attributeNames.get(key);
    const text = Array.isArray(value) ? value.join(' ').trim() : value;
    if (name === undefined || typeof text === 'boolean' || Number.isNaN(text)) return undefined;
    attributes += ` ${name}="${escaped(String(text), inAttribute)}"`;
  }
  return attributes;
}

/** Attributes whose values are text, or words with a space between them. */
const attributeNames: ReadonlyMap<string, string> = new Map([
  ['className', 'class'],
  ['href', 'href'],
  ['id', 'id'],
  ['rel', 'rel'],
  ['title', 'title'],
  ['tabIndex', 'tabindex'],
  ['ariaLabel', 'aria-label'],
  ['role', 'role'],
  ['type', 'type'],
  ['dataLanguage', 'data-language'],
]);

const inText = /[<&]/g;
const inAttribute = /[\0"&'`]/g;

function escaped(text: string, signs: RegExp): string {
  return text.search(signs) < 0 ? text : text.replace(signs, (sign) => `&#x${sign.charCodeAt(0).toString(16).toUpperCase()};`);
}
