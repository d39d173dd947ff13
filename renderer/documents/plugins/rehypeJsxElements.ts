import type { Element, Properties, Root } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

const linkElements: ReadonlySet<string | null> = new Set(['a', 'img']);

/**
 * `<a href="…">` and `<img src="…">` that are written as JSX with plain values become the same elements as Markdown's links and
 * images, so that they are recorded and resolved like those. With an expression among their attributes they stay what they are.
 */
export function rehypeJsxElements() {
  return (tree: Root): void => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      if ((node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') || !parent || index === undefined) return;
      const properties = linkElements.has(node.name) ? plainProperties(node) : undefined;
      if (!properties || !node.name) return;
      const element: Element = { type: 'element', tagName: node.name, properties, children: node.children };
      parent.children[index] = node.position ? { ...element, position: node.position } : element;
    });
  };
}

const propertyNames: Readonly<Record<string, string>> = { class: 'className' };

function plainProperties({ attributes }: MdxJsxFlowElementHast | MdxJsxTextElementHast): Properties | undefined {
  const properties: Properties = {};
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || (attribute.value !== null && typeof attribute.value === 'object')) return undefined;
    properties[propertyNames[attribute.name] ?? attribute.name] = attribute.value ?? true;
  }
  return properties;
}
