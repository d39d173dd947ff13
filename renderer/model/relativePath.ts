import { posix, relative } from 'node:path';

/** The path from a folder to a file or folder, with `/` on all systems, as reports and problems show it. Empty for the folder itself. */
export function relativePath(from: string, to: string): string {
  return relative(from, to).replaceAll('\\', '/');
}

/** The path from a file to another one, as links and imports have it: `./guide.md`. */
export function relativeFrom(file: string, target: string): string {
  const path = posix.relative(posix.dirname(file), target);
  return path.startsWith('.') ? path : `./${path}`;
}
