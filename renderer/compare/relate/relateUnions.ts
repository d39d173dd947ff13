import ts from 'typescript';
import { type Difference, isHarmless, major, minor, type Position, suspected } from '../difference/difference.ts';
import { createGroups } from '../same/typeShape.ts';
import { printedText } from '../types/printedNode.ts';
import { brandOf, isMethod, isOptional, propertiesOf } from '../types/properties.ts';
import { constituents, has, isObject, isPrimitive, isVariable } from '../types/typeFacts.ts';
import { createDirected, isGeneric } from './pairDifferences.ts';
import type { Relation, TypePair, UnionPair } from './relation.ts';

/**
 * Compares unions, constituent by constituent. An added constituent is a problem for users who receive the union. A removed one is a
 * problem for users who pass it.
 */
export function relateUnions({ old, new: next, position, scope }: UnionPair, relation: Relation): readonly Difference[] {
  const { same, relate, print, shapeOf, checker } = relation;
  const byShape = (types: readonly ts.Type[]) => createGroups(types, shapeOf);
  const [shapesOld, shapesNew] = [byShape(old), byShape(next)];
  const restOld = old.filter((one) => !shapesNew(one).some((other) => same(one, other, scope)));
  const restNew = next.filter((other) => !shapesOld(other).some((one) => same(one, other, scope)));
  const isPass = position === 'pass';
  const [sources, targets] = isPass ? [restOld, next] : [restNew, old];
  const pairOf = createDirected({ position, scope });
  const possible = createUnionIndex(targets, checker);
  const matched = new Set<ts.Type>();
  const harmless: Difference[] = [];
  const failed: ts.Type[] = [];
  for (const source of sources) {
    const fitting = possible(source).filter((target) => !isVoid(target) || isNothing(source));
    const fit = firstFit(fitting, (target) => relate(pairOf(source, target)));
    if (fit === undefined && isVariable(source) && isWithin(source, { targets, pairOf, relation })) {
      harmless.push(minor(`is limited to ${print(source)}`));
    } else if (fit === undefined) failed.push(source);
    else {
      matched.add(fit.target);
      harmless.push(...fit.differences);
    }
  }
  const open = (isPass ? restNew : restOld).filter((one) => !matched.has(one));
  if (failed.length > 0) return failures({ failed, open, targets, pairOf, position, relation });
  if (!isPass && next.every(isNullish) && open.some((one) => !isNullish(one) && !isNothing(one))) {
    const reason = `is never anything but ${next.map(print).join(' or ')} now`;
    return [suspected({ rule: 'never', reason, position })];
  }
  return [...harmless, ...open.map((one) => minor(isPass ? `also accepts ${print(one)}` : `is no longer ${print(one)}`))];
}

/** Whether a type has only values that programs exclude before they use a value: after that, it is `never`. */
function isNullish(type: ts.Type): boolean {
  return has(type, ts.TypeFlags.Undefined | ts.TypeFlags.Null);
}

/** A result that is only `void` ignores any value. As a constituent, `void` accepts only `undefined`. */
function isVoid(type: ts.Type): boolean {
  return has(type, ts.TypeFlags.Void);
}

function isNothing(type: ts.Type): boolean {
  return has(type, ts.TypeFlags.VoidLike | ts.TypeFlags.Never);
}

interface Fit {
  readonly target: ts.Type;
  readonly differences: readonly Difference[];
}

function firstFit(targets: readonly ts.Type[], relate: (target: ts.Type) => readonly Difference[]): Fit | undefined {
  for (const target of targets) {
    const differences = relate(target);
    if (differences.every(isHarmless)) return { target, differences };
  }
  return undefined;
}

interface WithinRequest {
  readonly targets: readonly ts.Type[];
  readonly pairOf: (source: ts.Type, target: ts.Type) => TypePair;
  readonly relation: Relation;
}

/** Whether all types that a type parameter accepts fit the targets. */
function isWithin(source: ts.Type, { targets, pairOf, relation }: WithinRequest): boolean {
  const limit = relation.checker.getBaseConstraintOfType(source);
  if (limit === undefined || isVariable(limit)) return false;
  return constituents(limit).every((one) => targets.some((target) => relation.relate(pairOf(one, target)).every(isHarmless)));
}

interface FailuresRequest {
  readonly failed: readonly ts.Type[];
  /** Constituents of the other side that no constituent matches. */
  readonly open: readonly ts.Type[];
  /** All constituents of the side that the failed ones must fit. */
  readonly targets: readonly ts.Type[];
  readonly pairOf: (source: ts.Type, target: ts.Type) => TypePair;
  readonly position: Position;
  readonly relation: Relation;
}

/**
 * Explains why constituents failed. If one object type replaced another, the two are compared. All other constituents were added or removed
 * as a whole.
 */
function failures({ failed, open, targets, pairOf, position, relation }: FailuresRequest): readonly Difference[] {
  const [only, ...others] = failed;
  const partners = open.filter(isObject);
  const [partner] = partners;
  if (only !== undefined && others.length === 0 && isObject(only) && partner !== undefined && partners.length === 1) {
    const inner = relation.relate(pairOf(only, partner));
    if (!inner.every(isHarmless)) return inner;
  }
  const isOpen = open.some((other) => isGeneric(other, relation.checker));
  return failed.map((one) => {
    const isCertain = isPrimitive(one) && !isOpen;
    const harm = isCertain ? major : suspected;
    const text = relation.print(one);
    if (position === 'pass') return harm({ rule: 'narrower', reason: `no longer accepts ${text}`, position, old: one });
    return harm({
      rule: 'wider',
      reason: `can be ${text} now`,
      position,
      new: one,
      isVariant: open.length === 0 && isVariant(one, { targets, pairOf, relation }),
    });
  });
}

/**
 * Whether a type is one more case of several: a literal of literals, or an object that a property or `instanceof` distinguishes from the
 * others. It has what all others share, because programs use that without asking for the case.
 */
function isVariant(type: ts.Type, request: WithinRequest): boolean {
  const { targets, relation } = request;
  const { checker } = relation;
  if (has(type, ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLiteral)) {
    const base = checker.getBaseTypeOfLiteralType(type);
    return targets.filter((other) => checker.getBaseTypeOfLiteralType(other) === base && other !== base).length > 1;
  }
  const alike = isObject(type) ? targets.filter(isObject) : [];
  const isApart = (other: ts.Type): boolean =>
    areOtherClasses(type, other, relation) || areApart(type, other, checker) || haveOtherTags(type, other, checker);
  return alike.length > 1 && alike.every(isApart) && hasShared(type, alike, request);
}

/** Whether a type has the properties that all others share, with types that one of them has, too. Tags differ by their nature. */
function hasShared(type: ts.Type, others: readonly ts.Type[], { pairOf, relation }: WithinRequest): boolean {
  const { checker, relate, isProtected } = relation;
  const own = propertiesOf(type);
  const [first, ...rest] = others.map(propertiesOf);
  return [...(first ?? [])].every(([name, symbol]) => {
    const shared = [symbol, ...rest.flatMap((one) => one.get(name) ?? [])];
    if (shared.length < others.length || brandOf(name) !== undefined || shared.some(isProtected)) return true;
    const mine = own.get(name);
    if (mine === undefined || (isOptional(mine) && !shared.some(isOptional))) return false;
    const isTag = shared.every((one) => areOtherTags(mine, one, checker));
    return (
      isTag ||
      shared.some((one) =>
        relate(pairOf(checker.getTypeOfSymbol(mine), checker.getTypeOfSymbol(one))).every((one) => isHarmless(one) || one.isVariant),
      )
    );
  });
}

/** Whether two types are instances of classes that users can import, and of which none extends the other. */
function areOtherClasses(one: ts.Type, other: ts.Type, { checker, isExported }: Relation): boolean {
  const isClass = ({ symbol }: ts.Type): boolean =>
    symbol !== undefined && (symbol.flags & ts.SymbolFlags.Class) !== 0 && isExported(symbol);
  return isClass(one) && isClass(other) && !extendsClass(one, other.symbol, checker) && !extendsClass(other, one.symbol, checker);
}

function extendsClass(type: ts.Type, base: ts.Symbol, checker: ts.TypeChecker): boolean {
  if (type.symbol === base) return true;
  const declared = type.symbol === undefined ? type : checker.getDeclaredTypeOfSymbol(type.symbol);
  return declared.isClassOrInterface() && checker.getBaseTypes(declared).some((one) => extendsClass(one, base, checker));
}

/** Returns the constituents of a union that may match a type. Unions can have thousands, so it does not compare each of them. */
type UnionIndex = (source: ts.Type) => readonly ts.Type[];

/** Indexes constituents by the literal that distinguishes them: `{ kind: 'circle' }` never matches `{ kind: 'square' }`. */
function createUnionIndex(targets: readonly ts.Type[], checker: ts.TypeChecker): UnionIndex {
  const tag = mostFrequent(targets.flatMap((one) => [...literalsOf(one, checker).keys()]));
  const tagged = new Map<string, ts.Type[]>();
  const others: ts.Type[] = [];
  for (const one of targets) {
    const text = literalsOf(one, checker).get(tag);
    const alike = text === undefined ? others : (tagged.get(text) ?? []);
    alike.push(one);
    if (text !== undefined) tagged.set(text, alike);
  }
  return (source) => {
    const text = literalsOf(source, checker).get(tag);
    const own = text === undefined ? targets : [...(tagged.get(text) ?? []), ...others];
    return own.filter((target) => !areApart(source, target, checker));
  };
}

function mostFrequent(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0] as const)[0];
}

/** Whether a literal property distinguishes two object types. */
function areApart(one: ts.Type, other: ts.Type, checker: ts.TypeChecker): boolean {
  const [mine, yours] = [literalsOf(one, checker), literalsOf(other, checker)];
  return [...mine].some(([name, text]) => (yours.get(name) ?? text) !== text);
}

/** Whether two object types have different literals in the same place, which may be in their properties: `{ def: { type: 'string' } }`. */
function haveOtherTags(one: ts.Type, other: ts.Type, checker: ts.TypeChecker, depth = 0): boolean {
  const others = propertiesOf(other);
  return [...propertiesOf(one)].some(([name, symbol]) => {
    const partner = others.get(name);
    return partner !== undefined && areOtherTags(symbol, partner, checker, depth);
  });
}

/** Whether two properties are different literals, or have them. */
function areOtherTags(symbol: ts.Symbol, partner: ts.Symbol, checker: ts.TypeChecker, depth = 0): boolean {
  if (isMethod(symbol) || isOptional(symbol)) return false;
  const [mine, yours] = [checker.getTypeOfSymbol(symbol), checker.getTypeOfSymbol(partner)];
  if (has(mine, ts.TypeFlags.Unit) && has(yours, ts.TypeFlags.Unit))
    return mine !== yours && printedText(mine, checker) !== printedText(yours, checker);
  return depth < deepestTag && mine !== yours && isObject(mine) && isObject(yours) && haveOtherTags(mine, yours, checker, depth + 1);
}

/** How many properties deep a tag may be. */
const deepestTag = 2;

const known = new WeakMap<ts.Type, ReadonlyMap<string, string>>();

/**
 * The literals of a type's properties, as text. A literal type itself is stored under the empty name. Members of enums include the name of
 * their enum.
 */
function literalsOf(type: ts.Type, checker: ts.TypeChecker): ReadonlyMap<string, string> {
  const before = known.get(type);
  if (before !== undefined) return before;
  const literals = new Map<string, string>();
  const isLiteral = type.isStringLiteral() || type.isNumberLiteral();
  if (isLiteral && !has(type, ts.TypeFlags.EnumLiteral)) literals.set('', JSON.stringify(type.value));
  if (isObject(type)) {
    for (const symbol of type.getProperties()) {
      const value = checker.getTypeOfSymbol(symbol);
      if (has(value, ts.TypeFlags.Unit)) literals.set(symbol.name, printedText(value, checker));
    }
  }
  known.set(type, literals);
  return literals;
}
