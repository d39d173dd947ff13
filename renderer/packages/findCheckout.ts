import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Absolute folder of the repository that a package's folder is checked out in; undefined for one that was installed. Where there is
 * a checkout, a file that isn't there isn't in the repository either.
 */
export function findCheckout(folder: string): string | undefined {
  if (/[\\/]node_modules[\\/]/.test(folder)) return undefined;
  if (existsSync(join(folder, '.git'))) return folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : findCheckout(parent);
}

/** Absolute folder that a package or project is all in: its repository where it is checked out, else its own. */
export function repositoryOf(folder: string): string {
  return findCheckout(folder) ?? folder;
}
