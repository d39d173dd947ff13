import type { PackageConfig } from '../../model/config.ts';
import { isInstalled } from '../../model/installedPackage.ts';
import { workspaceOf } from '../../packages/findCheckout.ts';

/** A package whose sources others may import: how the config describes it. */
export type Sibling = Pick<PackageConfig, 'path' | 'entryPoints' | 'tsconfig'>;

/**
 * Documented packages that the members of a workspace alone do not describe. Installed packages, and those at a ref or from an artifact,
 * have no sources here.
 */
export function siblingsOf(packages: readonly PackageConfig[]): readonly Sibling[] {
  return packages
    .filter(({ path, ref, artifact }) => ref === undefined && artifact === undefined && !isInstalled(path))
    .filter(({ path, entryPoints }) => entryPoints !== undefined || workspaceOf(path) === undefined)
    .map(({ path, entryPoints, tsconfig }) => ({ path, entryPoints, tsconfig }));
}
