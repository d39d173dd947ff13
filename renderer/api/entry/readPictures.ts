import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApiPackage } from '../../model/api.ts';

/** The pictures of a package's texts in base64, by path. Pictures outside of the package's folder are omitted. */
export async function readPictures({ files }: ApiPackage, folder: string): Promise<Readonly<Record<string, string>>> {
  const paths = (files?.pictures ?? []).filter((path) => !path.startsWith('..'));
  const pairs = await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path), 'base64')] as const));
  return Object.fromEntries(pairs);
}
