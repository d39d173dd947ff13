import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { foreignSyntax } from '../../diagnostics/documents.ts';
import type { DocumentContext } from './documentContext.ts';
import { foreignForms } from './foreignForms.ts';

/**
 * Reports forms of other tools that a document has outside of code and that gqldocs does not read. Each is reported once in a block of
 * text. The pages show them as they were written, except for components, of which only the contents are shown, and for code of Vue.
 */
export function remarkForeignSyntax({ problems, input: { source, hasMath = false } }: DocumentContext) {
  return (tree: Root, file: VFile): void => {
    const text = String(file);
    const seen = new Set<string>();
    visit(tree, (node, index, parent) => {
      const start = node.position?.start;
      if (start?.offset === undefined) return undefined;
      const written = text.slice(start.offset, node.position?.end.offset);
      const before = index === undefined ? undefined : parent?.children[index - 1]?.type;
      for (const { pattern, name, hint, once, isDropped = false } of foreignForms(node.type, before)) {
        const match = pattern.exec(written);
        // A paragraph may begin with a formula.
        if (match === null || (hasMath && name === 'Math')) continue;
        const isKnown = once !== undefined && seen.has(name);
        seen.add(name);
        const lines = written.slice(0, match.index).split('\n');
        const line = start.line + lines.length - 1;
        const column = (lines.length === 1 ? start.column : 1) + (lines.at(-1) ?? '').length;
        if (!isKnown)
          problems.push(
            foreignSyntax({ name, hint, written: once ?? match[0].replace(/\\(?=\{)/g, ''), place: { file: source, line, column } }),
          );
        if (isDropped && parent && index !== undefined) {
          parent.children.splice(index, 1);
          return index;
        }
        if (node.type === 'html') break;
      }
      return undefined;
    });
  };
}
