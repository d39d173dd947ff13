import ts from 'typescript';
import {
  below,
  type CallStep,
  type Difference,
  doubted,
  flip,
  type Harm,
  isHarmless,
  major,
  mapHarms,
  minor,
  suspected,
  undecidable,
} from '../difference/difference.ts';
import { has, isAbstractConstructor, isReference } from '../types/typeFacts.ts';
import { relateDependence } from './relateDependence.ts';
import { relateParameters } from './relateParameters.ts';
import type { CallContext, Relation, SignaturePair, TypePair } from './relation.ts';

export function relateSignature(pair: SignaturePair, relation: Relation): readonly Difference[] {
  const { old: before, new: after, isConstruct, position } = pair;
  const found = relateInOrder(pair, after.getTypeParameters() ?? [], relation);
  const moved = found.every(isHarmless) ? undefined : movedParameters(pair);
  const inOldOrder = moved && relateInOrder(pair, moved, relation);
  if (inOldOrder === undefined || !inOldOrder.every(isHarmless)) return found;
  const reason = 'takes its type arguments in another order';
  const call: CallStep = { signature: before, isConstruct };
  return [...inOldOrder, position === 'receive' ? suspected({ rule: 'type-parameter', reason, position, call }) : minor(reason)];
}

/** The type parameters of the new signature in the order of the old one. Undefined if their names did not change places. */
function movedParameters({ old, new: next }: SignaturePair): readonly ts.TypeParameter[] | undefined {
  const [before, after] = [old.getTypeParameters() ?? [], next.getTypeParameters() ?? []];
  const moved = before.flatMap(({ symbol }) => after.find((one) => one.symbol.name === symbol.name) ?? []);
  const isSame = moved.every((one, index) => one === after[index]);
  return isSame || moved.length !== before.length || moved.length !== after.length ? undefined : moved;
}

/** Compares signatures whose type parameters correspond to each other in this order. */
function relateInOrder(pair: SignaturePair, parameters: readonly ts.TypeParameter[], relation: Relation): readonly Difference[] {
  const { old: before, isConstruct, position } = pair;
  const generics = relation.relateTypeParameters({
    old: before.getTypeParameters() ?? [],
    new: parameters,
    isSignature: true,
    position,
    scope: pair.scope,
  });
  const call: CallStep = { signature: before, isConstruct };
  const inner = { ...pair, scope: generics.scope };
  return [
    ...mapHarms(generics.differences, (one) => withCall(one, call)),
    ...relateAbstract(inner),
    ...relateThis(inner, { call, relation }),
    ...relateDependence(inner, { call, relation }),
    ...relateParameters(inner, { call, relation }),
    ...relateResults(inner, { call, relation }),
  ];
}

/** A difference of a type parameter, with the signature that it belongs to. */
function withCall(harm: Harm, call: CallStep): Harm {
  const [first, ...path] = harm.path;
  if (first === undefined) return { ...harm, call };
  return first.kind === 'constraint' || first.kind === 'default' ? { ...harm, path: [{ ...first, of: call }, ...path] } : harm;
}

/** Users can pass an abstract class where an abstract constructor is accepted. They cannot call it. */
function relateAbstract({ old: before, new: after, position, isConstruct }: SignaturePair): readonly Difference[] {
  const [was, is] = [isAbstractConstructor(before), isAbstractConstructor(after)];
  if (!isConstruct || was === is) return [];
  const about = { rule: 'abstract', position } as const;
  if (position === 'pass') return [is ? minor('may be abstract') : major({ reason: 'may not be abstract any more', ...about })];
  return [is ? major({ reason: 'is abstract now', ...about }) : minor('is no longer abstract')];
}

function relateThis({ old: before, new: after, position, scope }: SignaturePair, { call, relation }: CallContext): readonly Difference[] {
  const { checker, names, relate } = relation;
  const [self, other] = [before.thisParameter, after.thisParameter];
  if (self === undefined && other === undefined) return [];
  if (self === undefined || other === undefined) {
    const isHarm = (position === 'pass') === (other === undefined);
    const reason = other === undefined ? 'no longer minds what `this` is' : 'minds what `this` is now';
    return [isHarm ? suspected({ rule: 'kind', reason, position }) : minor(reason)];
  }
  const [mine, yours] = [checker.getTypeOfSymbol(self), checker.getTypeOfSymbol(other)];
  const pair = { old: mine, new: yours, position: flip(position), scope };
  // Users pass no object to its own method. Type arguments still decide who may call it.
  const isOwner = isReference(mine) && isReference(yours) && names.areAlike(mine.symbol, yours.symbol);
  const found = isOwner ? relation.relateObjects(pair) : relate(pair);
  // Users call functions without a `this` parameter on their own. The compiler no longer allows that.
  if (has(mine, ts.TypeFlags.Void)) return mapHarms(found, (one) => ({ ...one, rule: 'this', position, isCertain: false }));
  return below({ kind: 'parameter', index: -1, name: 'this', call }, doubted(found));
}

/** What a guard excludes has no members any more where the check fails. Of an unknown value, nothing is excluded. */
function gainedGuard({ old: before, position }: SignaturePair, guard: ts.TypePredicate, checker: ts.TypeChecker): Difference {
  const reason = 'narrows the type of what it is given';
  const checked = guard.parameterIndex === undefined ? undefined : before.getParameters()[guard.parameterIndex];
  const isAnything = checked !== undefined && has(checker.getTypeOfSymbol(checked), ts.TypeFlags.Unknown | ts.TypeFlags.Any);
  if (guard.type === undefined || isAnything) return minor(reason);
  return undecidable({
    rule: 'predicate',
    reason: `${reason}; a value that is always of that type is \`never\` where the check fails`,
    position,
  });
}

function relateResults(pair: SignaturePair, { call, relation }: CallContext): readonly Difference[] {
  const { old: before, new: after, position, scope } = pair;
  const { checker, relate, same } = relation;
  const [guard, guardNow] = [checker.getTypePredicateOfSignature(before), checker.getTypePredicateOfSignature(after)];
  const results = (): readonly Difference[] =>
    below({ kind: 'return', call }, relate({ old: before.getReturnType(), new: after.getReturnType(), position, scope }));
  const about = { rule: 'predicate', position, call } as const;
  if (guard === undefined && guardNow === undefined) return results();
  if (guard === undefined || guardNow === undefined) {
    const isLost = guardNow === undefined;
    const isHarm = (position === 'receive') === isLost;
    const reason = isLost ? 'no longer narrows the type of what it is given' : 'narrows the type of what it is given';
    return [isHarm ? major({ reason, ...about }) : isLost ? minor(reason) : gainedGuard(pair, guardNow, checker), ...results()];
  }
  const isOther = guard.kind !== guardNow.kind || guard.parameterIndex !== guardNow.parameterIndex;
  const [type, typeNow] = [guard.type, guardNow.type];
  const isSame = type === undefined || typeNow === undefined ? type === typeNow : same(type, typeNow, scope);
  if (!isOther && isSame) return [];
  if (!isOther && type !== undefined && typeNow !== undefined && isInterchangeable({ old: type, new: typeNow, position, scope }, relation))
    return [minor(`narrows to ${relation.print(typeNow)} now`)];
  const reason = isOther ? 'narrows in another way' : `narrows to ${relation.print(typeNow ?? after.getReturnType())} now`;
  const found = type === undefined || typeNow === undefined || isOther ? [] : relate({ old: type, new: typeNow, position, scope });
  const harms = found.filter((one) => !isHarmless(one));
  const isVariant = harms.length > 0 && harms.every((one) => one.isVariant === true);
  // If the check fails, it excludes other values than before.
  return [suspected({ reason, old: type, new: typeNow, isVariant, ...about })];
}

/** Whether two types are compatible in both directions. A guard for them then separates the same values. */
function isInterchangeable(pair: TypePair, { relate }: Relation): boolean {
  return (['receive', 'pass'] as const).every((position) => relate({ ...pair, position }).every(isHarmless));
}
