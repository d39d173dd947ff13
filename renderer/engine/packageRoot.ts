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

/**
 * A built script of this package, for a thread or another process. Undefined where the sources run: Node can't run TypeScript in
 * a thread.
 */
export function builtScript(name: string): URL | undefined {
  const places = [`./${name}.js`, `../${name}.js`].map((path) => new URL(path, import.meta.url));
  return places.find((url) => existsSync(fileURLToPath(url)));
}
