import type { Paragraph, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { leafDirective, misplacedDirective, strayDirective, unknownDirective } from '../../diagnostics/documents.ts';
import { admonitionNames } from './admonitions.ts';
import { type DocumentContext, placeOf } from './documentContext.ts';

/** Containers of VitePress whose contents need no frame here. */
const plainContainers: readonly string[] = ['raw', 'v-pre'];

const knownDirectives: readonly string[] = [...admonitionNames, 'tabs', 'tab', 'code-group'];

/**
 * Reports text that looks like a directive but is not one, so that readers do not see stray colons: unknown names, containers that are
 * never closed, lines of colons that close nothing. The content of an unknown container is shown without a frame; other text stays as it
 * was written.
 */
export function remarkDirectiveProblems({ problems, input: { source } }: DocumentContext) {
  return (tree: Root, file: VFile): void => {
    const text = String(file);
    const written = (node: { position?: Paragraph['position'] }): string =>
      text.slice(node.position?.start.offset, node.position?.end.offset);

    visit(tree, (node, index, parent) => {
      if (node.type === 'containerDirective' && node.position) {
        if (!knownDirectives.includes(node.name) && !plainContainers.includes(node.name))
          problems.push(unknownDirective(node.name, knownDirectives, placeOf(node, source)));
        // As in VitePress, the line that closes a container closes those in it that begin with as many colons.
        const isClosedAbove =
          parent?.type === 'containerDirective' && isClosed(written(parent)) && colonsOf(written(parent)) === colonsOf(written(node));
        if (!isClosed(written(node)) && !isClosedAbove) problems.push(unclosed(node.name, placeOf(node, source)));
        node.data ??= { hName: 'div' };
      } else if (node.type === 'leafDirective' && parent && index !== undefined) {
        problems.push(leafDirective(node.name, knownDirectives, placeOf(node, source)));
        const paragraph: Paragraph = { type: 'paragraph', children: [{ type: 'text', value: written(node) }] };
        parent.children.splice(index, 1, { ...paragraph, ...(node.position ? { position: node.position } : {}) });
      } else if (node.type === 'paragraph' && node.position) {
        const line = strayLine(written(node));
        const start = node.position.start;
        if (line !== undefined)
          problems.push(strayDirective({ file: source, line: start.line + line, column: line === 0 ? start.column : 1 }));
      }
    });
  };
}

/** Number of colons that a text begins with. */
function colonsOf(text: string): number {
  return /^:*/.exec(text)?.[0].length ?? 0;
}

function isClosed(text: string): boolean {
  return /(?<!:):{3,}[ \t]*$/.test(text);
}

/** Number of the first line, from 0, that begins with colons. */
function strayLine(text: string): number | undefined {
  const line = text.split('\n').findIndex((part) => /^:{3,}/.test(part));
  return line === -1 ? undefined : line;
}

function unclosed(name: string, place: ReturnType<typeof placeOf>) {
  return misplacedDirective(`":::${name}" is never closed.`, 'Close it with a line of as many colons as open it.', place);
}

/** Turns directives that are not admonitions back into text: a comment may have colons for other reasons. */
export function remarkWrittenDirectives() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      const isContainer = node.type === 'containerDirective' && !admonitionNames.includes(node.name);
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
