import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { statOf } from '../engine/fileState.ts';
import { parseJson } from '../model/parseJson.ts';

/** Every site of ours has it. */
const mark = 'routes.json';

/**
 * Whether a folder contains something that no build of gqldocs wrote. Publishing replaces the whole output folder, so a typo in `--out-dir` must
 * not delete a user's files.
 */
export async function findForeignFiles(folder: string): Promise<boolean> {
  try {
    const names = await readdir(folder);
    return names.length > 0 && !(names.includes(mark) && isOurs(await readFile(join(folder, mark), 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    return true;
  }
}

/** Other tools may call a file `routes.json`; ours always lists the page for addresses without a page. */
function isOurs(text: string): boolean {
  const routes = parseJson(text);
  return Array.isArray(routes) && routes.some((route: unknown) => isNotFoundEntry(route));
}

function isNotFoundEntry(route: unknown): boolean {
  return (
    typeof route === 'object' &&
    route !== null &&
    'kind' in route &&
    route.kind === 'not-found' &&
    'html' in route &&
    route.html === '404.html'
  );
}

/** The file at the path of a folder, or of one of its parents, if any. */
export function findFileInTheWay(folder: string): string | undefined {
  const stats = statOf(folder);
  if (stats !== undefined) return stats.isDirectory() ? undefined : folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : findFileInTheWay(parent);
}
