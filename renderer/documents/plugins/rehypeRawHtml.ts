import type { Root } from 'hast';
import { EXIT, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** Parses raw HTML where a document has any; the parser is slow to load and to run, so most documents never meet it. */
export function rehypeRawHtml() {
  return async (tree: Root, file: VFile): Promise<Root> => {
    dropComments(tree);
    if (!hasRawHtml(tree)) return tree;
    const { default: rehypeRaw } = await import('rehype-raw');
    return rehypeRaw()(tree, file);
  };
}

export function hasRawHtml(tree: Root): boolean {
  let hasRaw = false;
  visit(tree, 'raw', () => {
    hasRaw = true;
    return EXIT;
  });
  return hasRaw;
}

/** Comments are notes of the author to other authors. */
export function dropComments(tree: Root): void {
  visit(tree, 'raw', (node, index, parent) => {
    if (!parent || index === undefined || !/^\s*<!--(?:(?!-->)[\s\S])*-->\s*$/.test(node.value)) return undefined;
    parent.children.splice(index, 1);
    return index;
  });
}
