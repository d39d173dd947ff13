import type { Element } from 'hast';
import type { Code } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import type { Options as RehypeOptions } from 'remark-rehype';
import type { PluggableList, Processor } from 'unified';
import type { Messages } from '../model/messages.ts';
import { limitTree } from './limits/limitTree.ts';
import { remarkLimits } from './limits/remarkLimits.ts';
import { remarkAdmonitions, remarkAlerts } from './plugins/admonitions.ts';
import type { DocumentContext } from './plugins/documentContext.ts';
import { rehypeCode } from './plugins/rehypeCode.ts';
import { rehypeHeadings } from './plugins/rehypeHeadings.ts';
import { rehypeOrigins } from './plugins/rehypeOrigins.ts';
import { rehypePrefixedIds } from './plugins/rehypePrefixedIds.ts';
import { rehypeRawHtml } from './plugins/rehypeRawHtml.ts';
import { rehypeNames, rehypeReferences } from './plugins/rehypeReferences.ts';
import { rehypeTables } from './plugins/rehypeTables.ts';
import { rehypeTaskLists } from './plugins/rehypeTaskLists.ts';
import { rehypeUses } from './plugins/rehypeUses.ts';
import { remarkBadges } from './plugins/remarkBadges.ts';
import { remarkDirectiveProblems } from './plugins/remarkDirectives.ts';
import { remarkEmoji } from './plugins/remarkEmoji.ts';
import { remarkFences } from './plugins/remarkFences.ts';
import { remarkForeignSyntax } from './plugins/remarkForeignSyntax.ts';
import { remarkFormulas } from './plugins/remarkFormulas.ts';
import { remarkHeadingIds } from './plugins/remarkHeadingIds.ts';
import { remarkLanguages } from './plugins/remarkLanguages.ts';
import { remarkPackageManagers } from './plugins/remarkPackageManagers.ts';
import { remarkSymbolLinks } from './plugins/remarkSymbolLinks.ts';
import { remarkTabMarks } from './plugins/remarkTabMarks.ts';
import { remarkTabs } from './plugins/remarkTabs.ts';
import { rehypeTableOfContents, remarkTableOfContents } from './plugins/tableOfContentsPlugins.ts';

/**
 * The plugins of documents, in the order in which they run; Markdown and MDX share them. remark-rehype runs between the two lists. A plugin
 * changes the tree and records what it finds in the context. Plugins depend on each other only by this order: problems of directives are
 * reported before their directives are converted, and references are recorded before headings get generated links.
 */
export async function remarkPlugins(context: DocumentContext): Promise<PluggableList> {
  const { messages, hasMath = false } = context.input;
  return [
    remarkGfm,
    ...(hasMath ? [(await import('./plugins/remarkDollars.ts')).remarkDollars] : []),
    remarkHeadingIds,
    remarkSymbolLinks,
    remarkBlockDirectives,
    remarkLimits,
    () => limitTree,
    remarkFences,
    ...(hasMath ? [[remarkFormulas, context] satisfies PluggableList[number]] : []),
    remarkTableOfContents,
    remarkEmoji,
    remarkBadges,
    remarkPackageManagers,
    [remarkLanguages, context],
    [remarkForeignSyntax, context],
    remarkTabMarks,
    [remarkDirectiveProblems, context],
    [remarkAlerts, { messages, hasTitles: true }],
    [remarkAdmonitions, { messages }],
    [remarkTabs, context],
  ];
}

export function rehypePlugins(context: DocumentContext): PluggableList {
  const { messages, highlighter } = context.input;
  return [
    [rehypeReferences, context],
    [rehypeNames, context],
    [rehypeHeadings, context],
    [rehypePrefixedIds, context],
    [rehypeTableOfContents, context],
    [rehypeTaskLists, { messages }],
    [rehypeCode, { highlighter, defaultLanguage: '' }],
    [rehypeUses, context],
    [rehypeTables, { label: messages.table }],
    [rehypeOrigins, context],
  ];
}

/** Raw HTML exists in Markdown only; MDX has parsed its own. */
export function markdownRehypePlugins(context: DocumentContext): PluggableList {
  return [rehypeRawHtml, ...rehypePlugins(context)];
}

/** How mdast becomes hast. */
export function rehypeOptions(messages: Messages): RehypeOptions {
  return {
    allowDangerousHtml: true,
    handlers: { code: codeHandler },
    clobberPrefix: '',
    footnoteLabel: messages.footnotes,
    footnoteBackLabel: (index, again) =>
      messages.backToReference.replace('{number}', again > 1 ? `${index + 1}-${again}` : String(index + 1)),
  };
}

/**
 * The directive syntax in blocks only: `:::name` and `::name` at the beginning of a line. Inside of a line a colon is a colon:
 * `10:30`, `:smiles:`, `npm:graphql` and `a :b` come out as they were written.
 */
export function remarkBlockDirectives(this: Processor): void {
  remarkDirective.call(this);
  const extensions = this.data().micromarkExtensions ?? [];
  const directive = extensions.pop();
  if (directive) extensions.push({ ...directive, text: {} });
}

/**
 * A fence on its way from mdast to hast. Language and meta become attributes, because only attributes survive the parser of raw
 * HTML and the sanitizer; `rehypeCode` makes the final markup of them.
 */
function codeHandler(state: { readonly patch: (from: Code, to: Element) => void }, node: Code): Element {
  const properties = { dataLanguage: node.lang ?? '', dataMeta: node.meta ?? '' };
  const code: Element = { type: 'element', tagName: 'code', properties, children: [{ type: 'text', value: node.value }] };
  const pre: Element = { type: 'element', tagName: 'pre', properties: {}, children: [code] };
  state.patch(node, pre);
  return pre;
}
