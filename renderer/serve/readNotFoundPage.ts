import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFile } from './findFile.ts';

/** What a site shows at addresses that it doesn't have, if it has something to show. */
export async function readNotFoundPage(folder: string): Promise<Buffer | undefined> {
  const names = await findFile({ folder, names: ['404.html'] });
  return names === undefined ? undefined : readFile(join(folder, ...names));
}
