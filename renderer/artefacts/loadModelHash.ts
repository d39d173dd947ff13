import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../bundle/packageRoot.ts';
import { hashOf } from '../cache/hashOf.ts';

/** The files that say what a package of the API model is; they are shipped with the package. */
const definition = ['api.ts', 'type.ts', 'sample.ts'];

/**
 * Hash of the model's definition. Comments and blanks don't count, everything else does: a model with one field more is another
 * model, and what was written with the one isn't read with the other.
 */
export function loadModelHash(): string {
  const folder = join(packageRoot(), 'renderer/model');
  return hashOf(definition.map((file) => bare(readFileSync(join(folder, file), 'utf8')))).slice(0, 16);
}

function bare(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replace(/\s+/g, '');
}
