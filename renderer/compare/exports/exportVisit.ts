import { groupBy } from '../../model/groupBy.ts';
import type { ApiSnapshot, SnapshotExport, SnapshotModule } from '../../release/apiSnapshot.ts';
import { declarationsOf, namespaceExports } from '../../release/declarationsOf.ts';
import { partsOfDeclaration } from '../../release/declarationText.ts';
import { moduleLabel, preferredModules } from '../../release/displayNames.ts';
import { isExternal } from '../../release/renderDeclarations.ts';
import type { DeclarationPairs } from '../load/pairDeclarations.ts';
import { type ExportChange, quoted } from './exportChange.ts';

/** Two declarations that share an exported name but are not a pair: another declaration took the name. */
export interface ReplacedTarget {
  readonly id: string;
  readonly newId: string;
}

export interface ExportsRequest {
  readonly old: ApiSnapshot;
  readonly new: ApiSnapshot;
  readonly pairs: DeclarationPairs;
  /** Whether two modules of other packages export the same declarations under some names. Undefined if that is not known. */
  readonly areSame: (modules: readonly [one: string, other: string], names: readonly string[]) => boolean | undefined;
  /** The names that a module of another package exports. Undefined if it is not installed. */
  readonly namesIn: (module: string) => ReadonlySet<string> | undefined;
}

export interface Visit {
  readonly request: ExportsRequest;
  readonly places: { readonly old: Places; readonly new: Places };
  readonly shapes: Shapes;
  readonly changes: ExportChange[];
  readonly replaced: ReplacedTarget[];
  readonly seen: Set<string>;
}

/** An old export of the declaration that the new release also exports here. */
export function oldPlaces({ target }: SnapshotExport, { request, places }: Visit): string | undefined {
  const oldId = isExternal(target) ? target : request.pairs.oldOf(target);
  const known = oldId === undefined ? undefined : places.old.get(oldId)?.[0];
  return known === undefined ? undefined : quoted(known);
}

interface SameRequest {
  readonly old: ApiSnapshot;
  /** Shapes of the declarations of the new release. */
  readonly shapes: Shapes;
  readonly places: Places;
}

/** The new name of a removed declaration, if exactly one new declaration has the same text. */
export function sameDeclaration(id: string, { old, shapes, places }: SameRequest): string | undefined {
  const wanted = declarationShape(old, id);
  const found = shapes.get(wanted)?.filter((one) => declarationsOf(old, one).length === 0 && places.has(one)) ?? [];
  const [only, ...others] = found;
  return wanted.length < 12 || only === undefined || others.length > 0 ? undefined : places.get(only)?.[0];
}

/** Ids of declarations by their text without their own name. */
type Shapes = ReadonlyMap<string, readonly string[]>;

export function shapesOf(snapshot: ApiSnapshot): Shapes {
  return groupBy(new Set(snapshot.declarations.map((one) => one.id)), (id) => declarationShape(snapshot, id));
}

/** The text of a declaration without its own name. */
export function declarationShape(snapshot: ApiSnapshot, id: string): string {
  return partsOfDeclaration(snapshot, id)
    .map(({ label, text }) => `${label} ${withoutName(text, id)}`)
    .join('\n');
}

/** An expression for each name would take most of the time of a large package. */
function withoutName(text: string, name: string): string {
  let [written, from] = ['', 0];
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length)) {
    // What follows a dot is of another package.
    if (/[\p{L}\p{N}_$.]/u.test(text.charAt(at - 1)) || /[\p{L}\p{N}_$]/u.test(text.charAt(at + name.length))) continue;
    written += text.slice(from, at);
    from = at + name.length;
  }
  return written + text.slice(from);
}

/** The exports of each declaration, by its id, those that users rather import first. */
type Places = ReadonlyMap<string, readonly string[]>;

export function placesOf(snapshot: ApiSnapshot): Places {
  const places = new Map<string, string[]>();
  for (const module of preferredModules(snapshot)) {
    for (const { name, target } of module.exports) places.set(target, [...(places.get(target) ?? []), `${moduleLabel(module)}${name}`]);
  }
  return places;
}

/**
 * The exports of a new module that continue the exports of the old one. If the module is `export =` now, users import the members of its
 * namespace by name. If it always was, its namespace is compared as a whole.
 */
export function importableExports(before: SnapshotModule, { exports }: SnapshotModule, next: ApiSnapshot): readonly SnapshotExport[] {
  const whole = exports.find(({ name }) => name === 'export=');
  if (whole === undefined || before.exports.some(({ name }) => name === 'export=')) return exports;
  return [...exports, ...(namespaceExports(next, whole.target) ?? [])];
}
