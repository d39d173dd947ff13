import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/**
 * Tables scroll in a frame of their own, so that a wide one never makes the page scroll sideways:
 * `<div class="table" role="group" tabindex="0" aria-label="Table"><table>…`. The frame takes the focus, for those who scroll with
 * the keyboard; it is a group and no region, because a page of many tables would have as many landmarks.
 */
export function rehypeTables({ label }: { readonly label: string }) {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || !parent || index === undefined) return undefined;
      const properties = { className: ['table'], role: 'group', tabIndex: 0, ariaLabel: label };
      const frame: Element = { type: 'element', tagName: 'div', properties, children: [node] };
      parent.children[index] = frame;
      visit({ type: 'root', children: node.children }, 'element', alignByClass);
      return [SKIP, index + 1];
    });
  };
}

/** HTML no longer has the attribute `align`; the theme has the classes `align-center` and `align-right`. */
function alignByClass(node: Element): void {
  const { align, ...properties } = node.properties;
  if (typeof align !== 'string') return;
  const classes = Array.isArray(properties.className) ? properties.className : [];
  node.properties = align === 'left' ? properties : { ...properties, className: [...classes, `align-${align}`] };
}
