import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Config } from '../model/config.ts';
import type { StaticFile } from '../plan/planSite.ts';

/**
 * Lists the files that are copied as they are: the static folders, to the root of the output, and what lies among the documents
 * without being one (images, downloads), to `assets/documents/`. Sorted; of two with one name the later folder's wins.
 */
export async function readStaticFiles(config: Config): Promise<readonly StaticFile[]> {
  const { root, staticFolders, documents } = config;
  const lists = [
    ...(documents === undefined ? [] : [listFiles({ root, folder: documents.path, output: 'assets/documents', skip: authorsOwn })]),
    ...staticFolders.map((folder) => listFiles({ root, folder, output: '', skip: undefined })),
  ];
  const byOutput = new Map(lists.flat().map((file) => [file.output, file]));
  return [...byOutput.values()].toSorted((a, b) => (a.output < b.output ? -1 : 1));
}

/** Documents themselves, components that they import, and whatever begins with `_` or `.`: `.env`, an editor's folder. */
const authorsOwn = /(^|\/)[_.]|\.(mdx?|[jt]sx)$/;

interface ListRequest {
  readonly root: string;
  readonly folder: string;
  /** Folder within the output; empty for its root. */
  readonly output: string;
  /** Of the path below the folder. */
  readonly skip: RegExp | undefined;
}

/** At once: promises would take ten times as long as the system does. */
function listFiles({ root, folder, output, skip }: ListRequest): readonly StaticFile[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name !== '.DS_Store')
    .map((entry) => ({ path: join(entry.parentPath, entry.name), inside: slashed(relative(folder, join(entry.parentPath, entry.name))) }))
    .filter(({ inside }) => skip?.test(inside) !== true)
    .map(({ path, inside }) => ({ path, source: slashed(relative(root, path)), output: output === '' ? inside : `${output}/${inside}` }));
}

function slashed(path: string): string {
  return path.replaceAll('\\', '/');
}
