import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Manifest, parseRecord } from './manifest.ts';
import { readRegularText } from './readRegularFile.ts';

/** The `package.json` of a folder. Undefined when there is none, or none that is an object. */
export function readManifest(folder: string): Manifest | undefined {
  const text = readRegularText(join(folder, 'package.json'));
  return text === undefined ? undefined : parseRecord(text);
}

/** Whether there is a `package.json` that cannot be read or parsed. */
export function hasDamagedManifest(folder: string): boolean {
  return existsSync(join(folder, 'package.json')) && readManifest(folder) === undefined;
}
