import type { ElementContent, Root, RootContent } from 'hast';
import { textOf } from '../plugins/textOf.ts';

/** A tree's text for a place that allows only inline content. Block elements are replaced by their contents, with a space between them. */
export function inlineTree(tree: Root): Root {
  return { type: 'root', children: joinSpaces(tree.children.flatMap(inlineNodes)) };
}

const blocks: ReadonlySet<string> = new Set([
  ...['p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'aside', 'div', 'section', 'details', 'summary', 'hr'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption'],
]);

const space: ElementContent = { type: 'text', value: ' ' };

function inlineNodes(node: RootContent): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element') return [];
  if (node.tagName === 'figure') {
    const code: ElementContent = { type: 'element', tagName: 'code', properties: {}, children: [{ type: 'text', value: textOf(node) }] };
    return [space, code, space];
  }
  const children = node.children.flatMap(inlineNodes);
  return blocks.has(node.tagName) ? [space, ...children, space] : [{ ...node, children }];
}

/** One space between former blocks, none at the ends. */
function joinSpaces(nodes: readonly ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  let isApart = false;
  for (const node of nodes) {
    const isBlank = node.type === 'text' && node.value.trim() === '';
    if (!isBlank) joined.push(...(isApart && joined.length > 0 ? [space] : []), node);
    isApart = isBlank;
  }
  return joined;
}
