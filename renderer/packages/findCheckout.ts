import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isInstalled } from '../model/installedPackage.ts';
import { parseRecord } from './manifest.ts';
import { readRegularText } from './readRegularFile.ts';
import { readWorkspace } from './readWorkspace.ts';

/**
 * Absolute folder of the repository that a package's folder is checked out in; undefined for one that was installed. Where there is
 * a checkout, a file that isn't there isn't in the repository either.
 */
export function findCheckout(folder: string): string | undefined {
  return findAbove(folder, (one) => existsSync(join(one, '.git')));
}

/**
 * Absolute folder that a package or project is all in: its repository where it is checked out, the root of its workspace where that was copied
 * without the repository, else its own.
 */
export function repositoryOf(folder: string): string {
  return findCheckout(folder) ?? workspaceOf(folder) ?? folder;
}

/** Absolute folder of the root of the workspace that a folder is in; undefined outside of a workspace, and for an installed package. */
export function workspaceOf(folder: string): string | undefined {
  return findAbove(folder, isWorkspace);
}

function isWorkspace(folder: string): boolean {
  const manifest = readRegularText(join(folder, 'package.json'));
  return readWorkspace(folder, manifest === undefined ? undefined : parseRecord(manifest)) !== undefined;
}

/** The folder itself or the nearest one around it for which something holds. None for an installed package. */
function findAbove(folder: string, holds: (folder: string) => boolean): string | undefined {
  if (isInstalled(folder)) return undefined;
  if (holds(folder)) return folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : findAbove(parent, holds);
}
