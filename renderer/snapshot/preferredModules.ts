import type { ApiSnapshot, SnapshotModule } from './apiSnapshot.ts';

/** The modules of a release, those that users rather import from first: the package itself, then by the number of folders, then by name. */
export function preferredModules({ modules }: Pick<ApiSnapshot, 'modules'>): readonly SnapshotModule[] {
  return modules.toSorted((a, b) => Number(a.kind === 'augmentation') - Number(b.kind === 'augmentation') || compareNames(a.name, b.name));
}

function compareNames(a: string, b: string): number {
  return foldersIn(a) - foldersIn(b) || (a < b ? -1 : a > b ? 1 : 0);
}

function foldersIn(name: string): number {
  return name === '' ? 0 : name.split('/').length;
}
