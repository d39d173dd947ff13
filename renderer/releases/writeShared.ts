import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { OutputFile } from '../model/page.ts';
import { isOwnPage } from './sharedPages.ts';

/**
 * Writes files next to the releases, each in one step, so that a reader never gets half of one. A page that gqldocs did not write stays as
 * it is: a site may have a home page of its own.
 *
 * @param folder absolute, of all releases
 */
export async function writeShared(folder: string, files: readonly OutputFile[]): Promise<void> {
  for (const { path, contents } of files) {
    const file = join(folder, path);
    if (path.endsWith('.html') && existsSync(file) && !isOwnPage(await readFile(file, 'utf8'))) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${file}.new`, contents);
    await rename(`${file}.new`, file);
  }
}
