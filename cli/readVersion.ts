import { createRequire } from 'node:module';

/** The version of gqldocs: the package knows itself by name, wherever this code was bundled to. */
export function readVersion(): string {
  const { version }: { readonly version: string } = createRequire(import.meta.url)('gqldocs/package.json');
  return version;
}
