import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../../engine/hash.ts';
import { packageRoot } from '../../engine/packageRoot.ts';
import { textOf } from '../manifest.ts';
import { readManifest } from '../readManifest.ts';

/** The files that define the API model of a package; they are shipped with gqldocs. */
const definition = ['api.ts', 'type.ts', 'sample.ts'];

/**
 * Hash of the model's definition, without comments and spaces. A model with another field has another hash, and artifacts of one are not
 * read with the other.
 */
export function loadModelHash(): string {
  const folder = join(packageRoot(), 'renderer/model');
  return hashOf(definition.map((file) => bare(readFileSync(join(folder, file), 'utf8')))).slice(0, 16);
}

function bare(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replace(/\s+/g, '');
}

/** The version of this program. */
export function loadOwnVersion(): string {
  return textOf(readManifest(packageRoot())?.version) ?? '';
}
