import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Config } from '../model/config.ts';
import type { StaticFile } from '../plan/planSite.ts';

/**
 * Lists the files that are copied as they are: the static folders, to the root of the output, and what lies among the documents
 * without being one (images, downloads), to `assets/documents/`. Sorted; of two with one name the later folder's wins.
 */
export async function readStaticFiles(config: Config): Promise<readonly StaticFile[]> {
  const { root, staticFolders, documents } = config;
  const lists = await Promise.all([
    ...(documents === undefined ? [] : [listFiles({ root, folder: documents.path, output: 'assets/documents', skip: /\.mdx?$/ })]),
    ...staticFolders.map((folder) => listFiles({ root, folder, output: '', skip: undefined })),
  ]);
  const byOutput = new Map(lists.flat().map((file) => [file.output, file]));
  return [...byOutput.values()].toSorted((a, b) => (a.output < b.output ? -1 : 1));
}

interface ListRequest {
  readonly root: string;
  readonly folder: string;
  /** Folder within the output; empty for its root. */
  readonly output: string;
  readonly skip: RegExp | undefined;
}

async function listFiles({ root, folder, output, skip }: ListRequest): Promise<readonly StaticFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name !== '.DS_Store' && skip?.test(entry.name) !== true)
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const inside = slashed(relative(folder, path));
      return { path, source: slashed(relative(root, path)), output: output === '' ? inside : `${output}/${inside}` };
    });
}

function slashed(path: string): string {
  return path.replaceAll('\\', '/');
}
