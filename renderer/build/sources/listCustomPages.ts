import { listTree } from '../../engine/listTree.ts';
import type { Reader } from '../../engine/reader.ts';
import { authorHref } from '../../model/addresses.ts';
import type { Config } from '../../model/config.ts';
import { relativePath } from '../../model/relativePath.ts';

/** A custom page's file and its address: `content/pages/about/team.tsx` has the address `/about/team`. */
export interface CustomPageFile {
  /** Relative to the project root. */
  readonly module: string;
  readonly href: string;
}

/** Lists the React pages below the pages' folder, sorted. Files and folders whose names begin with `_` or `.` are parts, not pages. */
export function listCustomPages({ root, pages }: Config, read: Reader): readonly CustomPageFile[] {
  if (pages === undefined) return [];
  const isPart = (inside: string): boolean => /(?:^|\/)[_.][^/]*$/.test(inside);
  return listTree(read, pages, isPart)
    .filter(({ kind, name }) => kind === 'file' && /\.[jt]sx$/.test(name) && !/\.(test|spec)\.[jt]sx$/.test(name))
    .map(({ path, inside }) => ({
      module: relativePath(root, path),
      href: authorHref(inside.replace(/\.[jt]sx$/, '').replace(/(^|\/)index$/, '')),
    }));
}

/** The sources of custom pages and of their parts, by their path relative to the project root, sorted. */
export function readPageTexts({ root, pages }: Config, read: Reader): ReadonlyMap<string, string> {
  if (pages === undefined) return new Map();
  const files = listTree(read, pages).filter(({ kind, name }) => kind === 'file' && /\.([jt]sx?|json)$/.test(name));
  return new Map(files.map(({ path }) => [relativePath(root, path), read.text(path) ?? '']));
}
