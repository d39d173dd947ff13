import { join } from 'node:path';
import { importedPackage } from '../../model/importedPackage.ts';
import { memoize } from '../../model/memoize.ts';
import { workspaceOf } from '../../packages/findCheckout.ts';
import { memberFolders } from '../../packages/findPackages.ts';
import { textOf } from '../../packages/manifest.ts';
import { readManifest } from '../../packages/readManifest.ts';
import { readWorkspace } from '../../packages/readWorkspace.ts';
import { findEntryPoints } from './findEntryPoints.ts';
import { type PackageInfo, readPackageInfo } from './readPackageInfo.ts';
import type { Sibling } from './siblingsOf.ts';

/** A TypeScript file that an import of another package means. */
interface SiblingSource {
  readonly file: string;
  /** Whether the config documents the package by its sources. Then built files mean nothing: links must not depend on a build. */
  readonly isConfigured: boolean;
}

/** The source that an import means: `@scope/core/parts.js`. Undefined for packages that are not siblings. */
export type FindSource = (specifier: string) => SiblingSource | undefined;

interface SourcesRequest {
  /** Absolute folder of the package that imports. */
  readonly folder: string;
  readonly siblings: readonly Sibling[];
  /** Called with the absolute paths that the answers depend on; folders end with a slash. */
  readonly onRead: (path: string) => void;
}

/**
 * Finds the sources of other members of the package's workspace, and of other documented packages, by the entry points that document them.
 * Nothing is read before the first question.
 */
export function siblingSources({ folder, siblings, onRead }: SourcesRequest): FindSource {
  let known: ReadonlyMap<string, Sibling> | undefined;
  const find = (name: string): Sibling | undefined => {
    known ??= siblingsByName({ folder, siblings, onRead });
    return known.get(name);
  };
  const lookups = { onRead, onList: (listed: string) => onRead(`${listed}/`) };
  const deepSource = (module: string, info: PackageInfo): string | undefined =>
    findEntryPoints({ entryPoints: { [module]: module }, tsconfig: undefined }, info, { lookups }).value[0]?.file;
  return memoize((specifier: string) => {
    const name = importedPackage(specifier);
    const sibling = name === undefined ? undefined : find(name);
    if (name === undefined || sibling === undefined) return undefined;
    const module = specifier.slice(name.length + 1);
    const info = readPackageInfo({ path: sibling.path, root: sibling.path });
    const named = findEntryPoints(sibling, info, { allNames: true, secondary: true, lookups }).value;
    const file = named.find((entry) => entry.name === module)?.file ?? (isOpen(sibling, info) ? deepSource(module, info) : undefined);
    if (file === undefined || !/\.[cm]?tsx?$/.test(file)) return undefined;
    return { file, isConfigured: sibling.entryPoints !== undefined };
  });
}

/** Whether users can import every file of a package. */
function isOpen({ entryPoints }: Sibling, { manifest }: PackageInfo): boolean {
  return entryPoints === undefined && manifest.exports === undefined;
}

/** Packages of the config come first, since it may say more of them. */
function siblingsByName({ folder, siblings, onRead }: SourcesRequest): ReadonlyMap<string, Sibling> {
  const members = membersAround(folder, onRead).map((path): Sibling => ({ path, tsconfig: undefined }));
  const found = new Map<string, Sibling>();
  for (const sibling of [...siblings, ...members]) {
    onRead(join(sibling.path, 'package.json'));
    const name = textOf(readManifest(sibling.path)?.name);
    if (name !== undefined && !found.has(name)) found.set(name, sibling);
  }
  return found;
}

function membersAround(folder: string, onRead: (path: string) => void): readonly string[] {
  const root = workspaceOf(folder);
  if (root === undefined) return [];
  for (const name of ['package.json', 'pnpm-workspace.yaml']) onRead(join(root, name));
  return memberFolders(root, readWorkspace(root, readManifest(root)) ?? []);
}
