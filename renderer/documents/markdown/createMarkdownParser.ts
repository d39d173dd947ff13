import GithubSlugger from 'github-slugger';
import type { Root } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import rehypeRaw from 'rehype-raw';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { withoutGitHubPrefix } from '../../model/gitHubPrefix.ts';
import type { Messages } from '../../model/messages.ts';
import { parseName } from '../../model/parseName.ts';
import { textLimits } from '../../model/textLimits.ts';
import { rehypeOptions, remarkBlockDirectives } from '../documentPlugins.ts';
import type { Highlighter } from '../highlight/createHighlighter.ts';
import { limitSize } from '../limits/findExcess.ts';
import { limitTree } from '../limits/limitTree.ts';
import { remarkLimits } from '../limits/remarkLimits.ts';
import { plainTree, withinLimits } from '../limits/withinLimits.ts';
import { remarkAdmonitions, remarkAlerts } from '../plugins/admonitions.ts';
import { placeCode, prepareCode } from '../plugins/rehypeCode.ts';
import { dropComments, hasRawHtml } from '../plugins/rehypeRawHtml.ts';
import { codeSpans } from '../plugins/rehypeReferences.ts';
import { rehypeTables } from '../plugins/rehypeTables.ts';
import { rehypeTaskLists } from '../plugins/rehypeTaskLists.ts';
import { remarkWrittenDirectives } from '../plugins/remarkDirectives.ts';
import { textOf } from '../plugins/textOf.ts';
import { isHeading } from './headingsOf.ts';
import { mayHaveCode, parsePlainMarkdown } from './parsePlainMarkdown.ts';
import { sanitizeSchema, showUnknownTags } from './sanitizeSchema.ts';

type ParseMarkdown = (text: string) => Root;

export interface MarkdownParser {
  /** Makes texts ready for `parse`: those with blocks of code have to be. */
  readonly prepare: (texts: Iterable<string>) => Promise<void>;
  /** Parses a text once, as long as there is room to remember it. Its tree must not be changed. */
  readonly parse: ParseMarkdown;
}

interface MarkdownParserRequest {
  readonly highlighter: Highlighter;
  readonly messages: Messages;
}

/** Characters of texts whose trees are kept: more than a package's classes inherit from each other, and not all that a site has. */
const mostText = 2_000_000;

/**
 * Markdown from strangers as a safe tree: GitHub's Markdown with its alerts and with admonitions, its raw HTML parsed and sanitized, and only
 * after that given the markup of our own (code, tables, boxes of tasks). No MDX, no other directives.
 */
export function createMarkdownParser({ highlighter, messages }: MarkdownParserRequest): MarkdownParser {
  const code = { highlighter, defaultLanguage: 'ts' };
  const parseSafe = safeParser(messages);
  const finish = unified().use(rehypeHeadingIds).use(rehypeTables, { label: messages.table }).use(rehypeTaskLists, { messages }).freeze();
  const trees = new Map<string, Root>();
  let size = 0;
  const keep = (text: string, tree: Root): Root => {
    placeCode(tree, code);
    const finished = markNames(rootOf(finish.runSync(tree)));
    if (size > mostText) {
      trees.clear();
      size = 0;
    }
    size += text.length;
    trees.set(text, finished);
    return finished;
  };
  return {
    prepare: async (texts) => {
      for (const text of texts) {
        if (trees.has(text) || !mayHaveCode(text)) continue;
        const tree = parseSafe(text);
        await prepareCode(tree, code);
        keep(text, tree);
      }
    },
    parse: (text) => trees.get(text) ?? keep(text, parseSafe(text)),
  };
}

/** Parses a text into a tree that anybody may see; code in it has no colors yet. */
function safeParser(messages: Messages): ParseMarkdown {
  const parseFully = fullParser(messages);
  return (text) => (text.length > textLimits.length ? undefined : parsePlainMarkdown(text)) ?? parseFully(text);
}

/** The parser without a shortcut for plain texts. A text that exceeds a limit is shown as written; `checks/exceedingTexts` reports it. */
export function fullParser(messages: Messages): ParseMarkdown {
  const parser = unified().use(remarkParse).use(remarkGfm).use(remarkLimits).freeze();
  const directiveParser = unified().use(remarkParse).use(remarkGfm).use(remarkBlockDirectives).use(remarkLimits).freeze();
  const toHast = unified()
    .use(remarkWrittenDirectives)
    .use(remarkAlerts, { messages })
    .use(remarkAdmonitions, { messages })
    .use(remarkRehype, rehypeOptions(messages))
    .freeze();
  const parseLimited: ParseMarkdown = (text) => {
    limitSize(text);
    const file = new VFile(text);
    const mdast = (hasDirectives(text) ? directiveParser : parser).parse(file);
    limitTree(mdast);
    const hast = parseRawHtml(rootOf(toHast.runSync(mdast, file)), file);
    nameAnchors(hast);
    return withoutEmptyParagraphs(rootOf(sanitize(hast, sanitizeSchema)));
  };
  return (text) => {
    const parsed = withinLimits(() => parseLimited(text));
    return 'value' in parsed ? parsed.value : plainTree(text);
  };
}

/** Each directive that is not closed holds the next, and the parser takes more time for each level: a text of many is read without them. */
const mostDirectives = 40;

function hasDirectives(text: string): boolean {
  const fences = text.match(/^[ \t>]*:{3}/gm)?.length ?? 0;
  return fences > 0 && fences <= mostDirectives;
}

/** Marks spans of code that may be names, for links. */
function markNames(tree: Root): Root {
  for (const span of codeSpans(tree)) {
    const name = textOf(span);
    if (parseName(name) !== undefined) span.data = { ...span.data, name };
  }
  return tree;
}

function parseRawHtml(tree: Root, file: VFile): Root {
  dropComments(tree);
  showUnknownTags(tree);
  return hasRawHtml(tree) ? rehypeRaw()(tree, file) : tree;
}

/** A block inside of a paragraph, as `<important><p>…</p></important>` on one line, splits it and leaves empty ones. */
function withoutEmptyParagraphs(tree: Root): Root {
  const isEmpty = (node: Root['children'][number]): boolean =>
    node.type === 'element' &&
    node.tagName === 'p' &&
    node.children.every((child) => child.type === 'text' && child.value.trim() === '') &&
    Object.keys(node.properties).length === 0;
  return { ...tree, children: tree.children.filter((node) => !isEmpty(node)) };
}

/**
 * READMEs mark a spot by `<a name="usage"></a>`: an anchor that is not a link. It gets an id. Links within the text may have the prefix that
 * GitHub puts before ids (`#user-content-usage`): it goes, also from an id that is written with it.
 */
function nameAnchors(tree: Root): void {
  visit(tree, 'element', (node) => {
    if (node.tagName === 'a') {
      const { name, href } = node.properties;
      node.properties.id ??= name;
      if (href === undefined) node.tagName = 'span';
      else node.properties.href = withoutGitHubPrefix(String(href), '#');
    }
    const { id } = node.properties;
    if (typeof id === 'string') node.properties.id = withoutGitHubPrefix(id);
  });
}

/** Ids of headings, as GitHub makes them; ids that are written in HTML stay, unless a heading has the same. */
function rehypeHeadingIds() {
  return (tree: Root): void => {
    const slugger = new GithubSlugger();
    const ids = new Set<unknown>();
    visit(tree, 'element', (node) => {
      if (!isHeading(node.tagName)) return;
      node.properties.id ??= slugger.slug(textOf(node)) || slugger.slug('section');
      ids.add(node.properties.id);
    });
    visit(tree, 'element', (node) => {
      if (!isHeading(node.tagName) && ids.has(node.properties.id)) delete node.properties.id;
    });
  };
}

/** The types of plugins don't say that a root goes in and comes out. */
function rootOf(node: Node): Root {
  if (isRoot(node)) return node;
  throw new Error(`Expected the root of a tree, got "${node.type}".`);
}

function isRoot(node: Node): node is Root {
  return node.type === 'root';
}
