import ts from 'typescript';
import { below, type Difference, isHarmless, major, minor, type Position, suspected, undecidable } from '../difference/difference.ts';
import { isMethod, isOptional, namesUndefined, propertyName, setterType } from '../types/properties.ts';
import { constituents, has } from '../types/typeFacts.ts';
import { lostValues } from './lostValues.ts';
import { relateCallbacks } from './relateCallbacks.ts';
import type { Relation, Scope, TypePair } from './relation.ts';

export interface PropertyPair {
  readonly symbol: ts.Symbol;
  readonly successor: ts.Symbol;
  readonly relation: Relation;
}

/** Compares a property with its successor: whether it exists, whether users can assign it, and its type. */
export function relateProperty(pair: TypePair, { symbol, successor, relation }: PropertyPair): readonly Difference[] {
  const { checker } = relation;
  const { position, scope } = pair;
  const name = propertyName(symbol);
  const [before, after] = [checker.getTypeOfSymbol(symbol), checker.getTypeOfSymbol(successor)];
  const presence = relatePresence(pair, { symbol, successor, relation });
  const inner = relateValues({
    before,
    after,
    isOptionalBefore: isOptional(symbol),
    isOptionalAfter: isOptional(successor),
    position,
    scope,
    relation,
  });
  const missing = relateExactness(pair, { symbol, successor, relation });
  const strictness = position === 'pass' ? relateStrictness(pair, { symbol, successor, relation }) : [];
  const writing =
    position === 'receive'
      ? relateAssignments(pair, { symbol, successor, relation, isNarrowed: inner.length > 0 && inner.every(isHarmless) })
      : [];
  return [...presence, ...below({ kind: 'property', name }, [...inner, ...missing, ...strictness, ...writing])];
}

function relatePresence({ position }: TypePair, { symbol, successor, relation }: PropertyPair): readonly Difference[] {
  const [was, is] = [isOptional(symbol), isOptional(successor)];
  if (was === is) return [];
  const name = propertyName(symbol);
  const parts = constituents(relation.checker.getTypeOfSymbol(symbol));
  const wasUndefined = parts.some((one) => has(one, ts.TypeFlags.Undefined | ts.TypeFlags.Unknown | ts.TypeFlags.Any));
  const lacking = wasUndefined ? 'absent' : 'optional';
  const isHarm = (position === 'receive') === is;
  const reason = `${is ? 'may lack' : position === 'receive' ? 'always has' : 'requires'} \`${name}\`${is && position === 'pass' ? '' : ' now'}`;
  return [isHarm ? major({ rule: is ? lacking : 'required', reason, position, name }) : minor(reason)];
}

/**
 * With `exactOptionalPropertyTypes`, an optional property accepts `undefined` only where its type names it. The compiler that compares has no
 * such option.
 */
function relateExactness({ position }: TypePair, { symbol, successor }: PropertyPair): readonly Difference[] {
  if (position === 'receive' || !isOptional(symbol) || !isOptional(successor)) return [];
  if (namesUndefined(symbol) !== true || namesUndefined(successor) !== false) return [];
  const reason = 'no longer accepts `undefined` in programs with the compiler option `exactOptionalPropertyTypes`';
  return [undecidable({ rule: 'exactness', reason, position })];
}

/** Users who receive an object may also assign its properties, unless they are readonly. */
function relateAssignments(
  { old, new: next, position, scope }: TypePair,
  { symbol, successor, relation, isNarrowed }: PropertyPair & { readonly isNarrowed: boolean },
): readonly Difference[] {
  const { checker, isReadonlyProperty } = relation;
  if (isMethod(symbol) || isMethod(successor)) return [];
  const setters = [setterType(symbol, checker), setterType(successor, checker)] as const;
  if (setters[0] !== undefined && setters[1] !== undefined)
    return below({ kind: 'set' }, relation.relate({ old: setters[0], new: setters[1], position: 'pass', scope }));
  const [was, is] = [isReadonlyProperty(symbol, old), isReadonlyProperty(successor, next)];
  if (!was && is) return [major({ rule: 'readonly', reason: 'is readonly now', position })];
  if (was && !is) return [minor('can be assigned now')];
  if (was || !isNarrowed) return [];
  const [before, after] = [checker.getTypeOfSymbol(symbol), checker.getTypeOfSymbol(successor)];
  const isSaid = isOfArgument(successor, checker) && !isOfArgument(symbol, checker);
  const lost = lostValues({ before, after, isSaid, scope, relation });
  return lost.filter(({ old: one }) => !(isOptional(symbol) && one !== undefined && has(one, ts.TypeFlags.Undefined)));
}

/** Implementations may narrow the parameters of a method, but not those of a property that is a function. */
function relateStrictness({ position }: TypePair, { symbol, successor, relation }: PropertyPair): readonly Difference[] {
  const { checker } = relation;
  if (!isMethod(symbol) || isMethod(successor)) return [];
  const signatures = checker.getTypeOfSymbol(successor).getCallSignatures();
  if (signatures.every((signature) => signature.getParameters().length === 0)) return [];
  const reason = 'is a property now, and no method: its parameters are checked strictly';
  return [suspected({ rule: 'strictness', reason, position })];
}

interface ValuesRequest {
  readonly before: ts.Type;
  readonly after: ts.Type;
  readonly isOptionalBefore: boolean;
  readonly isOptionalAfter: boolean;
  readonly position: Position;
  readonly scope: Scope;
  readonly relation: Relation;
}

/**
 * Compares the values of optional properties or parameters. `relatePresence` reports that a value may be missing, so `undefined` does not
 * count again.
 */
export function relateValues(request: ValuesRequest): readonly Difference[] {
  const { before, after, isOptionalBefore, isOptionalAfter, position, scope, relation } = request;
  if (!isOptionalBefore && !isOptionalAfter) return relation.relate({ old: before, new: after, position, scope });
  const present = (type: ts.Type, isMissing: boolean): readonly ts.Type[] =>
    isMissing ? constituents(type).filter((one) => !has(one, ts.TypeFlags.Undefined)) : constituents(type);
  const keepsUndefined = isOptionalBefore !== isOptionalAfter;
  // If only one side is optional, an explicit `undefined` on the other side means the same.
  const old = present(before, isOptionalBefore || (keepsUndefined && position === 'pass' && isOptionalAfter));
  const next = present(after, isOptionalAfter || (keepsUndefined && position === 'receive' && isOptionalBefore));
  const [onlyOld, onlyNew] = [old[0], next[0]];
  if (old.length === 1 && next.length === 1 && onlyOld !== undefined && onlyNew !== undefined)
    return relation.relate({ old: onlyOld, new: onlyNew, position, scope });
  return [...relation.relateUnions({ old, new: next, position, scope }), ...relateCallbacks({ old, new: next, position }, relation)];
}

/** Whether a property is what a type argument says: `format` of `Format<'int32'>`. Users choose it with the object. */
function isOfArgument({ valueDeclaration: node }: ts.Symbol, checker: ts.TypeChecker): boolean {
  const type = node !== undefined && (ts.isPropertySignature(node) || ts.isPropertyDeclaration(node)) ? node.type : undefined;
  const named = type !== undefined && ts.isTypeReferenceNode(type) ? checker.getSymbolAtLocation(type.typeName) : undefined;
  return named !== undefined && (named.flags & ts.SymbolFlags.TypeParameter) !== 0;
}
