import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** `node_modules/.cache/gqldocs` of the project or of the workspace around it; undefined where nothing is installed. */
export function findCacheFolder(root: string): string | undefined {
  const modules = join(root, 'node_modules');
  if (existsSync(modules)) return join(modules, '.cache/gqldocs');
  const parent = dirname(root);
  return parent === root ? undefined : findCacheFolder(parent);
}
