import { sep } from 'node:path';

/** A path of this system with `/` between its parts. Elsewhere than on Windows, a backslash is part of a name and stays. */
export function withSlashes(path: string): string {
  return path.replaceAll(sep, '/');
}
