import type { Root } from 'hast';
import type { Heading } from '../../model/document.ts';
import { footnotesHeading } from '../../model/frameIds.ts';
import { headingTextOf } from '../plugins/textOf.ts';

/** Headings of a text with the levels and ids that they have where it is printed with the same options. */
export function headingsOf(tree: Root, { headingLevel = 2, idPrefix = 'text-' }: HeadingOptions = {}): readonly Heading[] {
  const topLevel = topLevelOf(tree);
  return outlineOf(tree).map(({ tagName, id, text }) => ({
    level: loweredLevel({ tagName, topLevel, headingLevel }),
    id: idPrefix + id,
    text,
  }));
}

interface HeadingOptions {
  /** Level of the heading above the text. Default: 2. */
  readonly headingLevel?: number | undefined;
  /** Default: `text-`. */
  readonly idPrefix?: string | undefined;
}

/** Whether a text begins with its only heading of level 1. */
export function hasTitle(tree: Root): boolean {
  const [first, ...others] = outlineOf(tree);
  return first?.tagName === 'h1' && first.text !== '' && !others.some(({ tagName }) => tagName === 'h1');
}

/** The highest level among a text's headings. */
export function topLevelOf(tree: Root): number {
  return Math.min(6, ...outlineOf(tree).map(({ tagName }) => Number(tagName.slice(1))));
}

/** The level of a heading in a text that is below another heading. */
export function loweredLevel({ tagName, topLevel, headingLevel }: LevelRequest): number {
  return Math.min(headingLevel + 1 + Number(tagName.slice(1)) - topLevel, 6);
}

interface LevelRequest {
  readonly tagName: string;
  readonly topLevel: number;
  readonly headingLevel: number;
}

export function isHeading(tagName: string): boolean {
  return /^h[1-6]$/.test(tagName);
}

interface OutlineHeading {
  readonly tagName: string;
  readonly id: string;
  readonly text: string;
}

function outlineOf({ children }: Root): readonly OutlineHeading[] {
  const headings: OutlineHeading[] = [];
  addHeadings(children, headings);
  return headings;
}

function addHeadings(nodes: Root['children'], headings: OutlineHeading[]): void {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    const { id } = node.properties;
    if (typeof id === 'string' && id !== footnotesHeading && isHeading(node.tagName))
      headings.push({ tagName: node.tagName, id, text: headingTextOf(node) });
    addHeadings(node.children, headings);
  }
}
