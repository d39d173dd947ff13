import type ts from 'typescript';
import { memoize } from '../../model/memoize.ts';
import { fileComment } from '../entry/fileComment.ts';

/** Categories that a declaration has from its file. */
export type FileCategories = (declarations: readonly ts.Declaration[]) => readonly string[];

/**
 * Finds the `@category` of a file's own comment, which applies to every export of the file without a category. Each file is read once.
 */
export function fileCategories(): FileCategories {
  const ofFile = memoize((file: ts.SourceFile) => categoriesIn(fileComment(file)));
  return ([declaration]) => (declaration === undefined ? [] : ofFile(declaration.getSourceFile()));
}

function categoriesIn(comment: string): readonly string[] {
  const names = [...comment.matchAll(/^\s*\/?\*+\s*@category[ \t]+(\S.*)$/gm)].map(([, name = '']) => name.replace(/\*\/\s*$/, '').trim());
  return [...new Set(names)];
}
