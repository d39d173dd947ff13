import type { Nodes, Parents } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { withoutCode } from '../../model/codeBlocks.ts';
import type { Edit } from '../../model/textEdits.ts';
import { isWrittenForMdx } from '../../model/usesMdx.ts';
import { limitTree } from '../limits/limitTree.ts';
import { remarkLimits } from '../limits/remarkLimits.ts';
import { withinLimits } from '../limits/withinLimits.ts';
import { isInclude, type MarkupToken, pairsOf, printMarkup, printTag, tokensOf } from './markupInMdx.ts';
import type { TextLine } from './textLines.ts';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkLimits).freeze();

/**
 * The lines of a part in Markdown as MDX reads them: braces and angle brackets are text, HTML is JSX whose text stays no Markdown, and indented
 * code is fenced. Parts that are written for MDX stay as they are.
 */
export function markdownInMdx(lines: readonly TextLine[]): readonly TextLine[] {
  const text = lines.map((line) => line.text).join('\n');
  if (!/[<{]|^[ >]*(?: {4}|\t)/m.test(text) || isWrittenForMdx(withoutCode(text))) return lines;
  const edits = withinLimits(() => {
    const tree = parser.parse(text);
    limitTree(tree);
    return editsIn(tree, text);
  });
  // What exceeds a limit is reported for the whole document.
  return 'value' in edits
    ? applied(
        lines,
        edits.value.toSorted((a, b) => a.start - b.start),
      )
    : lines;
}

function editsIn(node: Parents, text: string): readonly Edit[] {
  const pieces = new Map<Nodes, readonly MarkupToken[]>();
  for (const child of node.children) if (child.type === 'html') pieces.set(child, tokensOf(child.value));
  const pairs = pairsOf([...pieces.values()].flat());
  /** Lines below each other in the list or quotation of a place. */
  const inPlace = (written: readonly string[], at: number): string =>
    written.join(`\n${text.slice(text.lastIndexOf('\n', at - 1) + 1, at).replace(/[^\s>]/g, ' ')}`);
  const isInline = node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell' || !isContainer(node.type);
  return node.children.flatMap((child): readonly Edit[] => {
    const [start, end] = [child.position?.start.offset ?? 0, child.position?.end.offset ?? 0];
    const written = text.slice(start, end);
    const tokens = pieces.get(child);
    if (child.type === 'html' && tokens !== undefined) {
      const kept = (one: MarkupToken): boolean => one.kind === 'void' || pairs.has(one) || isInclude(one);
      if (isInline) return [{ start, end, text: tokens.filter(kept).map(printTag).join('') }];
      return [{ start, end, text: inPlace(printMarkup(child.value, { tokens, pairs }), start) }];
    }
    if (child.type === 'text') return [{ start, end, text: /^:{2,}/.test(written) ? written : escaped(written, '{<') }];
    if (child.type === 'link' && written.startsWith('<'))
      return [{ start, end, text: `[${escaped(written.slice(1, -1), '{<[]*_`')}](${escaped(child.url, '()')})` }];
    if (child.type === 'code' && !/^[`~]/.test(written)) return [{ start, end, text: inPlace(fenced(child.value), start) }];
    return 'children' in child ? editsIn(child, text) : [];
  });
}

/** A text in which some signs mean themselves. What is escaped already stays. */
function escaped(text: string, signs: string): string {
  return text.replace(/\\[\s\S]|[\s\S]/g, (one) => (signs.includes(one) ? `\\${one}` : one));
}

/** Code between signs that it does not contain. */
function fenced(code: string): readonly string[] {
  let sign = '```';
  while (code.includes(sign)) sign += '`';
  return [sign, ...code.split('\n'), sign];
}

function isContainer(type: Nodes['type']): boolean {
  return ['root', 'blockquote', 'list', 'listItem', 'footnoteDefinition'].includes(type);
}

/** Each line of the result is where the text that it comes from is. */
function applied(lines: readonly TextLine[], edits: readonly Edit[]): readonly TextLine[] {
  const text = lines.map((line) => line.text).join('\n');
  const out: TextLine[] = [];
  let current = '';
  let at = 0;
  const push = (): void => {
    const line = lines[at];
    if (line !== undefined) out.push({ ...line, text: current });
    current = '';
  };
  const copy = (part: string): void => {
    for (const [index, piece] of part.split('\n').entries()) {
      if (index > 0) {
        push();
        at += 1;
      }
      current += piece;
    }
  };
  let done = 0;
  for (const { start, end, text: next } of edits) {
    copy(text.slice(done, start));
    const last = at + text.slice(start, end).split('\n').length - 1;
    for (const [index, piece] of next.split('\n').entries()) {
      if (index > 0) {
        push();
        at = Math.min(at + 1, last);
      }
      current += piece;
    }
    at = last;
    done = end;
  }
  copy(text.slice(done));
  push();
  return out;
}
