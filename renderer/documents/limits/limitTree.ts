import type { Html, Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { textLimits } from '../../model/textLimits.ts';
import { LimitExceeded } from './withinLimits.ts';

/** Throws `LimitExceeded` where HTML would be nested too deeply, or rows of tables would get too many cells. To be called before either. */
export function limitTree(tree: Root): void {
  const openTags = createTagCounter();
  let missing = 0;
  visit(tree, (node) => {
    if (node.type !== 'html' && node.type !== 'table') return;
    const start = node.position?.start ?? { line: 1, column: 1 };
    if (node.type === 'html' && openTags(node) > textLimits.tags) throw new LimitExceeded('tags', start);
    if (node.type === 'table') missing += missingCells(node);
    if (missing > textLimits.cells) throw new LimitExceeded('cells', start);
  });
}

/** Each row gets as many cells as the first has. */
function missingCells({ children }: Table): number {
  const columns = children[0]?.children.length ?? 0;
  return children.reduce((sum, row) => sum + Math.max(0, columns - row.children.length), 0);
}

/** Counts open tags over consecutive pieces of HTML. Elements without a required end tag do not count. */
function createTagCounter(): (html: Html) => number {
  const counts = new Map<string, number>();
  let open = 0;
  return ({ value }) => {
    for (const [, slash = '', written = ''] of withoutComment(value).matchAll(/<(\/?)([a-z][a-z\d-]*)/gi)) {
      const name = written.toLowerCase();
      const count = counts.get(name) ?? 0;
      if (withoutEnd.has(name) || (slash !== '' && count === 0)) continue;
      const step = slash === '' ? 1 : -1;
      counts.set(name, count + step);
      open += step;
    }
    return open;
  };
}

/** Of the comment that a piece of HTML begins with. Others may hold tags that are counted: comments rarely do, and never so many. */
function withoutComment(html: string): string {
  const text = html.trimStart();
  if (!text.startsWith('<!--')) return text;
  const end = text.indexOf('-->');
  return end < 0 ? '' : text.slice(end);
}

/** HTML, "void elements" and "optional tags". */
const withoutEnd: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr body colgroup dd dt head html li optgroup option p rp rt tbody td tfoot th thead tr'.split(
    ' ',
  ),
);
