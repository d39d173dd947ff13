import type { InlineCode, Link, Nodes, Parents, PhrasingContent, Root, Text } from 'mdast';
import type { Point } from 'unist';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { parseName } from '../../model/parseName.ts';

/**
 * The ways of comments to name a symbol, in Markdown: `{@link parse}`, `{@link parse | text}`, `{@linkcode …}`, `{@linkplain …}`, and
 * a span of code in brackets that has no definition. They become links to `unresolved:{name}`, which the link space resolves.
 */
export function remarkSymbolLinks() {
  return (tree: Root, file: VFile): void => {
    const source = String(file.value);
    visit(tree, 'text', (node, index, parent) => {
      if (!parent || index === undefined || parent.type === 'link' || parent.type === 'linkReference') return undefined;
      const nodes = withTags(node, source) ?? withBracket({ node, index, parent, source });
      if (nodes === undefined) return undefined;
      const taken = nodes.taken ?? 1;
      parent.children.splice(index, taken, ...nodes.children);
      return [SKIP, index + nodes.next];
    });
  };
}

interface Replacement {
  readonly children: readonly PhrasingContent[];
  /** How many nodes are replaced. Default: 1. */
  readonly taken?: number;
  /** Index, among the new nodes, of the one to go on with. */
  readonly next: number;
}

const tag = /\{@link(code|plain)?\s+([^\s|{}]+)\s*(?:[\s|]\s*([^{}]*?))?\s*\}/g;

/** The tags of the source are in the same order as in the text, which gives their places. */
function withTags(node: Text, source: string): Replacement | undefined {
  const tags = [...node.value.matchAll(tag)];
  if (tags.length === 0 || node.position === undefined) return undefined;
  const { start, end } = node.position;
  const begin = start.offset ?? 0;
  const spots = [...source.slice(begin, end.offset).matchAll(tag)];
  const children: PhrasingContent[] = [];
  let rest = 0;
  for (const [index, match] of tags.entries()) {
    const [whole, style, name = '', label = ''] = match;
    const shown = label === '' ? name : label;
    const content: Text | InlineCode = { type: style === 'code' ? 'inlineCode' : 'text', value: shown };
    const offset = begin + (spots[index]?.index ?? match.index);
    if (match.index > rest) children.push({ type: 'text', value: node.value.slice(rest, match.index) });
    children.push(linkTo({ name, content, source, offset }));
    rest = match.index + whole.length;
  }
  const last = spots.at(-1);
  const after = pointAt(source, last === undefined ? begin : begin + last.index + last[0].length);
  // Also when it is empty: a bracket may follow.
  children.push({ type: 'text', value: node.value.slice(rest), position: { start: after, end } });
  return { children, next: children.length - 1 };
}

interface BracketRequest {
  readonly node: Text;
  readonly index: number;
  readonly parent: Parents;
  readonly source: string;
}

function withBracket(request: BracketRequest): Replacement | undefined {
  const found = bracketAt(request);
  if (found === undefined) return undefined;
  const { name, offset, code, after } = found;
  const link = linkTo({ name, content: code, source: request.source, offset });
  const rest: Text = { ...after, value: after.value.slice(1) };
  return { children: [{ type: 'text', value: request.node.value.slice(0, -1) }, link, rest], taken: 3, next: 2 };
}

interface Bracket {
  readonly name: string;
  /** Where the bracket opens. */
  readonly offset: number;
  readonly code: InlineCode;
  readonly after: Text;
}

/** A text that ends in `[`, a span of code, a text that begins with `]`: the parser's result for brackets without a definition. */
function bracketAt({ node, index, parent, source }: BracketRequest): Bracket | undefined {
  const code = parent.children[index + 1];
  const after = parent.children[index + 2];
  if (!node.value.endsWith('[') || code?.type !== 'inlineCode' || after?.type !== 'text' || !/^\](?![[(:])/.test(after.value))
    return undefined;
  const offset = (node.position?.end.offset ?? 0) - 1;
  const name = parseName(code.value);
  return name === undefined || source[offset - 1] === '\\' ? undefined : { name, offset, code, after };
}

/** Where the brackets are that become links to symbols. */
export function symbolBrackets(tree: Nodes, source: string): readonly { readonly open: Point; readonly close: Point }[] {
  const found: { readonly open: Point; readonly close: Point }[] = [];
  visit(tree, 'text', (node, index, parent) => {
    if (!parent || index === undefined || parent.type === 'link' || parent.type === 'linkReference') return;
    const end = node.position?.end;
    const close = bracketAt({ node, index, parent, source })?.after.position?.start;
    if (end !== undefined && close !== undefined) found.push({ open: { line: end.line, column: end.column - 1 }, close });
  });
  return found;
}

interface LinkRequest {
  readonly name: string;
  readonly content: Text | InlineCode;
  readonly source: string;
  /** Where the reference begins. */
  readonly offset: number;
}

function linkTo({ name, content, source, offset }: LinkRequest): Link {
  const start = pointAt(source, offset);
  return { type: 'link', url: `unresolved:${encodeURIComponent(name)}`, children: [content], position: { start, end: start } };
}

function pointAt(source: string, offset: number) {
  const before = source.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n'), offset };
}
