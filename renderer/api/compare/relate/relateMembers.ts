import ts from 'typescript';
import { below, type Difference, isHarmless } from '../difference/difference.ts';
import { brandOf, isOptional, propertiesOf } from '../types/properties.ts';
import { has } from '../types/typeFacts.ts';
import { lostValues, relateProperty } from './relateProperty.ts';
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
  const base = { rule: 'removed', path: [], position, name } as const;
  const brand = brandOf(name);
  if (brand !== undefined) {
    if (position === 'pass') return [{ severity: 'minor', reason: `need not be a \`${brand}\` any more`, isCertain: true, ...base }];
    return [{ severity: 'major', reason: `is no longer a \`${brand}\``, isCertain: false, ...base }];
  }
  const index = checker.getIndexInfosOfType(next).find(({ keyType }) => has(keyType, ts.TypeFlags.String));
  if (position === 'pass' && index !== undefined) {
    return below({ kind: 'property', name }, relate({ ...pair, old: checker.getTypeOfSymbol(symbol), new: index.type, position, scope }));
  }
  const isRefused = isLiteralType(pair.old, relation) && next.getProperties().length > 0;
  if (position === 'pass' && !isRefused) return [{ severity: 'minor', reason: `need not have \`${name}\``, isCertain: true, ...base }];
  if (position === 'pass')
    return [{ severity: 'major', reason: `no longer has \`${name}\`: object literals with it are refused`, isCertain: false, ...base }];
  return [{ severity: 'major', reason: `no longer has \`${name}\``, isCertain: true, ...base }];
}

export function addedProperty({ old, new: next, position }: TypePair, { name, symbol }: OneProperty): readonly Difference[] {
  const base = { rule: 'added', path: [], position, name } as const;
  const brand = brandOf(name);
  if (brand !== undefined && position === 'pass')
    return [{ severity: 'major', reason: `must be a \`${brand}\``, isCertain: false, ...base }];
  if (brand !== undefined) return [{ severity: 'minor', reason: `is a \`${brand}\``, isCertain: true, ...base }];
  if (position === 'receive') return [{ severity: 'minor', reason: `has \`${name}\``, isCertain: true, ...base }];
  if (isOptional(symbol)) {
    if (next.getProperties().every(isOptional) && old.getProperties().length === 0)
      return [{ severity: 'major', reason: `accepts only objects with \`${name}\`, or with nothing else`, isCertain: false, ...base }];
    return [{ severity: 'minor', reason: `may have \`${name}\``, isCertain: true, ...base }];
  }
  return [{ severity: 'major', reason: `requires \`${name}\``, isCertain: true, ...base, rule: 'required' }];
}

/** Whether users write values of the type as object literals. The compiler rejects unknown properties in literals. */
export function isLiteralType(type: ts.Type, { names }: Relation): boolean {
  const isNamed = type.symbol !== undefined && (type.symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface)) !== 0;
  const isOwn = names.idOf(type.symbol) !== undefined && (type.symbol.flags & ts.SymbolFlags.Class) === 0;
  return (!isNamed || isOwn) && type.getCallSignatures().length === 0;
}

export function relateIndexes(pair: TypePair, relation: Relation): readonly Difference[] {
  const { checker, relate, same, print } = relation;
  const { old, new: next, position, scope } = pair;
  const [before, after] = [checker.getIndexInfosOfType(old), checker.getIndexInfosOfType(next)];
  const partnerOf = (info: ts.IndexInfo, others: readonly ts.IndexInfo[]): ts.IndexInfo | undefined =>
    others.find(({ keyType }) => same(info.keyType, keyType, scope)) ??
    others.find(({ keyType }) => has(keyType, ts.TypeFlags.String) && !has(info.keyType, ts.TypeFlags.ESSymbol));
  const base = { path: [], position, isCertain: true } as const;
  const shared = before.flatMap((info): readonly Difference[] => {
    const partner = partnerOf(info, after);
    const key = print(info.keyType);
    if (partner === undefined) {
      // An object of the old type may still fit the new type, if the new type declares all of its keys. Code that reads the object cannot
      // know its keys.
      const isHarm = position === 'receive' || isLiteralType(old, relation);
      const reason = `no longer has keys of type ${key}`;
      return [{ severity: isHarm ? 'major' : 'minor', rule: 'removed', reason, name: key, ...base }];
    }
    const inner = below({ kind: 'index', key }, relate({ ...pair, old: info.type, new: partner.type }));
    const isNarrowed = inner.length > 0 && inner.every(isHarmless);
    if (position === 'receive' && !info.isReadonly && !partner.isReadonly && isNarrowed)
      return [...inner, ...lostValues({ before: info.type, after: partner.type, scope, relation }).map((one) => ({ ...one, name: key }))];
    if (position === 'pass' || info.isReadonly === partner.isReadonly) return inner;
    const reason = partner.isReadonly ? `has readonly keys of type ${key} now` : `has keys of type ${key} that can be assigned now`;
    const severity = partner.isReadonly ? 'major' : 'minor';
    return [...inner, { severity, rule: partner.isReadonly ? 'readonly' : 'mutable', reason, name: key, ...base }];
  });
  const added = after
    .filter((info) => partnerOf(info, before) === undefined)
    .map((info): Difference => {
      const key = print(info.keyType);
      // An object that users pass has its own keys, which may not fit.
      const isHarm = position === 'pass' && !fitsIndex(old, info, relation);
      return {
        severity: isHarm ? 'major' : 'minor',
        rule: 'added',
        reason: `has keys of type ${key} now`,
        name: key,
        ...base,
        isCertain: !isHarm,
      };
    });
  return [...shared, ...added];
}

function fitsIndex(type: ts.Type, { type: value }: ts.IndexInfo, { checker }: Relation): boolean {
  return type.getProperties().every((symbol) => checker.isTypeAssignableTo(checker.getTypeOfSymbol(symbol), value));
}
