import { typedPackage } from '../../../model/specifierOf.ts';
import type { ApiSnapshot, SnapshotExport, SnapshotModule } from '../../../release/apiSnapshot.ts';
import { namespaceExports } from '../../../release/declarationsOf.ts';
import { importableExports } from '../../exports/exportVisit.ts';

/** The module and the name that a program imports. */
export interface ImportPlace {
  readonly module: SnapshotModule;
  /** Namespaces, and the name. */
  readonly path: readonly string[];
  /** Whether the module declares a global, which needs no import of its name. */
  readonly isGlobal?: true | undefined;
}

/** The places from which users can import declarations in both releases, by old ids. */
export function importPlaces(old: ApiSnapshot, next: ApiSnapshot): ReadonlyMap<string, ImportPlace> {
  const places = new Map<string, ImportPlace>();
  const addAll = (pair: { readonly before: Exports; readonly after: Exports | undefined }, at: ImportPlace): void => {
    const sorted = pair.before.toSorted(
      (a, b) => Number(a.name === 'default') - Number(b.name === 'default') || Number(a.name !== a.target) - Number(b.name !== b.target),
    );
    for (const { name, target } of sorted) {
      const successor = pair.after?.find((one) => one.name === name);
      if ((pair.after !== undefined && successor === undefined) || places.has(target)) continue;
      const place = { ...at, path: [...at.path, name] };
      places.set(target, place);
      const before = namespaceExports(old, target) ?? [];
      addAll({ before, after: successor && namespaceExports(next, successor.target) }, place);
    }
  };
  const [main, ...others] = old.modules.filter(({ kind }) => kind === 'entry');
  if (main === undefined) return places;
  for (const module of [main, ...others]) {
    const successor = next.modules.find(({ kind, name }) => kind === 'entry' && name === module.name);
    const after = successor && importableExports(module, successor, next);
    if (after !== undefined) addAll({ before: module.exports, after }, { module, path: [] });
  }
  const global = ({ modules }: ApiSnapshot): Exports | undefined =>
    modules.find(({ kind, name }) => kind === 'augmentation' && name === 'global')?.exports;
  addAll({ before: global(old) ?? [], after: global(next) }, { module: main, path: [], isGlobal: true });
  return places;
}

type Exports = readonly SnapshotExport[];

/** The specifier by which programs import a module. A package without a name is called `package`. */
export function specifierOf({ package: { name } }: ApiSnapshot, module: Pick<SnapshotModule, 'name' | 'specifier'>): string {
  const root = name === '' ? 'package' : typedPackage(name);
  return module.specifier ?? (module.name === '' ? root : `${root}/${module.name}`);
}
