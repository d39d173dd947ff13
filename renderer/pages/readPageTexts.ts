import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Config } from '../model/config.ts';

/** The sources of custom pages and of their parts, by their path relative to the project root, sorted. */
export async function readPageTexts({ root, pages }: Config): Promise<ReadonlyMap<string, string>> {
  if (pages === undefined) return new Map();
  const entries = await readdir(pages, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.([jt]sx?|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return new Map(files.map((file, index) => [relative(root, file).replaceAll('\\', '/'), texts[index] ?? '']));
}
