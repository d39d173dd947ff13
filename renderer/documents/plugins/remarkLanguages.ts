import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { unknownLanguage } from '../../problems/documents.ts';
import { type DocumentContext, placeOf } from '../documentContext.ts';
import { commonLanguages } from '../highlight/languages.ts';

/** Loads the grammars of a document's fences, so that highlighting itself can be synchronous, and reports the unknown. */
export function remarkLanguages({ input: { highlighter, source }, problems }: DocumentContext) {
  return async (tree: Root): Promise<void> => {
    const languages = new Set<string>();
    visit(tree, 'code', ({ lang }) => {
      if (lang) languages.add(lang);
    });
    const unknown = new Set(await highlighter.load(languages));
    if (unknown.size === 0) return;
    visit(tree, 'code', (node) => {
      if (node.lang && unknown.has(node.lang)) problems.push(unknownLanguage(node.lang, commonLanguages, placeOf(node, source)));
    });
  };
}
