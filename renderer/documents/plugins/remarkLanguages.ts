import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { unknownLanguage } from '../../diagnostics/documents.ts';
import { commonLanguages, findUnknownLanguages, isCommonLanguage } from '../highlight/highlightCode.ts';
import { type DocumentContext, placeOf } from './documentContext.ts';

/** Reports fences in languages that there is no grammar for. */
export function remarkLanguages({ input: { source }, problems }: DocumentContext) {
  return async (tree: Root): Promise<void> => {
    const languages = new Set<string>();
    visit(tree, 'code', ({ lang }) => {
      if (lang && !isCommonLanguage(lang)) languages.add(lang);
    });
    if (languages.size === 0) return;
    const unknown = new Set(await findUnknownLanguages(languages));
    visit(tree, 'code', (node) => {
      if (node.lang && unknown.has(node.lang)) problems.push(unknownLanguage(node.lang, commonLanguages, placeOf(node, source)));
    });
  };
}
