import type { Node, Parent, Root } from 'mdast';
import type { Point, Position } from 'unist';
import { splitSections } from './splitSections.ts';

/** What a parser has made of the sections of the documents that were read last, by section: for who reads them again and again. */
export type SectionMemory = Map<string, ReadonlyMap<string, Root>>;

/** Whoever writes has a few documents open; trees are a hundred times as large as their text. */
const mostDocuments = 8;

interface SectionsRequest {
  readonly text: string;
  /** Which document this is. */
  readonly name: string;
  readonly memory: SectionMemory;
  readonly parse: (text: string) => Root;
}

/**
 * Parses a document, of which only the sections that are new since it was parsed last. Most of the time that a saved document takes goes
 * into its syntax, and most of its sections are as they were.
 */
export function parseInSections({ text, name, memory, parse }: SectionsRequest): Root {
  const sections = splitSections(text);
  if (sections === undefined) return parse(text);
  const known = memory.get(name);
  const trees = new Map<string, Root>();
  const children: Root['children'] = [];
  let end: Point = { line: 1, column: 1, offset: 0 };
  for (const section of sections) {
    const tree = trees.get(section) ?? known?.get(section) ?? parse(section);
    trees.set(section, tree);
    const moved = copyOf(tree, end);
    children.push(...moved.children);
    end = moved.position?.end ?? end;
  }
  memory.delete(name);
  memory.set(name, trees);
  for (const oldest of memory.keys()) if (memory.size > mostDocuments) memory.delete(oldest);
  return { type: 'root', children, position: { start: { line: 1, column: 1, offset: 0 }, end } };
}

/** A copy that plugins may change, as it is behind a text that ends at a point. */
function copyOf<T extends Node>(node: T, behind: Point): T {
  const copy: T = { ...node };
  if (node.position !== undefined) copy.position = movedPosition(node.position, behind);
  if (isParent(copy)) copy.children = copy.children.map((child) => copyOf(child, behind));
  for (const [name, value] of Object.entries(copy)) {
    if (name === 'position' || name === 'children' || typeof value !== 'object' || value === null) continue;
    Object.assign(copy, { [name]: structuredClone(value) });
  }
  return copy;
}

function isParent(node: Node): node is Parent {
  return 'children' in node;
}

function movedPosition({ start, end }: Position, behind: Point): Position {
  return { start: movedPoint(start, behind), end: movedPoint(end, behind) };
}

function movedPoint({ line, column, offset = 0 }: Point, behind: Point): Point {
  return { line: line + behind.line - 1, column, offset: offset + (behind.offset ?? 0) };
}
