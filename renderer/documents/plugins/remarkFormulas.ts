import type { Code, Root } from 'mdast';
import type { Math as Block, InlineMath } from 'mdast-util-math';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { invalidFormula } from '../../diagnostics/documents.ts';
import type { Place } from '../../model/problem.ts';
import { type DocumentContext, placeOf } from './documentContext.ts';

/**
 * Formulas become MathML: `$…$` in a text (`remarkDollars`), `$$…$$`, and fences in the language `math`. Those of the last two forms scroll
 * in a frame, as tables do.
 */
export function remarkFormulas({ input: { source, messages }, problems }: DocumentContext) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const text = String(file);
    const found: (InlineMath | Block)[] = [];
    visit(tree, (node) => {
      if (node.type === 'inlineMath' || node.type === 'math') found.push(node);
      else if (node.type === 'code' && node.lang === 'math') found.push(asMath(node));
    });
    if (found.length === 0) return;
    const { mathmlOf } = await import('./mathmlOf.ts');
    for (const node of found) {
      const isBlock = node.type === 'math';
      const formula = mathmlOf(node.value, { isBlock });
      if ('reason' in formula) {
        problems.push(invalidFormula(formula.reason, placeIn(node, { text, source, offset: formula.offset })));
        continue;
      }
      const frame = { className: ['formula'], role: 'group', tabIndex: 0, ariaLabel: messages.formula };
      node.data = isBlock
        ? { hName: 'div', hProperties: frame, hChildren: [formula.element] }
        : { hName: 'math', hProperties: formula.element.properties, hChildren: formula.element.children };
    }
  };
}

/** The fence itself becomes a formula. */
function asMath(node: Code): Block {
  return Object.assign(node, { type: 'math' as const, data: { hName: 'pre', hChildren: [{ type: 'text' as const, value: node.value }] } });
}

interface Spot {
  readonly text: string;
  readonly source: string;
  /** In the TeX. */
  readonly offset: number | undefined;
}

/** Where in the document a formula has its fault. */
function placeIn(node: InlineMath | Block, { text, source, offset }: Spot): Place {
  const begin = text.indexOf(node.value, node.position?.start.offset);
  if (offset === undefined || begin === -1) return placeOf(node, source);
  const before = text.slice(0, begin + offset).split('\n');
  return { file: source, line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
