import type { Element, ElementContent, Root, RootContent } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { referenceOf } from '../../documents/plugins/reference.ts';
import type { Place } from '../../model/problem.ts';
import type { ResolveReference } from '../../model/resolve.ts';
import { noSamples, type SampleIndex } from '../../plan/links/sampleIndex.ts';
import { linkName, linkSample } from './linkNames.ts';

/**
 * Prints a document's tree as HTML, with links and images resolved, and with names in code linked. The tree is not changed: it may be
 * printed again when its targets have changed.
 */
export function renderTree(tree: Root, resolve: ResolveReference, samples: SampleIndex = noSamples): string {
  return printHtml(resolveNodes(tree.children, { resolve, samples }));
}

/** The inside of a block of code as HTML. */
export function renderSample(figure: Element, resolve: ResolveReference, samples: SampleIndex): string {
  const { children } = linkSample(figure, { resolve, samples, place: figure.data?.place ?? { file: '' } });
  return printHtml(children);
}

interface TreeLinks {
  readonly resolve: ResolveReference;
  readonly samples: SampleIndex;
}

function resolveNodes(nodes: readonly ElementContent[], links: TreeLinks): ElementContent[];
function resolveNodes(nodes: readonly RootContent[], links: TreeLinks): RootContent[];
function resolveNodes(nodes: readonly RootContent[], links: TreeLinks): RootContent[] {
  return nodes.flatMap((node): RootContent[] => (node.type === 'element' ? resolveNode(node, links) : [node]));
}

function resolveNode(node: Element, links: TreeLinks): ElementContent[] {
  const { place, name, sample } = node.data ?? {};
  if (sample !== undefined) return [linkSample(node, { ...links, place: place ?? { file: '' } })];
  const element: Element = { ...node, children: resolveNodes(node.children, links) };
  if (place === undefined) return [element];
  return name === undefined ? resolveElement(element, place, links.resolve) : [linkName(element, { name, place, resolve: links.resolve })];
}

function resolveElement(element: Element, place: Place, resolve: ResolveReference): ElementContent[] {
  const reference = referenceOf(element);
  if (!reference) return [element];
  const { href } = resolve({ ...reference, place });
  if (reference.kind === 'image') return [{ ...element, properties: { ...element.properties, src: href ?? reference.target } }];
  if (href === undefined) return element.children;
  return [{ ...element, properties: { ...element.properties, href } }];
}

/** Named references, as React writes them: one spelling in a page compresses better than two. */
const printer = unified()
  .use(rehypeStringify, { characterReferences: { useNamedReferences: true } })
  .freeze();

/** A tree as HTML. */
export function printHtml(nodes: readonly RootContent[]): string {
  return printer.stringify({ type: 'root', children: [...nodes] });
}
