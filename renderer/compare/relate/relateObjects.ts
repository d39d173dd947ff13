import ts from 'typescript';
import { type Difference, isHarmless, minor, patch } from '../difference/difference.ts';
import { isOptional } from '../types/properties.ts';
import { isOpenMapped, isReference, isTupleReference } from '../types/typeFacts.ts';
import { changedTo, isAssignable, isGeneric, replaced, undecided } from './pairDifferences.ts';
import { relateContexts } from './relateContexts.ts';
import { relateMapped } from './relateMapped.ts';
import { relateIndexes, relateProperties } from './relateMembers.ts';
import { relateArguments, relateArrays, relateTuples } from './relateReferences.ts';
import { emptyScope, type ReferencePair, type Relation, type TypePair } from './relation.ts';

/** Compares object types. References to the same generic are compared by their arguments, other objects by their members. */
export function relateObjects(pair: TypePair, relation: Relation): readonly Difference[] {
  const { checker, names, print } = relation;
  const { old, new: next } = pair;
  if (isTupleReference(old, checker) || isTupleReference(next, checker)) return relateTuples(pair, relation);
  if (isReference(old) && isReference(next)) {
    const references = { ...pair, old, new: next };
    const array = relateArrays(references, relation);
    if (array !== undefined) return array;
    const isOwn = names.areAlike(old.symbol, next.symbol);
    // What users do with all members of a class is not counted where they pass an instance.
    const isComputed = isOwn && pair.scope.around?.at(-1) === old && (pair.position === 'receive' || !old.target.isClass());
    if (isComputed) return relateStructures(pair, relation);
    if (isOwn || old.target === next.target) return relateArguments(references, { isOwn, relation });
    const counterparts = relateCounterparts(references, relation);
    if (counterparts !== undefined) return counterparts;
  }
  const [wasOpen, isOpen] = [isOpenMapped(old, checker), isOpenMapped(next, checker)];
  if (wasOpen && isOpen) return relateMapped(pair, relation);
  if (wasOpen || isOpen) return [undecided(pair, changedTo(pair, print))];
  const isForeign = isForeignType(old, relation) || isForeignType(next, relation);
  return isForeign ? relateForeign(pair, relation) : relateStructures(pair, relation);
}

/** Whether a type is a class or interface of the language or of another package. */
function isForeignType({ symbol }: ts.Type, { names }: Relation): boolean {
  return (
    symbol !== undefined && (symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface)) !== 0 && names.idOf(symbol) === undefined
  );
}

/** Compares types of other packages. Their members are not part of this package, so they fit as a whole or not at all. */
function relateForeign(pair: TypePair, relation: Relation): readonly Difference[] {
  const { checker, print } = relation;
  const { old, new: next } = pair;
  const reason = changedTo(pair, print);
  const isOpen = isGeneric(old, checker) || isGeneric(next, checker);
  const [source, target] = pair.position === 'pass' ? [old, next] : [next, old];
  const fits = isOpen ? hasMembers(source, target) && relateStructures(pair, relation).every(isHarmless) : isAssignable(pair, relation);
  return [fits ? minor(reason) : replaced(pair, reason)];
}

/** Whether a type has all members that another one requires. Lists and sets have so many members that their types would take much work. */
function hasMembers(source: ts.Type, target: ts.Type): boolean {
  return target.getProperties().every((symbol) => isOptional(symbol) || source.getProperty(symbol.name) !== undefined);
}

/** Compares all members of two types. */
function relateStructures(pair: TypePair, relation: Relation): readonly Difference[] {
  const { relateSignatures, print } = relation;
  const { old, new: next, position, scope } = pair;
  const found = [
    ...relateSignatures({ old: old.getCallSignatures(), new: next.getCallSignatures(), isConstruct: false, position, scope }),
    ...relateSignatures({ old: old.getConstructSignatures(), new: next.getConstructSignatures(), isConstruct: true, position, scope }),
    ...relateIndexes(pair, relation),
    ...relateProperties(pair, relation),
    ...relateContexts(pair, relation),
  ];
  return found.length > 0 ? found : [patch(changedTo(pair, print))];
}

/**
 * Compares references to two generics of the package that differ. The generics are compared once for all references, then the arguments of
 * the references. Without this, generics that contain themselves with larger and larger arguments would be compared again and again.
 * Undefined if the generics are not compatible: then the members of the references decide.
 */
function relateCounterparts(pair: ReferencePair, relation: Relation): readonly Difference[] | undefined {
  const { names, relate, bind } = relation;
  const { old, new: next, position, scope } = pair;
  const [before, after] = [old.target, next.target];
  const [mine, yours] = [before.typeParameters ?? [], after.typeParameters ?? []];
  const isOwn = names.idOf(old.symbol) !== undefined && names.idOf(next.symbol) !== undefined;
  if (!isOwn || mine.length === 0 || mine.length !== yours.length || (old === before && next === after)) return undefined;
  const empty = emptyScope();
  const generics = { ...empty, bindings: bind(empty.bindings, mine, yours), openAlias: scope.openAlias };
  const found = relate({ old: before, new: after, position, scope: generics });
  return found.every(isHarmless) ? [...found, ...relateArguments(pair, { isOwn: true, relation })] : undefined;
}
