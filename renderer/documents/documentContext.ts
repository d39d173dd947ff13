import type { Element } from 'hast';
import type { Node } from 'unist';
import type { DocumentUse, Heading, LinkReference } from '../model/document.ts';
import type { Place, Problem } from '../model/problem.ts';
import type { Words } from '../model/words.ts';
import type { Highlighter } from './highlight/loadHighlighter.ts';
import type { SectionMemory } from './markdown/parseInSections.ts';

/**
 * What the plugins of one run of the pipeline share: they read `input`, and add to what was found. It is made for one document
 * and let go with it.
 */
export interface DocumentContext {
  readonly input: DocumentInput;
  readonly problems: Problem[];
  readonly headings: Heading[];
  readonly links: LinkReference[];
  readonly uses: DocumentUse[];
  /** Blocks of code in their order. */
  readonly samples: Element[];
  /** Text of the heading of level 1 that names the document. */
  title?: string;
}

export interface DocumentInput {
  /** Relative to the project root. */
  readonly source: string;
  readonly words: Words;
  readonly highlighter: Highlighter;
  /** Size of an image by its target as written. Undefined for images elsewhere and those that can't be read. */
  readonly imageSize: (target: string) => ImageSize | undefined;
  /** Where sections of Markdown are remembered. Default: nowhere. */
  readonly sections?: SectionMemory | undefined;
}

/** In CSS pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** The spot of a node in its source. */
export function placeOf(node: Node, source: string): Place {
  const start = node.position?.start;
  return start ? { file: source, line: start.line, column: start.column } : { file: source };
}
