import type ts from 'typescript';
import { type Dependence, type Difference, suspected } from '../difference/difference.ts';
import { declaredConstraint, parametersOf } from '../types/parameters.ts';
import { somePart } from '../types/somePart.ts';
import { isIndex, isTypeParameter } from '../types/typeFacts.ts';
import type { CallContext, SignaturePair } from './relation.ts';

/**
 * Compares whether an argument limits another one: `(list: readonly T[], value: V)` with `V extends T` takes only values that fit what was
 * inferred from the list.
 */
export function relateDependence(
  { old: before, new: after, position }: SignaturePair,
  { call, relation }: CallContext,
): readonly Difference[] {
  if (position === 'pass') return [];
  const { checker } = relation;
  const names = parametersOf(after, checker).map(({ name }) => name);
  const known = dependencesOf(before, checker);
  const added = dependencesOf(after, checker).filter(({ limited }) => !known.some((one) => one.limited === limited));
  return added.slice(0, 1).map((one) => {
    const reason = `requires \`${names[one.limited]}\` to fit the type of \`${names[one.by]}\``;
    return suspected({ rule: 'dependence', reason, position, call, dependence: one });
  });
}

function dependencesOf(signature: ts.Signature, checker: ts.TypeChecker): readonly Dependence[] {
  const own = signature.getTypeParameters() ?? [];
  const parameters = parametersOf(signature, checker);
  const mentions = (type: ts.Type | undefined, one: ts.Type): boolean =>
    type !== undefined && somePart(type, checker, (part) => part === one || (isIndex(part) && part.type === one));
  return parameters.flatMap(({ type }, limited) => {
    if (!isTypeParameter(type) || !own.some((one) => one === type)) return [];
    const limits = own.filter((one) => one !== type && mentions(declaredConstraint(type, checker), one));
    const by = parameters.findIndex((other, index) => index !== limited && limits.some((one) => mentions(other.type, one)));
    return by === -1 ? [] : [{ limited, by }];
  });
}
