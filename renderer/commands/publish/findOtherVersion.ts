import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { otherVersion } from '../../diagnostics/releases.ts';
import type { Problem } from '../../model/problem.ts';
import { parseRecord, textOf } from '../../packages/manifest.ts';
import { isNameOf } from './isNameOf.ts';

/** Compares the name of a release with the version of its package. Sites with several packages have no version. */
export async function findOtherVersion(folder: string, name: string): Promise<readonly Problem[]> {
  const inventory = parseRecord(await readFile(join(folder, name, 'objects.json'), 'utf8'));
  const version = textOf(inventory?.version) ?? '';
  return isNameOf(name, version) ? [] : [otherVersion({ name, version })];
}
