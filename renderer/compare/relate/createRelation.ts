import { memoize } from '../../model/memoize.ts';
import { withDisplayNames } from '../../release/displayNames.ts';
import type { Comparison } from '../load/loadComparison.ts';
import { createBind } from '../same/bindings.ts';
import { createSameTypes } from '../same/sameTypes.ts';
import { isReadonlyProperty } from '../types/properties.ts';
import { readableText } from '../types/readableText.ts';
import { createRelate } from './createRelate.ts';
import { relateObjects } from './relateObjects.ts';
import { relateSignatures } from './relateOverloads.ts';
import { relateTypeParameters } from './relateTypeParameters.ts';
import { relateUnions } from './relateUnions.ts';
import type { Relation } from './relation.ts';
import { createReportedByAlias } from './reportedByAlias.ts';

interface RelationRequest
  extends Pick<Relation, 'usesOf' | 'isUncounted' | 'isUncountedHarm' | 'isExported' | 'hiddenBases' | 'isProtected'> {
  /** The names that users know, by id. */
  readonly displayed: ReadonlyMap<string, string>;
}

/** Connects the parts of the comparison, which call each other. */
export function createRelation(
  { checker, names, pairs, budget, writtenAlike }: Comparison,
  { usesOf, isUncounted, isUncountedHarm, isExported, hiddenBases, isProtected, displayed }: RelationRequest,
): Relation {
  const bind = createBind();
  const common = { checker, names, isReadonlyProperty, bind, budget, writtenAlike };
  const { type, tested, signature, ...facts } = createSameTypes({ ...common, tested: createSameTypes(common) });
  const get = (): Relation => relation;
  const relation: Relation = {
    ...facts,
    checker,
    names,
    isReadonlyProperty,
    usesOf,
    isUncounted,
    isUncountedHarm,
    isExported,
    hiddenBases,
    isProtected,
    bind,
    budget,
    writtenAlike,
    same: (old, next, { bindings }) => type(old, next, bindings),
    sameTested: (old, next, { bindings }) => tested(old, next, bindings),
    sameSignature: (old, next, { bindings }) => signature(old, next, bindings),
    isReportedByAlias: createReportedByAlias(get, { pairs, writtenAlike }),
    relate: createRelate(get),
    relateUnions: (pair) => relateUnions(pair, relation),
    relateObjects: (pair) => relateObjects(pair, relation),
    relateSignatures: (pair) => relateSignatures(pair, relation),
    relateTypeParameters: (pair) => relateTypeParameters(pair, relation),
    print: memoize((one) => shorten(withDisplayNames(readableText(one, checker), displayed))),
  };
  return relation;
}

/** Shortens types in sentences. Witnesses have the whole type. */
function shorten(text: string): string {
  const plain = text.replace(/\s+/g, ' ');
  return `\`${plain.length > 80 ? `${plain.slice(0, 79)}…` : plain}\``;
}
