import { skippedFile } from '../../diagnostics/output.ts';
import { listTree, type TreeEntry } from '../../engine/listTree.ts';
import type { Reader } from '../../engine/reader.ts';
import type { Config } from '../../model/config.ts';
import type { Found } from '../../model/problem.ts';
import { relativePath } from '../../model/relativePath.ts';
import type { StaticFile } from '../../model/source.ts';
import { repositoryOf } from '../../packages/findCheckout.ts';
import { isInside } from '../../packages/readRegularFile.ts';

/** A static file, or an entry that cannot be copied. */
interface Listed extends StaticFile {
  readonly kind: TreeEntry['kind'];
}

/**
 * Lists the files that are copied without changes: those of static folders go to the root of the output; other files in the documents'
 * folder (images, downloads) go to `assets/documents/`. Sorted. If two have the same name, the one of the later folder is used. A link to a
 * file of the repository is copied as that file. Other links, pipes, sockets and devices are left out and reported.
 */
export function listStaticFiles(config: Config, read: Reader): Found<readonly StaticFile[]> {
  const { root, staticFolders, documents } = config;
  const list = (folder: string, output: string, skips?: (inside: string) => boolean): readonly Listed[] =>
    listTree(read, folder, skips)
      .filter(({ name }) => name !== '.DS_Store')
      .map(({ path, inside, kind }) => ({
        path,
        source: relativePath(root, path),
        output: output + inside,
        kind: kind === 'link' && read.kindOf(path) === 'file' && isInside(path, [repositoryOf(root), folder]) ? 'file' : kind,
      }));
  const entries = [
    ...(documents === undefined ? [] : list(documents.path, 'assets/documents/', isAuthorsOwn)),
    ...staticFolders.flatMap((folder) => list(folder, '')),
  ];
  const files = entries.filter(({ kind }) => kind === 'file').map(({ kind: _, ...file }): [string, StaticFile] => [file.output, file]);
  const others = entries.filter(({ kind }) => kind !== 'file');
  return {
    value: [...new Map(files).values()].toSorted((a, b) => (a.output < b.output ? -1 : 1)),
    problems: others.map(({ source, kind }) => skippedFile({ file: source, isLink: kind === 'link' })),
  };
}

/** Documents, components that they import, and names that begin with `_` or `.`: `.env`, an editor's folder. */
function isAuthorsOwn(inside: string): boolean {
  return /(?:^|\/)[_.][^/]*$|\.(?:mdx?|[jt]sx)$/.test(inside);
}
