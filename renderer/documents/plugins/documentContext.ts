import type { Element } from 'hast';
import type { Node } from 'unist';
import type { DocumentBody, DocumentUse, Heading } from '../../model/document.ts';
import type { Messages } from '../../model/messages.ts';
import type { Place, Problem } from '../../model/problem.ts';
import type { Highlighter } from '../highlight/createHighlighter.ts';
import type { ReadPart } from '../includes/expandIncludes.ts';
import type { TextLine } from '../includes/textLines.ts';

/** The data that the plugins share while one document is processed: they read `input`, and add their results. */
export interface DocumentContext {
  readonly input: DocumentInput;
  readonly problems: Problem[];
  readonly headings: Heading[];
  readonly uses: DocumentUse[];
  /** Ids that are written with the prefix of GitHub. */
  readonly prefixedIds: string[];
  /** Blocks of code in their order. */
  readonly samples: Element[];
  /** Where each line is written, if the document includes files. */
  readonly lines?: readonly TextLine[] | undefined;
  /** Whether the heading of level 1 that names the document stays in its text. */
  readonly keepsTitle: boolean;
  /** Text of the heading of level 1 that names the document. */
  title?: string;
  /** Its id, unless another heading has the same. */
  titleId?: string;
}

export interface DocumentInput {
  /** Relative to the project root. */
  readonly source: string;
  readonly messages: Messages;
  readonly highlighter: Highlighter;
  /** Size of an image by its target as written. Undefined for images elsewhere and those that can't be read. */
  readonly imageSize: (target: string) => ImageSize | undefined;
  /** Whether it has formulas. Default: false. */
  readonly hasMath?: boolean | undefined;
  /** Files that the document can include. Default: none. */
  readonly parts?: { readonly folder: string; readonly readPart: ReadPart } | undefined;
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

/** A body with the plain text of its first paragraph, cut for a description. */
export interface ParsedBody {
  readonly body: DocumentBody;
  readonly summary: string;
}
