import { relative } from 'node:path';
import { listTree } from '../../engine/listTree.ts';
import type { Reader } from '../../engine/reader.ts';
import type { Config } from '../../model/config.ts';

/** The sources of custom pages and of their parts, by their path relative to the project root, sorted. */
export function readPageTexts({ root, pages }: Config, read: Reader): ReadonlyMap<string, string> {
  if (pages === undefined) return new Map();
  const files = listTree(read, pages).filter(({ kind, name }) => kind === 'file' && /\.([jt]sx?|json)$/.test(name));
  return new Map(files.map(({ path }) => [relative(root, path).replaceAll('\\', '/'), read.text(path) ?? '']));
}
