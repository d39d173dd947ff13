import type { Element, ElementContent, Root, RootContent } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import type { Place } from '../model/problem.ts';
import type { ResolveReference } from '../model/resolve.ts';
import { isElsewhere, referenceOf } from './reference.ts';

const printer = unified().use(rehypeStringify).freeze();

/**
 * Prints a document's tree as HTML, with every link and image that its author wrote resolved. The tree itself isn't touched: it
 * may be printed again, when what it links to has changed.
 */
export function renderTree(tree: Root, resolve: ResolveReference): string {
  return printer.stringify({ type: 'root', children: tree.children.flatMap((node) => resolveNode(node, resolve)) });
}

function resolveNode(node: ElementContent, resolve: ResolveReference): ElementContent[];
function resolveNode(node: RootContent, resolve: ResolveReference): RootContent[];
function resolveNode(node: RootContent, resolve: ResolveReference): RootContent[] {
  if (node.type !== 'element') return [node];
  const element: Element = { ...node, children: node.children.flatMap((child) => resolveNode(child, resolve)) };
  const place = node.data?.place;
  return place ? resolveElement(element, place, resolve) : [element];
}

function resolveElement(element: Element, place: Place, resolve: ResolveReference): ElementContent[] {
  const reference = referenceOf(element);
  if (!reference) return [element];
  const { href } = resolve({ ...reference, place });
  if (reference.kind === 'image') return [{ ...element, properties: { ...element.properties, src: href ?? reference.target } }];
  if (href === undefined) return element.children;
  const rel = isElsewhere(href) ? { rel: ['noopener'] } : {};
  return [{ ...element, properties: { ...element.properties, href, ...rel } }];
}
