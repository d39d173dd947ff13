import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFile } from './findFile.ts';

/** The site's page for unknown addresses, if it has one. */
export async function readNotFoundPage(folder: string): Promise<Buffer | undefined> {
  const names = await findFile({ folder, names: ['404.html'] });
  return names === undefined ? undefined : readFile(join(folder, ...names));
}
