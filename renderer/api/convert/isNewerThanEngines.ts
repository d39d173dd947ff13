import semver from 'semver';
import type ts from 'typescript';
import { isRecord, type Manifest } from '../../packages/manifest.ts';

/** The first major version of Node.js that has all members of an edition of ECMAScript. */
const firstNode: ReadonlyMap<string, number> = new Map([
  ['es2016', 7],
  ['es2017', 8],
  ['es2018', 10],
  ['es2019', 12],
  ['es2020', 14],
  ['es2021', 16],
  ['es2022', 18],
  ['es2023', 20],
  ['es2024', 22],
  ['es2025', 24],
  ['esnext', Number.POSITIVE_INFINITY],
]);

/**
 * Whether an engine that a package supports may lack a member, which is declared in these places only: TypeScript's library has more than the
 * oldest version of Node.js in `engines`. Of a package without `engines`, no member is too new.
 */
export function isNewerThanEngines(declarations: readonly ts.Declaration[], { engines }: Manifest): boolean {
  const oldest = oldestNode(isRecord(engines) ? engines.node : undefined);
  if (oldest === undefined || declarations.length === 0) return false;
  return declarations.every((node) => (firstNode.get(editionOf(node.getSourceFile().fileName)) ?? 0) > oldest);
}

/** `esnext` for `lib.esnext.error.d.ts`; empty for other files. */
function editionOf(fileName: string): string {
  return /\/lib\.(es\w+)(?:\.[\w.]+)?\.d\.ts$/.exec(fileName)?.[1] ?? '';
}

/** A range such as `*` says nothing. */
function oldestNode(range: unknown): number | undefined {
  const isRange = typeof range === 'string' && semver.validRange(range) !== null;
  const major = isRange ? (semver.minVersion(range)?.major ?? 0) : 0;
  return major === 0 ? undefined : major;
}
