import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { codeBlock } from '../code/codeBlock.ts';
import { readBlock, type WrittenBlock } from '../code/readBlock.ts';
import type { Highlighter } from '../highlight/createHighlighter.ts';
import { textOf } from './textOf.ts';

interface CodeOptions {
  readonly highlighter: Highlighter;
  /** Language of fences that name none. */
  readonly defaultLanguage: string;
}

/** `pre` with `code` in it, from a fence or from raw HTML, becomes a highlighted block. */
export function rehypeCode(options: CodeOptions) {
  return async (tree: Root): Promise<void> => {
    await prepareCode(tree, options);
    placeCode(tree, options);
  };
}

/** Has a tree's blocks of code highlighted. */
export async function prepareCode(tree: Root, { highlighter, defaultLanguage }: CodeOptions): Promise<void> {
  const blocks: WrittenBlock[] = [];
  visitBlocks(tree, defaultLanguage, (block) => {
    blocks.push(block);
    return undefined;
  });
  await highlighter.prepare(
    blocks.map((block) => {
      const { code, shownLanguage } = readBlock(block);
      return { code, language: shownLanguage };
    }),
  );
}

/** Puts highlighted blocks in the places of prepared ones. */
export function placeCode(tree: Root, { highlighter, defaultLanguage }: CodeOptions): void {
  visitBlocks(tree, defaultLanguage, (block) => codeBlock(block, highlighter.highlight));
}

/** Visits blocks of code in their order; an element that comes back takes the block's place. */
function visitBlocks(tree: Root, defaultLanguage: string, replace: (block: WrittenBlock) => Element | undefined): void {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'pre' || !parent || index === undefined) return undefined;
    const [code, ...others] = node.children;
    if (code?.type !== 'element' || code.tagName !== 'code' || others.length > 0) return undefined;
    const meta = String(code.properties.dataMeta ?? '');
    const source = textOf(code);
    const isCommand = defaultLanguage !== '' && command.test(source);
    const block = replace({ source, language: languageOf(code) || (isCommand ? 'bash' : defaultLanguage), meta });
    if (block !== undefined) parent.children[index] = node.position ? { ...block, position: node.position } : block;
    return index + 1;
  });
}

/** READMEs often say without a language how to install the package. */
const command = /^\s*(?:\$|npm|npx|yarn|pnpm|bun) /;

function languageOf({ properties }: Element): string {
  if (typeof properties.dataLanguage === 'string') return properties.dataLanguage;
  const classes = Array.isArray(properties.className) ? properties.className : [];
  const named = classes.map(String).find((name) => name.startsWith('language-'));
  return named?.slice('language-'.length) ?? '';
}
