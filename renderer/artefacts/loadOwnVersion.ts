import { packageRoot } from '../bundle/packageRoot.ts';
import { textOf } from '../packages/manifest.ts';
import { readManifest } from '../packages/readManifest.ts';

/** The version of this program. */
export function loadOwnVersion(): string {
  return textOf(readManifest(packageRoot())?.version) ?? '';
}
