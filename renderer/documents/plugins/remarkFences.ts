import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseFence } from '../../model/parseFence.ts';
import { expandTwoslash } from './expandTwoslash.ts';

/** What terminals read as colors. */
const escapes = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

/** Gives each fence, and code in a text, a language without options. Output of terminals loses its colors. */
export function remarkFences() {
  return (tree: Root): void => {
    expandTwoslash(tree);
    visit(tree, 'inlineCode', (node) => {
      node.value = node.value.replace(/(?<=\S)\{:\.?[a-z][\w.-]*\}$/, '');
    });
    visit(tree, 'code', (node) => {
      if (node.lang === 'ansi') Object.assign(node, { lang: 'text', value: node.value.replace(escapes, '') });
      const { lang, meta } = parseFence({ lang: node.lang ?? '', meta: node.meta ?? '' });
      if (lang !== (node.lang ?? '')) Object.assign(node, { lang, meta });
    });
  };
}
