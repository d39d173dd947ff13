import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { otherVersion } from '../../diagnostics/releases.ts';
import type { Problem } from '../../model/problem.ts';
import { parseRecord, textOf } from '../../packages/manifest.ts';

/** Compares the name of a release with the version of its package. Sites with several packages have no version. */
export async function findOtherVersion(folder: string, name: string): Promise<readonly Problem[]> {
  const inventory = parseRecord(await readFile(join(folder, name, 'objects.json'), 'utf8'));
  const version = textOf(inventory?.version) ?? '';
  return isNameOf(name, version) ? [] : [otherVersion({ name, version })];
}

/**
 * Whether a release can have a name, for a package of a version: `v2.1.0`, `2.1` or `v2.1.0-docs.1` for 2.1.0. Any other name, such as
 * `next`, says nothing.
 */
export function isNameOf(name: string, version: string): boolean {
  const named = /^v?(\d.*)$/i.exec(name)?.[1];
  return named === undefined || version === '' || `${version}.`.startsWith(`${named}.`) || /^(?:$|[-+.])/.test(restOf(named, version));
}

/** What follows the version; `?` for something else. */
function restOf(named: string, version: string): string {
  return named.startsWith(version) ? named.slice(version.length) : '?';
}
