import { packageRoot } from '../../engine/packageRoot.ts';
import { textOf } from '../manifest.ts';
import { readManifest } from '../readManifest.ts';

/** The version of this program. */
export function loadOwnVersion(): string {
  return textOf(readManifest(packageRoot())?.version) ?? '';
}
