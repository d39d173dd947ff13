import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute folder of this package, where `client/` and `templates/` lie as sources: found upwards from wherever this module was built to. */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'templates/theme'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The gqldocs package is incomplete: templates/theme is missing.');
    folder = parent;
  }
  return folder;
}
