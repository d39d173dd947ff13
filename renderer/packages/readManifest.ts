import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from './manifest.ts';
import { parseManifest } from './parseManifest.ts';

/** The `package.json` of a folder. Undefined when there is none, or none that is an object. */
export function readManifest(folder: string): Manifest | undefined {
  try {
    return parseManifest(readFileSync(join(folder, 'package.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Whether there is a `package.json` that nobody can read. */
export function hasDamagedManifest(folder: string): boolean {
  return existsSync(join(folder, 'package.json')) && readManifest(folder) === undefined;
}
