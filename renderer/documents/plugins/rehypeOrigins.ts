import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { originOf } from '../includes/textLines.ts';
import type { DocumentContext } from './documentContext.ts';

/** Corrects places in a document that includes files: links of a part are relative to the part. */
export function rehypeOrigins({ input: { source }, lines }: Pick<DocumentContext, 'input' | 'lines'>) {
  return (tree: Root): void => {
    if (lines === undefined) return;
    visit(tree, 'element', (node) => {
      if (node.data?.place !== undefined) node.data = { ...node.data, place: originOf(node.data.place, source, lines) };
    });
  };
}
