import type { ApiSnapshot, SnapshotExport, SnapshotModule } from '../../../../snapshot/apiSnapshot.ts';
import { namespaceExports } from '../../../../snapshot/declarationsOf.ts';
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
export function importPlaces(old: ApiSnapshot, next: ApiSnapshot | undefined): ReadonlyMap<string, ImportPlace> {
  const places = new Map<string, ImportPlace>();
  const addAll = (
    module: SnapshotModule,
    pair: {
      readonly before: readonly SnapshotExport[];
      readonly after: readonly SnapshotExport[] | undefined;
      readonly path: readonly string[];
    },
  ): void => {
    const { before, after, path } = pair;
    const sorted = before.toSorted(
      (a, b) => Number(a.name === 'default') - Number(b.name === 'default') || Number(a.name !== a.target) - Number(b.name !== b.target),
    );
    for (const { name, target } of sorted) {
      const successor = after?.find((one) => one.name === name);
      if ((after !== undefined && successor === undefined) || places.has(target)) continue;
      const inner = [...path, name];
      places.set(target, { module, path: inner });
      const nested = namespaceExports(old, target) ?? [];
      if (nested.length > 0)
        addAll(module, {
          before: nested,
          after: next && namespaceExports(next, successor?.target ?? ''),
          path: name === 'export=' ? path.concat(name) : inner,
        });
    }
  };
  for (const module of old.modules.filter(({ kind }) => kind === 'entry')) {
    const successor = next?.modules.find(({ kind, name }) => kind === 'entry' && name === module.name);
    const after = next && successor && importableExports(module, successor, next);
    if (next === undefined || successor !== undefined) addAll(module, { before: module.exports, after, path: [] });
  }
  const [main] = old.modules.filter(({ kind }) => kind === 'entry');
  const globals = old.modules.filter(({ kind, name }) => kind === 'augmentation' && name === 'global');
  for (const { name, target } of globals.flatMap(({ exports }) => exports))
    if (main !== undefined && !places.has(target)) places.set(target, { module: main, path: [name], isGlobal: true });
  return places;
}

/** The specifier by which programs import a module. A package without a name is called `package`. */
export function specifierOf({ package: { name } }: ApiSnapshot, module: Pick<SnapshotModule, 'name' | 'specifier'>): string {
  const root = name === '' ? 'package' : name;
  return module.specifier ?? (module.name === '' ? root : `${root}/${module.name}`);
}
