import type { Element, ElementContent, RootContent } from 'hast';

/** Headings a level lower, for texts below a heading of their page. They have no anchors. */
export function lowerHeadings<Node extends RootContent | ElementContent>(node: Node): Node {
  if (node.type !== 'element') return node;
  const children = node.children.map(lowerHeadings);
  const level = /^h([2-6])$/.exec(node.tagName)?.[1];
  if (level === undefined) return { ...node, children };
  const { id: _, ...properties } = node.properties;
  const isAnchor = (child: ElementContent): boolean => child.type === 'element' && child.tagName === 'a' && hasClass(child, 'anchor');
  return { ...node, tagName: `h${Math.min(6, Number(level) + 1)}`, properties, children: children.filter((child) => !isAnchor(child)) };
}

function hasClass({ properties: { className } }: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}
