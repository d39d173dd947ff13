import { posix } from 'node:path';
import { withoutCode } from './fences.ts';
import { needsMdx } from './needsMdx.ts';

const picture = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|pdf|zip)$/i;

/** Whether a path is that of a file that pages show or link to. */
export function isPicture(path: string): boolean {
  return picture.test(path);
}

/** Where a file goes below the documents: gqldocs publishes nothing whose name, or whose folder's name, begins with `_`. */
export function publishedPath(path: string): string {
  return isPicture(path) ? path.replace(/(^|\/)_+(?=[^/])/g, '$1') : path;
}

/** The same for a file that may be a part of documents in MDX: one with components has their ending. */
export function partPath(path: string, text: string | undefined): string {
  const isMdx = path.endsWith('.md') && text !== undefined && needsMdx({ text, bare: withoutCode(text) });
  return publishedPath(isMdx ? `${path}x` : path);
}

/**
 * A path that no other file of the new site has.
 *
 * @param taken paths of the others; the new one is added
 * @returns the wanted path, with a number if it is taken: `a-2.md`
 */
export function freePath(wanted: string, taken: Set<string>): string {
  const { dir, name, ext } = posix.parse(wanted);
  let path = wanted;
  for (let number = 2; taken.has(path); number += 1) path = posix.join(dir, `${name}-${number}${ext}`);
  taken.add(path);
  return path;
}
