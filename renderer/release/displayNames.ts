import { compareText } from '../model/compareText.ts';
import type { ApiSnapshot, SnapshotExport, SnapshotModule } from './apiSnapshot.ts';
import { namespaceExports } from './declarationsOf.ts';
import { isUnstableModule } from './importedIds.ts';

/**
 * The names under which users know declarations, by id: `parse`, `utilities.parse` in a namespace, `./utilities:parse` where only another
 * entry point exports it. What isn't exported has its id.
 */
export function displayNames(snapshot: ApiSnapshot): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const addAll = (exports: readonly SnapshotExport[], prefix: string): void => {
    const added: (readonly [string, string])[] = [];
    // The declaration's own name before others that it is exported under.
    for (const { name, target } of exports.toSorted((a, b) => Number(a.name !== a.target) - Number(b.name !== b.target))) {
      if (names.has(target)) continue;
      names.set(target, `${prefix}${name}`);
      added.push([target, `${prefix}${name}.`]);
    }
    for (const [target, inner] of added) addAll(namespaceExports(snapshot, target) ?? [], inner);
  };
  for (const { kind, name, exports } of preferredModules(snapshot)) addAll(exports, moduleLabel({ kind, name }));
  return names;
}

/** The names for texts, by id: those that users know, and of what isn't exported, the name that it is declared with. */
export function readableNames(snapshot: ApiSnapshot): ReadonlyMap<string, string> {
  const names = new Map(displayNames(snapshot));
  for (const { id } of snapshot.declarations) {
    const name = names.has(id) ? undefined : unexportedName(snapshot, id)?.name;
    if (name !== undefined) names.set(id, name);
  }
  return names;
}

/**
 * The name of a declaration that isn't exported, if its id has more than the name: a namespace, or the file where several files declare the
 * name, as in `Data$src_context`. Folders of an id are divided as words are, so the file may have other signs than shown.
 */
export function unexportedName(
  snapshot: ApiSnapshot,
  id: string,
): { readonly name: string; readonly file?: string | undefined } | undefined {
  const [, first = '', rest = ''] = /^([^$]+)\$(.+)$/.exec(id) ?? [];
  if (rest === '') return undefined;
  return namespaceExports(snapshot, first) === undefined ? { name: first, file: rest.replaceAll('_', '/') } : { name: `${first}.${rest}` };
}

/**
 * Writes the names that users know in place of ids: `tap` for `operators$tap`, `Kind.NAME` for `Kind$NAME`.
 *
 * @param names labels by id: `./operators:tap`, `Kind.NAME`
 */
export function withDisplayNames(text: string, names: ReadonlyMap<string, string>): string {
  return text.replace(/(?<![\p{L}\p{N}_$]\.?)[\p{L}\p{N}_]*\$[\p{L}\p{N}_$]*/gu, (id) => names.get(id)?.replace(/^.*:/, '') ?? id);
}

/** Put before the names of a module's exports. */
export function moduleLabel({ kind, name }: Pick<ApiSnapshot['modules'][number], 'kind' | 'name'>): string {
  if (kind === 'augmentation') return `${name}:`;
  return name === '' ? '' : `./${name}:`;
}

/**
 * The modules of a release, those that users rather import from first: the package itself, then by the number of folders, then by name. Those
 * that say by their name that they may change, such as files that a bundler named by their contents, come after the others.
 */
export function preferredModules({ modules }: Pick<ApiSnapshot, 'modules'>): readonly SnapshotModule[] {
  const ranked = modules.map((module) => ({ module, ranks: ranksOf(module) }));
  const sorted = ranked.toSorted(
    ({ module: a, ranks: [first, second, third] }, { module: b, ranks: [one, two, three] }) =>
      first - one || second - two || third - three || compareText(a.name, b.name),
  );
  return sorted.map(({ module }) => module);
}

function ranksOf({ kind, name }: SnapshotModule): readonly [kind: number, stability: number, folders: number] {
  return [Number(kind === 'augmentation'), Number(isUnstableModule(name)), name === '' ? 0 : name.split('/').length];
}
