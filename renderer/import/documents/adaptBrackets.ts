import { createProcessor } from '@mdx-js/mdx';
import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { limitSize } from '../../documents/limits/findExcess.ts';
import { limitTree } from '../../documents/limits/limitTree.ts';
import { remarkLimits } from '../../documents/limits/remarkLimits.ts';
import { symbolBrackets } from '../../documents/plugins/remarkSymbolLinks.ts';
import { prepareSource } from '../../documents/prepareSource.ts';
import { frontMatterEnd } from '../../model/frontMatterBlock.ts';
import { applyEdits, type Edit } from '../../model/textEdits.ts';

const parsers = {
  md: unified().use(remarkParse).use(remarkGfm).use(remarkLimits).freeze(),
  mdx: createProcessor({ format: 'mdx', remarkPlugins: [remarkGfm, remarkLimits] }).freeze(),
};

/**
 * Other tools show brackets around code, as of an optional parameter. gqldocs would look for a symbol of that name, so these brackets are escaped.
 *
 * @param text as the new site reads it: what only looks like such brackets, as in programs, stays
 */
export function adaptBrackets(text: string, kind: keyof typeof parsers): string {
  if (!text.includes('[`')) return text;
  const source = prepareSource({ text, frontMatterEnd: frontMatterEnd(text), isMdx: kind === 'mdx' });
  const tree = parsed(source, kind);
  const lines = text.split('\n');
  const starts = [0];
  for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.length + 1);
  const edits = (tree === undefined ? [] : symbolBrackets(tree, source)).flatMap(({ open, close }): readonly Edit[] => {
    const [from, to] = [open, close].map(({ line, column }) => (starts[line - 1] ?? 0) + column - 1) as [number, number];
    // Where a line was prepared, what follows has another column.
    const isThere = text.startsWith('[`', from) && text.startsWith('`]', to - 1);
    return isThere ? [from, to].map((start) => ({ start, end: start, text: '\\' })) : [];
  });
  return applyEdits(text, edits);
}

/** Undefined for a text with a mistake or beyond a limit: the build reports it. */
function parsed(source: string, kind: keyof typeof parsers): Nodes | undefined {
  try {
    limitSize(source);
    const tree = parsers[kind].parse(source);
    limitTree(tree);
    return tree;
  } catch {
    return undefined;
  }
}
