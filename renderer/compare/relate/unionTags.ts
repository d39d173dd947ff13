import ts from 'typescript';
import { printedText } from '../types/printedNode.ts';
import { isMethod, isOptional, propertiesOf } from '../types/properties.ts';
import { has, isObject } from '../types/typeFacts.ts';

/** Returns the constituents of a union that may match a type. Unions can have thousands, so it does not compare each of them. */
type UnionIndex = (source: ts.Type) => readonly ts.Type[];

/** Indexes constituents by the literal that distinguishes them: `{ kind: 'circle' }` never matches `{ kind: 'square' }`. */
export function createUnionIndex(targets: readonly ts.Type[], checker: ts.TypeChecker): UnionIndex {
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
export function areApart(one: ts.Type, other: ts.Type, checker: ts.TypeChecker): boolean {
  const [mine, yours] = [literalsOf(one, checker), literalsOf(other, checker)];
  return [...mine].some(([name, text]) => (yours.get(name) ?? text) !== text);
}

/** Whether two object types have different literals in the same place, which may be in their properties: `{ def: { type: 'string' } }`. */
export function haveOtherTags(one: ts.Type, other: ts.Type, checker: ts.TypeChecker, depth = 0): boolean {
  const others = propertiesOf(other);
  return [...propertiesOf(one)].some(([name, symbol]) => {
    const partner = others.get(name);
    return partner !== undefined && areOtherTags(symbol, partner, checker, depth);
  });
}

/** Whether two properties are different literals, or have them. */
export function areOtherTags(symbol: ts.Symbol, partner: ts.Symbol, checker: ts.TypeChecker, depth = 0): boolean {
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
 * The literals of a type's properties, as text. A literal type itself is stored under the empty name, also in an intersection. Members of enums include the name of
 * their enum.
 */
function literalsOf(type: ts.Type, checker: ts.TypeChecker): ReadonlyMap<string, string> {
  const before = known.get(type);
  if (before !== undefined) return before;
  const literals = new Map<string, string>();
  for (const one of type.isIntersection() ? type.types : [type]) {
    const isLiteral = one.isStringLiteral() || one.isNumberLiteral();
    if (isLiteral && !has(one, ts.TypeFlags.EnumLiteral)) literals.set('', JSON.stringify(one.value));
  }
  if (isObject(type)) {
    for (const symbol of type.getProperties()) {
      const value = checker.getTypeOfSymbol(symbol);
      if (has(value, ts.TypeFlags.Unit)) literals.set(symbol.name, printedText(value, checker));
    }
  }
  known.set(type, literals);
  return literals;
}
