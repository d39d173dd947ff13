import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface StarsRequest {
  /** Absolute. */
  readonly folder: string;
  /** Relative to the folder, with a star. */
  readonly pattern: string;
  /** Called with each folder that is searched. */
  readonly onList: (folder: string) => void;
}

/**
 * What a star may match in a path within a folder, from the existing files; it may contain slashes. Nested packages, hidden folders and
 * tests have no entry points.
 */
export function listStars({ folder, pattern, onList }: StarsRequest): readonly string[] {
  const [before = '', after = ''] = pattern.split('*');
  const base = before.slice(0, before.lastIndexOf('/') + 1);
  return (
    listFiles(join(folder, base), { path: base, onList })
      .filter((file) => file.startsWith(before) && file.endsWith(after) && file.length > before.length + after.length)
      .map((file) => file.slice(before.length, file.length - after.length))
      // `*.ts` takes no declarations, which have a pattern of their own.
      .filter((star) => !(star.endsWith('.d') && after.startsWith('.')))
  );
}

function listFiles(folder: string, { path, onList }: { readonly path: string } & Pick<StarsRequest, 'onList'>): readonly string[] {
  onList(folder);
  return entriesOf(folder).flatMap((entry) => {
    if (entry.isDirectory())
      return isSkipped(entry.name) ? [] : listFiles(join(folder, entry.name), { path: `${path}${entry.name}/`, onList });
    return entry.isFile() && !/\.(?:test|spec|stories)\.|\.min\.js$/.test(entry.name) ? [`${path}${entry.name}`] : [];
  });
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}

function isSkipped(name: string): boolean {
  return name.startsWith('.') || /^(?:node_modules|tests?|__\w+__|fixtures)$/.test(name);
}
