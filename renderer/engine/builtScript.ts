import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * A built script of this package, for a thread or another process. Undefined where the sources run: Node can't run TypeScript in
 * a thread.
 */
export function builtScript(name: string): URL | undefined {
  const places = [`./${name}.js`, `../${name}.js`].map((path) => new URL(path, import.meta.url));
  return places.find((url) => existsSync(fileURLToPath(url)));
}
