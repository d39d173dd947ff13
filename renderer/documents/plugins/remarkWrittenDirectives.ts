import type { Paragraph, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isAdmonitionType } from './admonition.ts';

/** Turns directives that are not admonitions back into text: a comment may have colons for other reasons. */
export function remarkWrittenDirectives() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      const isContainer = node.type === 'containerDirective' && !isAdmonitionType(node.name);
      if (parent === undefined || index === undefined || (!isContainer && node.type !== 'leafDirective')) return undefined;
      const { start, end } = node.position ?? {};
      const lines = String(file).slice(start?.offset, end?.offset).split('\n');
      const last = lines.at(-1) ?? '';
      const isClosed = lines.length > 1 && /^\s*:{3,}\s*$/.test(last);
      parent.children.splice(index, 1, paragraph(lines[0]), ...(isContainer ? node.children : []), ...(isClosed ? [paragraph(last)] : []));
      return index + 1;
    });
  };
}

function paragraph(line = ''): Paragraph {
  return { type: 'paragraph', children: [{ type: 'text', value: line.trim() }] };
}
