import ts from 'typescript';
import type { Comparison } from '../load/loadComparison.ts';
import type { Names } from '../load/names.ts';
import type { ParameterUses } from '../positions/parameterUses.ts';
import { createBind } from '../same/bindings.ts';
import { createSameTypes } from '../same/sameTypes.ts';
import { printedText } from '../types/printedNode.ts';
import { createReadonlyProperty } from '../types/readonlyProperty.ts';
import { createRelate } from './createRelate.ts';
import { createRelateObjects } from './relateObjects.ts';
import { createRelateSignatures } from './relateSignatures.ts';
import { createRelateTypeParameters } from './relateTypeParameters.ts';
import { createRelateUnions } from './relateUnions.ts';
import type { Relation, Scope, TypePair } from './relation.ts';

export interface RelationRequest {
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
