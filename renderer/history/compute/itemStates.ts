import type { ApiSnapshot, SnapshotDeclaration } from '../../release/apiSnapshot.ts';
import { declarationsOf, isInternal } from '../../release/declarationsOf.ts';
import { type PartOverload, partsOfDeclaration } from '../../release/declarationText.ts';
import { displayNames } from '../../release/displayNames.ts';
import { extendedIds } from '../../release/references.ts';
import { withoutInternals } from '../../release/withoutInternals.ts';

/** A symbol or member at one release. */
export interface ItemState {
  readonly text: string;
  readonly deprecated?: string | undefined;
  /** One for each line of the text. */
  readonly overloads: readonly PartOverload[];
  /** Of a declaration: its kinds and bases. Where they differ between two releases, members may be listed in only one, and exist in both. */
  readonly shape?: string | undefined;
}

/** Everything public at one release, by label. Types that are used and not exported are listed by their ids. */
export function itemStates(snapshot: ApiSnapshot): ReadonlyMap<string, ItemState> {
  const known = withoutInternals(snapshot);
  const names = displayNames(known);
  const bases = inheritedIds(known);
  const states = new Map<string, ItemState>();
  for (const id of new Set(known.declarations.map((one) => one.id))) {
    // The snapshot keeps these where public declarations mention them. Readers can only use what is inherited from them.
    if (isInternal(snapshot, id) && !bases.has(id)) continue;
    const name = names.get(id) ?? id;
    const declarations = declarationsOf(known, id);
    const shape = shapeOf(declarations);
    // A namespace has no text to compare, but it must not count as missing.
    if (declarations.every(({ kind }) => kind === 'namespace')) states.set(name, { text: `namespace ${id}`, overloads: [], shape });
    for (const { label, text, deprecated, overloads } of partsOfDeclaration(known, id)) {
      const key = `${name}${label}`;
      const before = states.get(key);
      const whole = before === undefined ? text : `${before.text}\n${text}`;
      const notes = { ...(deprecated === undefined ? {} : { deprecated }), ...(label === '' ? { shape } : {}) };
      states.set(key, { text: whole, overloads: [...(before?.overloads ?? []), ...overloads], ...notes });
    }
  }
  return states;
}

/** What public classes and interfaces extend, and so on. */
function inheritedIds(snapshot: ApiSnapshot): ReadonlySet<string> {
  const heirs = snapshot.declarations.filter((one) => one.isInternal !== true);
  const ids = new Set(heirs.flatMap(extendedIds));
  for (const id of ids) for (const inner of declarationsOf(snapshot, id).flatMap(extendedIds)) ids.add(inner);
  return ids;
}

function shapeOf(declarations: readonly SnapshotDeclaration[]): string {
  const own = declarations.filter(({ kind }) => kind !== 'namespace');
  const kinds = new Set((own.length === 0 ? declarations : own).map(({ kind }) => kind));
  return [...[...kinds].sort(), ...own.flatMap(basesOf)].join(' ');
}

function basesOf(declaration: SnapshotDeclaration): readonly string[] {
  if (declaration.kind === 'interface') return declaration.extends;
  return declaration.kind === 'class' && declaration.extends !== undefined ? [declaration.extends, ...declaration.implements] : [];
}
