import type { InlineCode, Link, Parents, PhrasingContent, Root, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { parseName } from '../../links/parseName.ts';

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

/** Tags stand in the source as they stand in the text, in the same order: so their places can be told. */
function withTags(node: Text, source: string): Replacement | undefined {
  const tags = [...node.value.matchAll(tag)];
  if (tags.length === 0) return undefined;
  const start = node.position?.start;
  const spots = [...source.slice(start?.offset, node.position?.end.offset).matchAll(tag)];
  const children: PhrasingContent[] = [];
  let end = 0;
  for (const [index, match] of tags.entries()) {
    const [whole, style, name = '', label = ''] = match;
    const shown = label === '' ? name : label;
    const content: Text | InlineCode = { type: style === 'code' ? 'inlineCode' : 'text', value: shown };
    const offset = start?.offset === undefined ? undefined : start.offset + (spots[index]?.index ?? match.index);
    children.push(textNode(node.value.slice(end, match.index)), linkTo({ name, content, source, offset }));
    end = match.index + whole.length;
  }
  children.push(textNode(node.value.slice(end)));
  const kept = children.filter((child) => child.type !== 'text' || child.value !== '');
  return { children: kept, next: kept.length };
}

interface BracketRequest {
  readonly node: Text;
  readonly index: number;
  readonly parent: Parents;
  readonly source: string;
}

/** A text that ends in `[`, a span of code, a text that begins with `]`: what the parser leaves where there is no definition. */
function withBracket({ node, index, parent, source }: BracketRequest): Replacement | undefined {
  const code = parent.children[index + 1];
  const after = parent.children[index + 2];
  if (!node.value.endsWith('[') || code?.type !== 'inlineCode' || after?.type !== 'text' || !/^\](?![[(:])/.test(after.value))
    return undefined;
  const offset = (node.position?.end.offset ?? 0) - 1;
  const name = parseName(code.value);
  if (name === undefined || source[offset - 1] === '\\') return undefined;
  const link = linkTo({ name, content: code, source, offset });
  const rest: Text = { ...after, value: after.value.slice(1) };
  return { children: [textNode(node.value.slice(0, -1)), link, rest], taken: 3, next: 2 };
}

interface LinkRequest {
  readonly name: string;
  readonly content: Text | InlineCode;
  readonly source: string;
  /** Where the reference begins. */
  readonly offset: number | undefined;
}

function linkTo({ name, content, source, offset }: LinkRequest): Link {
  const link: Link = { type: 'link', url: `unresolved:${encodeURIComponent(name)}`, children: [content] };
  if (offset === undefined) return link;
  const before = source.slice(0, offset).split('\n');
  const point = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, offset };
  return { ...link, position: { start: point, end: point } };
}

function textNode(value: string): Text {
  return { type: 'text', value };
}
