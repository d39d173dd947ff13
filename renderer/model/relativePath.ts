import { relative } from 'node:path';

/** The path from a folder to a file or folder, with `/` on all systems, as reports and problems show it. Empty for the folder itself. */
export function relativePath(from: string, to: string): string {
  return relative(from, to).replaceAll('\\', '/');
}
