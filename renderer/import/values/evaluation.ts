import type ts from 'typescript';
import type { Place } from '../../model/problem.ts';
import type { Value } from './value.ts';

/** The files of a project, which other people have written. Paths are absolute, with `/`. */
export interface ProjectFiles {
  /** Undefined for a file that is missing, too large, or outside of the repository. */
  readonly text: (path: string) => string | undefined;
  /** Whether there is a regular file inside of the repository. */
  readonly exists: (path: string) => boolean;
  /** What a folder has, sorted by name; empty for one that is missing or outside of the repository. */
  readonly list: (folder: string) => readonly ProjectEntry[];
  /** How reports name a path. */
  readonly shown: (path: string) => string;
}

export interface ProjectEntry {
  readonly name: string;
  readonly kind: 'file' | 'folder';
}

export interface Module {
  /** Absolute. */
  readonly path: string;
  readonly shown: string;
  readonly source: ts.SourceFile;
}

export interface Modules {
  /** The default export of a file, or the data in it; undefined for a file that is missing. */
  readonly load: (path: string) => Value | undefined;
  /** A named export of a file. */
  readonly loadExport: (path: string, name: string) => Value | undefined;
  readonly lookUp: (name: ts.Identifier, context: Evaluation) => Value;
  /** The default export of a module that another one names. */
  readonly defaultOf: (specifier: string, at: { readonly node: ts.Node; readonly context: Evaluation }) => Value;
  readonly textOf: (path: string, context: Evaluation) => string | undefined;
  readonly parseData: (text: string, at: { readonly file: string; readonly fallback: Value }) => Value;
  /** Files that cannot be parsed. */
  readonly damaged: readonly Place[];
}

export interface Evaluation {
  readonly modules: Modules;
  readonly module: Module;
  /** The year that `new Date().getFullYear()` means. */
  readonly year: number;
  readonly depth: number;
  readonly counter: { steps: number };
}

/** Code that has no value here. */
export function unread(node: ts.Node, context: Evaluation): Value {
  const code = node.getText(context.module.source).replace(/\s+/g, ' ');
  return { kind: 'unread', code: code.length > 80 ? `${code.slice(0, 79)}…` : code, place: placeOf(node, context) };
}

export function placeOf(node: ts.Node, { module }: Pick<Evaluation, 'module'>): Place {
  const { line, character } = module.source.getLineAndCharacterOfPosition(node.getStart(module.source));
  return { file: module.shown, line: line + 1, column: character + 1 };
}
