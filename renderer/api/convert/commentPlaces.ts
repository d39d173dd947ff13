import type { CommentDisplayPart, Reflection } from 'typedoc';
import type ts from 'typescript';
import { positionAt } from '../../diagnostics/positionAt.ts';
import type { Place } from '../../model/problem.ts';
import { escapeRegExp } from '../entry/sourceLinks.ts';
import type { Extraction, TextOrigin } from './extraction.ts';

/**
 * Finds the place of a comment's text in its source file, which TypeDoc does not keep.
 * It searches backwards from the declaration, then in the whole file, for the comment that contains the beginning of the text, after its
 * tag if it has one. A text that is not found has no place, never a wrong one.
 */
export interface TextQuery {
  readonly parts: readonly CommentDisplayPart[];
  readonly reflection: Reflection;
  /** Where the text is not the summary. */
  readonly tag?: TagQuery | undefined;
}

interface TagQuery {
  /** With `@`. */
  readonly name: string;
  /** Text between the tag and its description: the name of a parameter, the title of an example. */
  readonly subject?: string | undefined;
  /** How many of the same tag come before it in the comment. */
  readonly skip?: number | undefined;
}

/** An inherited text is searched once for all symbols that inherit it. */
export function findText({ parts, reflection, tag }: TextQuery, extraction: Extraction): TextOrigin | undefined {
  const { nodes, program, comments, startOf, foundTexts } = extraction;
  const declarations = nodes.declarationsOf(reflection);
  const path = textFile(reflection, extraction);
  const file = path === undefined ? undefined : program.getSourceFile(path);
  if (file === undefined) return undefined;
  const beginning = beginningOf(parts);
  const node = declarations.find((declaration) => declaration.getSourceFile() === file);
  const start = node && startOf(node);
  // Of these, only a subject may have several lines.
  const key = [path, start, beginning, tag?.name, tag?.skip, tag?.subject].join('\n');
  if (!foundTexts.has(key))
    foundTexts.set(key, findIn({ file, ranges: nearestFirst(comments(file), start), find: textFinder(beginning, tag) }));
  return foundTexts.get(key);
}

interface Search {
  readonly file: ts.SourceFile;
  readonly ranges: Iterable<ts.TextRange>;
  readonly find: (comment: string) => number;
}

function findIn({ file, ranges, find }: Search): TextOrigin | undefined {
  for (const { pos, end } of ranges) {
    const at = find(file.text.slice(pos, end));
    if (at !== -1) return { file, pos: pos + at, end };
  }
  return undefined;
}

/** As a place for problems; undefined outside of the project, and in installed packages. */
export function placeOf({ file, pos }: Pick<TextOrigin, 'file' | 'pos'>, { info }: Extraction): Place | undefined {
  const path = info.commentPlaceOf(file.fileName);
  if (path === undefined) return undefined;
  return { file: path, ...positionAt(file, pos) };
}

/** The file of a text whose spot is unknown, for example because TypeDoc included it from another file. */
export function fileOf(reflection: Reflection, extraction: Extraction): Place | undefined {
  const path = textFile(reflection, extraction);
  const file = path === undefined ? undefined : extraction.info.commentPlaceOf(path);
  return file === undefined ? undefined : { file };
}

function textFile(reflection: Reflection, { nodes }: Extraction): string | undefined {
  return sourcePathOf(reflection) ?? nodes.declarationsOf(reflection)[0]?.getSourceFile().fileName;
}

/** Comments of parameters know their file only through the declaration that they belong to. */
function sourcePathOf(reflection: Reflection): string | undefined {
  for (let current: Reflection | undefined = reflection; current !== undefined; current = current.parent) {
    if (current.comment?.sourcePath !== undefined) return current.comment.sourcePath;
  }
  return undefined;
}

/** Enough of a text to recognize it: its first line up to where TypeDoc may have changed something. Fences may be TypeDoc's own. */
function beginningOf([first]: readonly CommentDisplayPart[]): string {
  if (first === undefined || first.kind === 'code') return '';
  if (first.kind === 'inline-tag') return `{${first.tag}`;
  return first.text.replace(/[\\{}@`/\n].*$/s, '').trim();
}

/** Comments backwards from the declaration, then those after it. */
function* nearestFirst(ranges: readonly ts.TextRange[], start: number | undefined): Generator<ts.TextRange> {
  const split = start === undefined ? 0 : countBefore(ranges, start);
  for (let index = split - 1; index >= 0; index--) {
    const range = ranges[index];
    if (range !== undefined) yield range;
  }
  yield* ranges.slice(split);
}

/** How many of them end before a position: by halves, since a file may have thousands, and each is asked about. */
function countBefore(ranges: readonly ts.TextRange[], position: number): number {
  let [from, to] = [0, ranges.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((ranges[middle]?.end ?? position) > position) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** Offset of the text in a comment; -1 if the comment does not contain it. */
function textFinder(beginning: string, tag: TagQuery | undefined): (comment: string) => number {
  if (tag === undefined) return (comment) => textFrom(comment, beginning, 3);
  const pattern = new RegExp(tagPattern(tag), 'g');
  return (comment) => {
    const match = [...comment.matchAll(pattern)][tag.skip ?? 0];
    return match === undefined ? -1 : textFrom(comment, beginning, match.index + match[0].length);
  };
}

function tagPattern({ name, subject }: TagQuery): string {
  const names: Readonly<Record<string, string>> = {
    '@param': '@(?:param|arg|argument)',
    '@typeParam': '@(?:typeParam|template)',
    '@returns': '@returns?',
  };
  const tag = `${names[name] ?? escapeRegExp(name)}(?![\\w-])`;
  if (subject === undefined) return tag;
  const words = subject.split(/\s+/).map(escapeRegExp).join('[\\s*]+');
  // JSDoc has the title of an example in an element.
  if (name === '@example') return `${tag}[\\s*]+(?:<caption>[\\s*]*)?${words}(?:[\\s*]*</caption>|(?!\\w))`;
  return `${tag}(?:\\s+\\{[^}]*\\})?\\s+[<[]?${words}(?![\\w.$])`;
}

/** An empty beginning means that the text starts at the next thing that isn't a space or a star. */
function textFrom(comment: string, beginning: string, from: number): number {
  if (beginning !== '') return comment.indexOf(beginning, from);
  const at = comment.slice(from).search(/[^\s*]/);
  return at === -1 ? -1 : from + at;
}
