import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord, type Manifest } from './manifest.ts';

/** The `package.json` of a folder. Undefined when there is none, or none that is an object. */
export function readManifest(folder: string): Manifest | undefined {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8').replace(/^\uFEFF/, ''));
    return isRecord(manifest) ? manifest : undefined;
  } catch {
    return undefined;
  }
}

/** Whether there is a `package.json` that nobody can read. */
export function hasDamagedManifest(folder: string): boolean {
  return existsSync(join(folder, 'package.json')) && readManifest(folder) === undefined;
}
