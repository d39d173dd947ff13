import type ts from 'typescript';
import { hashOf } from '../../engine/hash.ts';

/**
 * Syntax trees that live from extraction to extraction, in a process that watches: most of a program is as it was, and the compiler may
 * go on with the trees that it has, names bound and all. A tree is of a text under options; with other options of a package all of
 * its trees go, but for those that decide which libraries there are.
 */
export interface ParsedFiles {
  /** The trees of a package's program, by file name. */
  readonly of: (folder: string, options: ts.CompilerOptions) => Map<string, ts.SourceFile>;
}

export function createParsedFiles(): ParsedFiles {
  const known = new Map<string, { readonly key: string; readonly files: Map<string, ts.SourceFile> }>();
  return {
    of: (folder, options) => {
      const key = hashOf({ ...options, lib: undefined });
      const before = known.get(folder);
      if (before?.key === key) return before.files;
      const files = new Map<string, ts.SourceFile>();
      known.set(folder, { key, files });
      return files;
    },
  };
}
