import { listTree } from '../../engine/listTree.ts';
import type { Reader } from '../../engine/reader.ts';
import type { Config } from '../../model/config.ts';
import { relativePath } from '../../model/relativePath.ts';
import type { StaticFile } from '../../model/source.ts';

/**
 * Lists the files that are copied without changes: those of static folders go to the root of the output; other files in the documents'
 * folder (images, downloads) go to `assets/documents/`. Sorted. If two have the same name, the one of the later folder is used.
 */
export function listStaticFiles(config: Config, read: Reader): readonly StaticFile[] {
  const { root, staticFolders, documents } = config;
  const list = (folder: string, output: string, skips?: (inside: string) => boolean): readonly StaticFile[] =>
    listTree(read, folder, skips)
      .filter(({ kind, name }) => kind === 'file' && name !== '.DS_Store')
      .map(({ path, inside }) => ({ path, source: relativePath(root, path), output: output + inside }));
  const files = [
    ...(documents === undefined ? [] : list(documents.path, 'assets/documents/', isAuthorsOwn)),
    ...staticFolders.flatMap((folder) => list(folder, '')),
  ];
  const byOutput = new Map(files.map((file) => [file.output, file]));
  return [...byOutput.values()].toSorted((a, b) => (a.output < b.output ? -1 : 1));
}

/** Documents, components that they import, and names that begin with `_` or `.`: `.env`, an editor's folder. */
function isAuthorsOwn(inside: string): boolean {
  return /(?:^|\/)[_.][^/]*$|\.(?:mdx?|[jt]sx)$/.test(inside);
}
