import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseFence } from '../../model/parseFence.ts';

/** Gives each fence a language without options. */
export function remarkFences() {
  return (tree: Root): void => {
    visit(tree, 'code', (node) => {
      const { lang, meta } = parseFence({ lang: node.lang ?? '', meta: node.meta ?? '' });
      if (lang !== (node.lang ?? '')) Object.assign(node, { lang, meta });
    });
  };
}
