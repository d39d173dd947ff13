import ts from 'typescript';
import type { Difference } from '../difference/difference.ts';
import type { Comparison } from '../load/loadComparison.ts';
import type { Names } from '../load/names.ts';
import type { ParameterUses } from '../positions/parameterUses.ts';
import { createBind } from '../same/bindings.ts';
import { createSameTypes } from '../same/sameTypes.ts';
import { printedText } from '../types/printedNode.ts';
import { createReadonlyProperty } from '../types/properties.ts';
import { createRelate } from './createRelate.ts';
import { createRelateObjects } from './relateObjects.ts';
import { relateImplementations, relateOverloads } from './relateOverloads.ts';
import { relateSignature } from './relateSignature.ts';
import { createRelateTypeParameters } from './relateTypeParameters.ts';
import { createRelateUnions } from './relateUnions.ts';
import type { Relation, Scope, SignaturesPair, TypePair } from './relation.ts';

interface RelationRequest {
  readonly comparison: Comparison;
  readonly names: Names;
  readonly usesOf: ParameterUses;
  /** Whether an alias has differences of its own, which are reported at its declaration. */
  readonly isChangedAlias: (oldId: string) => boolean;
}

/** Connects the parts of the comparison, which call each other. */
export function createRelation({ comparison, names, usesOf, isChangedAlias }: RelationRequest): Relation {
  const { checker } = comparison;
  const isReadonlyProperty = createReadonlyProperty(checker);
  const bind = createBind();
  const sameTypes = createSameTypes({ checker, names, isReadonlyProperty, bind });
  const same = (old: ts.Type, next: ts.Type, { bindings }: Scope): boolean => sameTypes.type(old, next, bindings);
  const sameSignature = (old: ts.Signature, next: ts.Signature, { bindings }: Scope): boolean => sameTypes.signature(old, next, bindings);
  const get = (): Relation => relation;
  const isReportedByAlias = ({ old, new: next, scope }: TypePair): boolean => {
    if (!names.areAlike(old.aliasSymbol, next.aliasSymbol)) return false;
    const own = names.idOf(old.aliasSymbol);
    if (own === undefined || own.id === scope.openAlias || !isChangedAlias(own.id)) return false;
    const [mine, yours] = [old.aliasTypeArguments ?? [], next.aliasTypeArguments ?? []];
    return mine.every((one, index) => {
      const other = yours[index];
      return other === undefined || same(one, other, scope);
    });
  };
  const relation: Relation = {
    checker,
    names,
    isReadonlyProperty,
    usesOf,
    bind,
    openness: sameTypes.openness,
    meetParameter: sameTypes.meetParameter,
    shapeOf: sameTypes.shapeOf,
    same,
    sameSignature,
    isReportedByAlias,
    relate: createRelate(get),
    relateUnions: createRelateUnions(get),
    relateObjects: createRelateObjects(get),
    relateSignatures: createRelateSignatures(get),
    relateTypeParameters: createRelateTypeParameters(get),
    print: (type) => shorten(printedText(type, checker, ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope)),
  };
  return relation;
}

/** Shortens types in sentences. Witnesses have the whole type. */
function shorten(text: string): string {
  const plain = text.replace(/\s+/g, ' ');
  return `\`${plain.length > 80 ? `${plain.slice(0, 79)}…` : plain}\``;
}

/** Compares the signatures of functions that users call, or of functions that users pass. */
function createRelateSignatures(relation: () => Relation): (pair: SignaturesPair) => readonly Difference[] {
  return (pair) => {
    const tools = relation();
    const { old, new: next, position, isConstruct } = pair;
    if (old.length === 0 && next.length === 0) return [];
    const isSame = (one: ts.Signature, other: ts.Signature | undefined): boolean =>
      other !== undefined && tools.sameSignature(one, other, pair.scope);
    if (old.length === next.length && old.every((one, index) => isSame(one, next[index]))) return [];
    const what = isConstruct ? 'constructed' : 'called';
    const base = { path: [], position, isCertain: true } as const;
    if (next.length === 0) {
      if (position === 'pass') return [{ severity: 'minor', rule: 'kind', reason: `need not be ${what} any more`, ...base }];
      return [{ severity: 'major', rule: 'kind', reason: `can no longer be ${what}`, ...base }];
    }
    if (old.length === 0) {
      if (position === 'receive') return [{ severity: 'minor', rule: 'kind', reason: `can be ${what} now`, ...base }];
      return [{ severity: 'major', rule: 'kind', reason: `must be a function that can be ${what} now`, ...base }];
    }
    const [before, after] = [old[0], next[0]];
    if (old.length === 1 && next.length === 1 && before !== undefined && after !== undefined)
      return relateSignature({ ...pair, old: before, new: after }, tools);
    return position === 'receive' ? relateOverloads(pair, tools) : relateImplementations(pair, tools);
  };
}
