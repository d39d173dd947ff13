import { isPackageName } from './isPackageName.ts';

/** A package of a registry: `npm:zod`, `npm:zod@4`, `npm:@scope/name@^1.2.0`. */
export interface NpmSpec {
  readonly name: string;
  /** A range of versions, or a tag. Default: `latest`. */
  readonly range: string;
}

export function isNpmSpec(path: string): boolean {
  return path.startsWith('npm:');
}

/** Undefined for a name that no package can have. */
export function parseNpmSpec(path: string): NpmSpec | undefined {
  const [, name, range = 'latest'] = /^npm:(@?[^@]+)(?:@(.+))?$/.exec(path) ?? [];
  return name !== undefined && isPackageName(name) ? { name, range } : undefined;
}
