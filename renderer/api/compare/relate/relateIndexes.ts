import ts from 'typescript';
import { below, type Difference, isHarmless } from '../difference/difference.ts';
import { has } from '../types/typeFacts.ts';
import { isLiteralType } from './relateProperties.ts';
import { lostValues } from './relateProperty.ts';
import type { Relation, TypePair } from './relation.ts';

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
