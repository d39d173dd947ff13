import { readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { readManifest } from '../../packages/readManifest.ts';
import type { Finder } from './findEntryFiles.ts';
import type { EntryPoint } from './importableEntries.ts';
import type { PackageInfo } from './readPackageInfo.ts';

/**
 * Before `exports` existed, packages had further modules in folders with a `package.json` of their own: `rxjs/operators`. It has no name,
 * or the one that users import; other folders with such a file are examples or other packages. Sorted by name.
 */
export function findSecondaryEntries(info: Pick<PackageInfo, 'name' | 'folder'>, finder: Finder): readonly EntryPoint[] {
  return entriesBelow('', { info, finder });
}

interface Search {
  readonly info: Pick<PackageInfo, 'name' | 'folder'>;
  readonly finder: Finder;
}

function entriesBelow(path: string, search: Search): readonly EntryPoint[] {
  return foldersIn(posix.join(search.info.folder, path)).flatMap((name) => entriesAt(posix.join(path, name), search));
}

function entriesAt(path: string, search: Search): readonly EntryPoint[] {
  const { info, finder } = search;
  const manifest = readManifest(posix.join(info.folder, path));
  if (manifest === undefined || (manifest.name !== undefined && manifest.name !== `${info.name}/${path}`)) return [];
  const written = [manifest.types, manifest.typings, manifest.main, manifest.module].filter((one) => typeof one === 'string');
  const file = written.length === 0 ? undefined : finder.find([...written, 'index'].map((one) => posix.join(path, one)));
  return file === undefined ? [] : [{ name: path, file }, ...entriesBelow(path, search)];
}

function foldersIn(folder: string): readonly string[] {
  const names = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name),
  );
  return names.map(({ name }) => name).toSorted();
}
