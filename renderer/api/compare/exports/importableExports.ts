import type { ApiSnapshot, SnapshotExport, SnapshotModule } from '../../../snapshot/apiSnapshot.ts';
import { namespaceExports } from '../../../snapshot/declarationsOf.ts';

/**
 * The exports of a new module that continue the exports of the old one. If the module is `export =` now, users import the members of its
 * namespace by name. If it always was, its namespace is compared as a whole.
 */
export function importableExports(before: SnapshotModule, { exports }: SnapshotModule, next: ApiSnapshot): readonly SnapshotExport[] {
  const whole = exports.find(({ name }) => name === 'export=');
  if (whole === undefined || before.exports.some(({ name }) => name === 'export=')) return exports;
  return [...exports, ...(namespaceExports(next, whole.target) ?? [])];
}
