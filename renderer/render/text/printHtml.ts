import type { RootContent } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

const printer = unified().use(rehypeStringify).freeze();

/** A tree as HTML. */
export function printHtml(nodes: readonly RootContent[]): string {
  return printer.stringify({ type: 'root', children: [...nodes] });
}
