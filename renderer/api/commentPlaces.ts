import type { CommentDisplayPart, Reflection } from 'typedoc';
import type ts from 'typescript';
import type { Place } from '../model/problem.ts';
import type { Extraction } from './extraction.ts';

/**
 * Finds out where in a source file a comment's text stands: TypeDoc forgets it.
 *
 * The comment is looked for backwards from the declaration, then in the whole file; it is the one that contains the
 * beginning of the text, behind its tag if it has one. What can't be found has no place, never a wrong one.
 */
export interface TextQuery {
  readonly parts: readonly CommentDisplayPart[];
  readonly reflection: Reflection;
  /** `@returns`, `@param name`: where the text is not the summary. */
  readonly tag?: string | undefined;
}

/** A text in its file: from its first character to the end of its comment. */
export interface TextOrigin {
  readonly file: ts.SourceFile;
  readonly pos: number;
  readonly end: number;
}

export function findText({ parts, reflection, tag }: TextQuery, extraction: Extraction): TextOrigin | undefined {
  const { nodes, program, comments } = extraction;
  const declarations = nodes.declarationsOf(reflection);
  const path = sourcePathOf(reflection) ?? declarations[0]?.getSourceFile().fileName;
  const file = path === undefined ? undefined : program.getSourceFile(path);
  if (file === undefined) return undefined;
  const beginning = beginningOf(parts);
  const start = declarations.find((node) => node.getSourceFile() === file)?.getStart();
  for (const { pos, end } of nearestFirst(comments(file), start)) {
    const at = indexOfText(file.text.slice(pos, end), beginning, tag);
    if (at !== -1) return { file, pos: pos + at, end };
  }
  return undefined;
}

/** As a place for problems; undefined outside of the documented package. */
export function placeOf({ file, pos }: Pick<TextOrigin, 'file' | 'pos'>, { info }: Extraction): Place | undefined {
  const path = info.placeOf(file.fileName);
  if (path === undefined) return undefined;
  const { line, character } = file.getLineAndCharacterOfPosition(pos);
  return { file: path, line: line + 1, column: character + 1 };
}

/** Comments of parameters know their file only through the declaration that they belong to. */
function sourcePathOf(reflection: Reflection): string | undefined {
  for (let current: Reflection | undefined = reflection; current !== undefined; current = current.parent) {
    if (current.comment?.sourcePath !== undefined) return current.comment.sourcePath;
  }
  return undefined;
}

/** Enough of a text to recognise it: its first line up to where TypeDoc may have changed something. */
function beginningOf(parts: readonly CommentDisplayPart[]): string {
  const [first] = parts;
  if (first === undefined) return '';
  if (first.kind === 'inline-tag') return `{${first.tag}`;
  const lines = first.text.split('\n');
  const line = first.kind === 'code' && lines.length > 1 ? lines[1] : lines[0];
  return (line ?? '').replace(/[\\{}@`/].*$/s, '').trim();
}

function* nearestFirst(ranges: readonly ts.TextRange[], start: number | undefined): Generator<ts.TextRange> {
  const after = start === undefined ? 0 : ranges.findIndex(({ end }) => end > start);
  const split = after === -1 ? ranges.length : after;
  yield* ranges.slice(0, split).reverse();
  yield* ranges.slice(split);
}

function indexOfText(comment: string, beginning: string, tag: string | undefined): number {
  if (tag === undefined) return textFrom(comment, beginning, 3);
  const [name = '', subject] = tag.split(' ');
  const names = name === '@typeParam' ? '@(?:typeParam|template)' : name === '@returns' ? '@returns?' : escapeRegExp(name);
  const subjectPattern = subject === undefined ? '' : `(?:\\s+\\{[^}]*\\})?\\s+\\[?${escapeRegExp(subject)}(?![\\w.$])`;
  const match = new RegExp(`${names}(?![\\w-])${subjectPattern}`).exec(comment);
  return match === null ? -1 : textFrom(comment, beginning, match.index + match[0].length);
}

/** An empty beginning means that the text starts at the next thing that isn't a space or a star. */
function textFrom(comment: string, beginning: string, from: number): number {
  if (beginning !== '') return comment.indexOf(beginning, from);
  const at = comment.slice(from).search(/[^\s*]/);
  return at === -1 ? -1 : from + at;
}

export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
