import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryOf } from './findCheckout.ts';
import { type Manifest, parseRecord } from './manifest.ts';
import { isInside, readRegularText } from './readRegularFile.ts';

/** The `package.json` of a folder. Undefined when there is none, none that is an object, or a link to a file outside of the repository. */
export function readManifest(folder: string): Manifest | undefined {
  if (isOutsideManifest(folder)) return undefined;
  const text = readRegularText(join(folder, 'package.json'));
  return text === undefined ? undefined : parseRecord(text);
}

/** Whether there is a `package.json` that cannot be read or parsed. */
export function hasDamagedManifest(folder: string): boolean {
  return existsSync(join(folder, 'package.json')) && readManifest(folder) === undefined;
}

/** Whether the `package.json` is a link to a file outside of the repository. */
export function isOutsideManifest(folder: string): boolean {
  const path = join(folder, 'package.json');
  return existsSync(path) && !isInside(path, [repositoryOf(folder)]);
}
