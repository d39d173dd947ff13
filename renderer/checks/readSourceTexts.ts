import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../model/config.ts';
import { relativePath } from '../model/relativePath.ts';

/** The texts that a site's own links are written in: config files, documents and pages, by their path relative to the project. */
export async function readSourceTexts(config: Config): Promise<ReadonlyMap<string, string>> {
  const folders = [config.documents?.path, config.pages].filter((folder) => folder !== undefined);
  const found = await Promise.all(folders.map(listTexts));
  const texts = new Map<string, string>();
  for (const file of [...config.configFiles, ...found.flat()]) {
    texts.set(relativePath(config.root, file), await readFile(file, 'utf8'));
  }
  return texts;
}

async function listTexts(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.(mdx?|[jt]sx?)$/.test(entry.name));
  return files.map(({ parentPath, name }) => join(parentPath, name)).sort();
}
