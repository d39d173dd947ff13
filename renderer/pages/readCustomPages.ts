import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Config } from '../model/config.ts';
import { authorHref } from '../plan/addresses.ts';

/** A custom page's file and the address that follows from where it lies: `content/pages/about/team.tsx` answers to `/about/team`. */
export interface CustomPageFile {
  /** Relative to the project root. */
  readonly module: string;
  readonly href: string;
}

/** Lists the React pages below the pages' folder, sorted. Files and folders whose names begin with `_` or `.` are parts, not pages. */
export async function readCustomPages({ root, pages }: Config): Promise<readonly CustomPageFile[]> {
  if (pages === undefined) return [];
  const entries = await readdir(pages, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.[jt]sx$/.test(entry.name) && !/\.(test|spec)\.[jt]sx$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/(^|[\\/])[_.]/.test(relative(pages, path)))
    .map((path) => {
      const inside = relative(pages, path).replaceAll('\\', '/');
      return {
        module: relative(root, path).replaceAll('\\', '/'),
        href: authorHref(inside.replace(/\.[jt]sx$/, '').replace(/(^|\/)index$/, '')),
      };
    })
    .toSorted((a, b) => (a.module < b.module ? -1 : 1));
}
