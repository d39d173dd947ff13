import { memoize } from '../model/memoize.ts';
import { parseJson } from '../model/parseJson.ts';
import type { SymbolId } from '../model/type.ts';

/** Whether readers meet a property of a type. */
type IsShown = (id: SymbolId, property: string) => boolean;

type Uses = Map<SymbolId, ((property: string) => boolean)[]>;

/**
 * Which properties of unexported types a page is about: all but those that each use of the type leaves out, with `Omit<Props, 'width'>` or
 * `Pick<Props, 'data'>`. Walks plain data, so that no form of type can be forgotten.
 */
export function shownKeys(values: readonly object[]): IsShown {
  const uses = values.map(usesIn);
  const usesOf = memoize((id: SymbolId) => uses.flatMap((one) => one.get(id) ?? []));
  return (id, property) => usesOf(id).length === 0 || usesOf(id).some((isKept) => isKept(property));
}

/** Many pages show the same types. */
const usesIn = memoize((value: object): Uses => {
  const uses: Uses = new Map();
  addUses(value, uses);
  return uses;
}, new WeakMap());

function addUses(value: unknown, uses: Uses): void {
  if (typeof value !== 'object' || value === null) return;
  if (isReference(value)) {
    const [of, keys] = value.typeArguments;
    const named =
      value.target.kind === 'global' && keys !== undefined && isReference(of) && of.target.kind === 'unexported' ? keysOf(keys) : undefined;
    if (named !== undefined && isReference(of) && (value.name === 'Omit' || value.name === 'Pick')) {
      add(uses, of.target.id, (property) => named.includes(property) === (value.name === 'Pick'));
      addUses(of.typeArguments, uses);
      return;
    }
    if (value.target.kind === 'unexported') add(uses, value.target.id, () => true);
  }
  for (const part of Object.values(value)) addUses(part, uses);
}

function add(uses: Uses, id: SymbolId, isKept: (property: string) => boolean): void {
  uses.set(id, [...(uses.get(id) ?? []), isKept]);
}

interface Reference {
  readonly name: string;
  readonly target: { readonly kind: string; readonly id: SymbolId };
  readonly typeArguments: readonly unknown[];
}

function isReference(value: unknown): value is Reference {
  if (typeof value !== 'object' || value === null || !('kind' in value) || value.kind !== 'reference') return false;
  return 'target' in value && typeof value.target === 'object' && value.target !== null && 'typeArguments' in value;
}

/** The names that a type of literals has; undefined for other types, such as `keyof Base`. */
function keysOf(type: unknown): readonly unknown[] | undefined {
  if (typeof type !== 'object' || type === null || !('kind' in type)) return undefined;
  if (type.kind === 'literal' && 'text' in type && typeof type.text === 'string') return [parseJson(type.text)];
  if (type.kind !== 'union' || !('types' in type) || !Array.isArray(type.types)) return undefined;
  const parts = type.types.map(keysOf);
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
}
