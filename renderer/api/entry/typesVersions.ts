import semver from 'semver';
import ts from 'typescript';
import { isRecord } from '../../packages/manifest.ts';

/** The `typesVersions` of a `package.json` for the compiler in use: where types are, by the path that is asked for. */
export type TypesVersions = ReadonlyMap<string, readonly string[]>;

/** Whether a range, as `typesVersions` and the condition `types@…` have it, means the compiler in use. */
export function isCompilerIn(range: string, version: string = ts.version): boolean {
  return semver.satisfies(version, range, { includePrerelease: true });
}

export function readTypesVersions(written: unknown, version: string = ts.version): TypesVersions {
  const [, paths] = Object.entries(isRecord(written) ? written : {}).find(([range]) => isCompilerIn(range, version)) ?? [];
  const entries = Object.entries(isRecord(paths) ? paths : {});
  return new Map(entries.map(([path, targets]) => [path, Array.isArray(targets) ? targets.filter((one) => typeof one === 'string') : []]));
}

/** Files that compilers get which the package doesn't support. They tell them so by not being TypeScript, and have nothing to document. */
export function unsupportedFiles(written: unknown): ReadonlySet<string> {
  const ranges = Object.entries(isRecord(written) ? written : {});
  const supported = new Set([...readTypesVersions(written).values()].flat());
  const targets = ranges.flatMap(([, paths]) => Object.values(isRecord(paths) ? paths : {}).flat());
  return new Set(targets.filter((one) => typeof one === 'string').filter((one) => !one.includes('*') && !supported.has(one)));
}

/** Where the types for a path may be: an exact name wins over the longest pattern. */
export function mapPath(path: string, versions: TypesVersions): readonly string[] {
  const plain = path.replace(/^\.\//, '');
  const exact = versions.get(plain);
  if (exact !== undefined) return exact;
  const patterns = [...versions].filter(([pattern]) => pattern.includes('*')).toSorted(([a], [b]) => b.length - a.length);
  for (const [pattern, targets] of patterns) {
    const [before = '', after = ''] = pattern.split('*');
    if (plain.length < before.length + after.length || !plain.startsWith(before) || !plain.endsWith(after)) continue;
    const star = plain.slice(before.length, plain.length - after.length);
    return targets.map((target) => target.replace('*', () => star));
  }
  return [];
}
