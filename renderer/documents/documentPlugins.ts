import remarkGfm from 'remark-gfm';
import type { Options as RehypeOptions } from 'remark-rehype';
import type { PluggableList } from 'unified';
import type { Words } from '../model/words.ts';
import type { DocumentContext } from './documentContext.ts';
import { codeHandler } from './plugins/codeHandler.ts';
import { rehypeCode } from './plugins/rehypeCode.ts';
import { rehypeHeadings } from './plugins/rehypeHeadings.ts';
import { rehypeNames } from './plugins/rehypeNames.ts';
import { rehypeRawHtml } from './plugins/rehypeRawHtml.ts';
import { rehypeReferences } from './plugins/rehypeReferences.ts';
import { rehypeTables } from './plugins/rehypeTables.ts';
import { rehypeTaskLists } from './plugins/rehypeTaskLists.ts';
import { rehypeUses } from './plugins/rehypeUses.ts';
import { remarkAdmonitions } from './plugins/remarkAdmonitions.ts';
import { remarkAlerts } from './plugins/remarkAlerts.ts';
import { remarkBlockDirectives } from './plugins/remarkBlockDirectives.ts';
import { remarkDirectiveProblems } from './plugins/remarkDirectiveProblems.ts';
import { remarkLanguages } from './plugins/remarkLanguages.ts';
import { remarkSymbolLinks } from './plugins/remarkSymbolLinks.ts';
import { remarkTabs } from './plugins/remarkTabs.ts';

/**
 * The pipeline of documents as a list, in the order in which it runs; Markdown and MDX share it. Between the halves stands
 * remark-rehype. A plugin changes the tree and notes what it finds in the context; none depends on another but by its place here:
 * problems of directives are reported before their directives are converted, and references are recorded before
 * headings get links that nobody has written.
 */
export function remarkPlugins(context: DocumentContext): PluggableList {
  const { words } = context.input;
  return [
    remarkGfm,
    remarkSymbolLinks,
    remarkBlockDirectives,
    [remarkLanguages, context],
    [remarkDirectiveProblems, context],
    [remarkAlerts, { words }],
    [remarkAdmonitions, { words }],
    [remarkTabs, context],
  ];
}

export function rehypePlugins(context: DocumentContext): PluggableList {
  const { words, highlighter } = context.input;
  return [
    [rehypeReferences, context],
    [rehypeNames, context],
    [rehypeHeadings, context],
    [rehypeCode, { highlighter, defaultLanguage: '' }],
    [rehypeUses, context],
    [rehypeTables, { label: words.table }],
    [rehypeTaskLists, { words }],
  ];
}

/** Raw HTML exists in Markdown only; MDX has parsed its own. */
export function markdownRehypePlugins(context: DocumentContext): PluggableList {
  return [rehypeRawHtml, ...rehypePlugins(context)];
}

/** How mdast becomes hast. */
export function rehypeOptions(words: Words): RehypeOptions {
  return {
    allowDangerousHtml: true,
    handlers: { code: codeHandler },
    clobberPrefix: '',
    footnoteLabel: words.footnotes,
    footnoteBackLabel: (index, again) => words.backToReference.replace('{number}', again > 1 ? `${index + 1}-${again}` : String(index + 1)),
  };
}
