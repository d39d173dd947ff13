import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files and bytes of a folder, and how many of the files are pages. @param {string} folder */
export function sizeOf(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  return { files: files.length, pages: files.filter(({ name }) => name.endsWith('.html')).length, bytes };
}
