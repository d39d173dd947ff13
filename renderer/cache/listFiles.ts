import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Absolute paths of all files below a folder, in no order. */
export async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => !entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
}
