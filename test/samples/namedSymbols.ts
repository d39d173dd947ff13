import type { Nodes, Root } from 'mdast';
import { type GraphqlVersion, parseVersion } from './versions.ts';

/** A code span of a document that can name something of an API: `print`, `print()`, `Kind.FIELD`. */
export interface NamedSymbol {
  readonly name: string;
  readonly member: string | undefined;
  /** Whether it is written as a call. */
  readonly isCall: boolean;
  /** 1-based line in its document. */
  readonly line: number;
  /** The version whose tab it is in. */
  readonly version: GraphqlVersion | undefined;
}

/** Finds code spans that look like names, in headings, tables and links as well. */
export function namedSymbols(root: Root): readonly NamedSymbol[] {
  return collect(root, undefined, false);
}

function collect(node: Nodes, version: GraphqlVersion | undefined, isVersionGroup: boolean): readonly NamedSymbol[] {
  if (node.type === 'inlineCode') return toSymbol(node.value, node.position?.start.line ?? 0, version);
  if (!('children' in node)) return [];
  const isDirective = node.type === 'containerDirective';
  const own = isDirective && isVersionGroup ? parseVersion(node.attributes?.value ?? undefined) : version;
  const isGroup = isDirective && node.name === 'tabs' && node.attributes?.group === 'version';
  return node.children.flatMap((child) => collect(child, own, isGroup));
}

function toSymbol(text: string, line: number, version: GraphqlVersion | undefined): readonly NamedSymbol[] {
  const [, name, member, call] = /^([A-Za-z_]\w*)(?:[.#]([A-Za-z_]\w*))?(\([^()]*\))?$/.exec(text) ?? [];
  return name === undefined ? [] : [{ name, member, isCall: call !== undefined, line, version }];
}
