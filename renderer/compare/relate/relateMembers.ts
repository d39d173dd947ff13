import ts from 'typescript';
import { below, type Difference, isHarmless, major, minor, suspected } from '../difference/difference.ts';
import { brandOf, isOptional, propertiesOf } from '../types/properties.ts';
import { has, isNamedObject, isObject } from '../types/typeFacts.ts';
import { isLiteralType } from './isLiteralType.ts';
import { lostValues } from './lostValues.ts';
import { relateProperty } from './relateProperty.ts';
import type { Relation, TypePair } from './relation.ts';

/** Compares the properties of two types. */
export function relateProperties(pair: TypePair, relation: Relation): readonly Difference[] {
  const [before, after] = [propertiesOf(pair.old), propertiesOf(pair.new)];
  const ordinary = [...before].filter(([name]) => name !== 'prototype');
  const kept = ordinary.flatMap(([name, symbol]) => {
    const successor = after.get(name);
    return successor === undefined
      ? removedProperty(pair, { name, symbol, relation })
      : relateProperty(pair, { symbol, successor, relation });
  });
  const added = [...after]
    .filter(([name]) => !before.has(name))
    .flatMap(([name, symbol]) => addedProperty(pair, { name, symbol, relation }));
  return [...kept, ...added];
}

interface OneProperty {
  readonly name: string;
  readonly symbol: ts.Symbol;
  readonly relation: Relation;
}

export function removedProperty(
  { new: next, position, scope, ...pair }: TypePair,
  { name, symbol, relation }: OneProperty,
): readonly Difference[] {
  const { checker, relate } = relation;
  const about = { rule: 'removed', position, name } as const;
  const brand = brandOf(name);
  if (brand !== undefined) {
    if (position === 'pass') return [minor(`need not be a \`${brand}\` any more`)];
    return [suspected({ reason: `is no longer a \`${brand}\``, ...about })];
  }
  const index = checker.getIndexInfosOfType(next).find(({ keyType }) => has(keyType, ts.TypeFlags.String));
  if (position === 'pass' && index !== undefined) {
    return below({ kind: 'property', name }, relate({ ...pair, old: checker.getTypeOfSymbol(symbol), new: index.type, position, scope }));
  }
  const isRefused = isLiteralType(pair.old, relation) && next.getProperties().length > 0;
  if (position === 'pass' && !isRefused) return [minor(`need not have \`${name}\``)];
  if (position === 'pass') return [suspected({ reason: `no longer has \`${name}\`: object literals with it are refused`, ...about })];
  return [major({ reason: `no longer has \`${name}\``, ...about })];
}

export function addedProperty({ old, new: next, position }: TypePair, { name, symbol }: OneProperty): readonly Difference[] {
  const about = { rule: 'added', position, name } as const;
  const brand = brandOf(name);
  if (brand !== undefined && position === 'pass') return [suspected({ reason: `must be a \`${brand}\``, ...about })];
  if (brand !== undefined) return [minor(`is a \`${brand}\``)];
  if (position === 'receive') return [minor(`has \`${name}\``)];
  if (isOptional(symbol)) {
    if (next.getProperties().every(isOptional) && old.getProperties().length === 0)
      return [suspected({ reason: `accepts only objects with \`${name}\`, or with nothing else`, ...about, old, new: next })];
    return [minor(`may have \`${name}\``)];
  }
  return [major({ ...about, rule: 'required', reason: `requires \`${name}\`` })];
}

export function relateIndexes(pair: TypePair, relation: Relation): readonly Difference[] {
  const { checker, relate, same, print } = relation;
  const { old, new: next, position, scope } = pair;
  const [before, after] = [checker.getIndexInfosOfType(old), checker.getIndexInfosOfType(next)];
  const partnerOf = (info: ts.IndexInfo, others: readonly ts.IndexInfo[]): ts.IndexInfo | undefined =>
    others.find(({ keyType }) => same(info.keyType, keyType, scope)) ??
    others.find(({ keyType }) => has(keyType, ts.TypeFlags.String) && !has(info.keyType, ts.TypeFlags.ESSymbol));
  const shared = before.flatMap((info): readonly Difference[] => {
    const partner = partnerOf(info, after);
    const key = print(info.keyType);
    // Programs that show a difference need a key.
    const name = has(info.keyType, ts.TypeFlags.Number) ? '0' : 'key';
    if (partner === undefined) {
      // An object of the old type may still fit the new type, if the new type declares all of its keys. Code that reads the object cannot
      // know its keys.
      const isHarm = position === 'receive' || isLiteralType(old, relation);
      const reason = `no longer has keys of type ${key}`;
      return [isHarm ? major({ rule: 'removed', reason, position, name }) : minor(reason)];
    }
    const inner = below({ kind: 'index', key }, relate({ ...pair, old: info.type, new: partner.type }));
    const isNarrowed = inner.length > 0 && inner.every(isHarmless);
    if (position === 'receive' && !info.isReadonly && !partner.isReadonly && isNarrowed)
      return [...inner, ...lostValues({ before: info.type, after: partner.type, scope, relation }).map((one) => ({ ...one, name }))];
    if (position === 'pass' || info.isReadonly === partner.isReadonly) return inner;
    const harm = major({ rule: 'readonly', reason: `has readonly keys of type ${key} now`, position, name });
    return [...inner, partner.isReadonly ? harm : minor(`has keys of type ${key} that can be assigned now`)];
  });
  const added = after.filter((info) => partnerOf(info, before) === undefined).map((info) => addedIndex(pair, info, relation));
  return [...shared, ...added];
}

function addedIndex({ old, position }: TypePair, info: ts.IndexInfo, relation: Relation): Difference {
  const key = relation.print(info.keyType);
  const about = { position, name: key } as const;
  const reason = `has keys of type ${key} now`;
  if (position === 'receive') return old.getProperties().length === 0 ? minor(reason) : suspected({ rule: 'index', reason, ...about });
  // An object that users pass has its own keys, which may not fit.
  if (!fitsIndex(old, info, relation)) return suspected({ rule: 'added', reason, ...about });
  // The compiler assigns every object to an index signature of `any`.
  const isFree = has(info.keyType, ts.TypeFlags.String) && has(info.type, ts.TypeFlags.Any);
  // Users write literals for what has no name.
  if (isFree || (isObject(old) && !isNamedObject(old) && old.aliasSymbol === undefined)) return minor(reason);
  return suspected({ rule: 'index', reason: `${reason}: object literals fit, but objects with an interface or a class do not`, ...about });
}

function fitsIndex(type: ts.Type, { keyType, type: value }: ts.IndexInfo, { checker }: Relation): boolean {
  const isMeant = ({ name }: ts.Symbol): boolean => !has(keyType, ts.TypeFlags.Number) || String(Number(name)) === name;
  return type
    .getProperties()
    .filter(isMeant)
    .every((symbol) => checker.isTypeAssignableTo(checker.getTypeOfSymbol(symbol), value));
}
