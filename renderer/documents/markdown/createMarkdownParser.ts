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
import { parseName } from '../../links/parseName.ts';
import type { Words } from '../../model/words.ts';
import { rehypeOptions } from '../documentPlugins.ts';
import type { Highlighter } from '../highlight/loadHighlighter.ts';
import { rehypeCode } from '../plugins/rehypeCode.ts';
import { codeSpans } from '../plugins/rehypeNames.ts';
import { dropComments } from '../plugins/rehypeRawHtml.ts';
import { rehypeTables } from '../plugins/rehypeTables.ts';
import { rehypeTaskLists } from '../plugins/rehypeTaskLists.ts';
import { remarkAlerts } from '../plugins/remarkAlerts.ts';
import { textOf } from '../textOf.ts';
import { parseSimpleMarkdown } from './parseSimpleMarkdown.ts';
import { sanitizeSchema } from './sanitizeSchema.ts';
import { showUnknownTags } from './showUnknownTags.ts';

export type ParseMarkdown = (text: string) => Root;

export interface MarkdownParser {
  /** Parses a text by the short way where there is one, and once, as long as there is room to remember it. Nobody may change its tree. */
  readonly parse: ParseMarkdown;
  /** The long way, which every text can take; the short one is held against it. */
  readonly parseFully: ParseMarkdown;
}

/**
 * Markdown from strangers as a safe tree: GitHub's Markdown with its alerts, its raw HTML parsed and sanitised, and only after that given the
 * markup of our own (code, tables, boxes of tasks). No MDX, no directives.
 */
export function createMarkdownParser({ highlighter, words }: { readonly highlighter: Highlighter; readonly words: Words }): MarkdownParser {
  const parser = unified().use(remarkParse).use(remarkGfm).freeze();
  const toHast = unified().use(remarkAlerts, { words }).use(remarkRehype, rehypeOptions(words)).freeze();
  const finish = unified()
    .use(rehypeHeadingIds)
    .use(rehypeCode, { highlighter, defaultLanguage: 'ts' })
    .use(rehypeTables, { label: words.table })
    .use(rehypeTaskLists, { words })
    .freeze();
  const parseFully: ParseMarkdown = (text) => {
    const file = new VFile(text);
    const hast = parseRawHtml(rootOf(toHast.runSync(parser.parse(file), file)), file);
    nameAnchors(hast);
    return rootOf(finish.runSync(rootOf(sanitize(hast, sanitizeSchema))));
  };
  const trees = new Map<string, Root>();
  let size = 0;

  return {
    parseFully,
    parse: (text) => {
      const known = trees.get(text);
      if (known !== undefined) return known;
      const tree = markNames(parseSimpleMarkdown(text, highlighter) ?? parseFully(text));
      if (size > mostText) {
        trees.clear();
        size = 0;
      }
      size += text.length;
      trees.set(text, tree);
      return tree;
    },
  };
}

/** Characters of texts whose trees are kept: more than a package's classes inherit from each other, and not all that a site has. */
const mostText = 2_000_000;

/** Leaves on spans of code what they may mean, for links. */
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
  let hasRaw = false;
  visit(tree, 'raw', () => {
    hasRaw = true;
    return false;
  });
  return hasRaw ? rehypeRaw()(tree, file) : tree;
}

/** `<a name="usage"></a>` is how READMEs mark a spot: an id, on what is no link. */
function nameAnchors(tree: Root): void {
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'a') return;
    const { id, name, href } = node.properties;
    node.properties.id = id ?? name;
    if (href === undefined) node.tagName = 'span';
  });
}

/** Ids of headings, as GitHub makes them; ids that are written in HTML stay. */
function rehypeHeadingIds() {
  return (tree: Root): void => {
    const slugger = new GithubSlugger();
    visit(tree, 'element', (node) => {
      if (!/^h[1-6]$/.test(node.tagName) || node.properties.id !== undefined) return;
      node.properties.id = slugger.slug(textOf(node)) || slugger.slug('section');
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
