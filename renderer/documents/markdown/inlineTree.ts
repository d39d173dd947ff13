import type { ElementContent, Root, RootContent } from 'hast';
import { textOf } from '../textOf.ts';

/** A tree's text for a place where only inline content can stand: frames of blocks fall away, and a space parts what they held. */
export function inlineTree(tree: Root): Root {
  return { type: 'root', children: trimEdges(tree.children.flatMap(inlineNodes)) };
}

const blocks: ReadonlySet<string> = new Set(
  'p ul ol li dl dt dd blockquote div section details summary h1 h2 h3 h4 h5 h6 table thead tbody tfoot tr th td caption hr aside'.split(
    ' ',
  ),
);

function inlineNodes(node: RootContent): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element') return [];
  if (node.tagName === 'figure')
    return [space, { type: 'element', tagName: 'code', properties: {}, children: [{ type: 'text', value: textOf(node) }] }, space];
  const children = node.children.flatMap(inlineNodes);
  return blocks.has(node.tagName) ? [space, ...children, space] : [{ ...node, children }];
}

const space: ElementContent = { type: 'text', value: ' ' };

function trimEdges(nodes: readonly ElementContent[]): ElementContent[] {
  const isBlank = (node: ElementContent) => node.type === 'text' && node.value.trim() === '';
  const kept = nodes.filter((node, index) => !isBlank(node) || !(index > 0 && nodes[index - 1] && isBlank(nodes[index - 1] ?? node)));
  const first = kept.findIndex((node) => !isBlank(node));
  const last = kept.findLastIndex((node) => !isBlank(node));
  return kept.slice(Math.max(first, 0), last + 1);
}
