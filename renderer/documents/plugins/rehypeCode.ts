import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { codeBlock } from '../code/codeBlock.ts';
import type { Highlighter } from '../highlight/loadHighlighter.ts';
import { textOf } from '../textOf.ts';

export interface CodeOptions {
  readonly highlighter: Highlighter;
  /** Language of fences that name none. */
  readonly defaultLanguage: string;
}

/** `pre` with `code` in it, from a fence or from raw HTML, becomes a highlighted block. */
export function rehypeCode({ highlighter, defaultLanguage }: CodeOptions) {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'pre' || !parent || index === undefined) return undefined;
      const [code, ...others] = node.children;
      if (code?.type !== 'element' || code.tagName !== 'code' || others.length > 0) return undefined;
      const meta = String(code.properties.dataMeta ?? '');
      const block = codeBlock({ source: textOf(code), language: languageOf(code) || defaultLanguage, meta, highlighter });
      parent.children[index] = node.position ? { ...block, position: node.position } : block;
      return index + 1;
    });
  };
}

function languageOf({ properties }: Element): string {
  if (typeof properties.dataLanguage === 'string') return properties.dataLanguage;
  const classes = Array.isArray(properties.className) ? properties.className : [];
  const named = classes.map(String).find((name) => name.startsWith('language-'));
  return named?.slice('language-'.length) ?? '';
}
