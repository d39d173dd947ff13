import ts from 'typescript';
import { below, type Difference, doubted, flip, major, mapHarms, minor, suspected } from '../difference/difference.ts';
import { declaredConstraint, isConstParameter } from '../types/parameters.ts';
import type { Relation, Scope, TypeParametersPair } from './relation.ts';

/**
 * Compares lists of type parameters by position, because users give type arguments by position. The returned scope binds the parameters to
 * each other.
 */
export function relateTypeParameters(pair: TypeParametersPair, relation: Relation): ReturnType<Relation['relateTypeParameters']> {
  const { old, new: next, isSignature } = pair;
  const bindings = relation.bind(pair.scope.bindings, old, next);
  const inferred = new Map(pair.scope.inferred);
  for (const other of next.slice(old.length)) {
    // Users who give type arguments get the default. For other users, the call infers the argument.
    const standard = relation.checker.getDefaultFromTypeParameter(other);
    inferred.set(other, isSignature && old.length === 0 ? undefined : standard);
  }
  const scope = { ...pair.scope, bindings, inferred };
  return { scope, differences: [...relateCounts(pair, relation), ...relateEach({ ...pair, scope }, relation)] };
}

function relateCounts({ old, new: next, isSignature, position }: TypeParametersPair, { checker }: Relation): readonly Difference[] {
  const about = { rule: 'type-parameter', position } as const;
  const isOptional = (type: ts.Type): boolean => checker.getDefaultFromTypeParameter(type) !== undefined;
  const added = next.slice(old.length).map((one): Difference => {
    const name = nameOf(one);
    // A signature without type parameters never received type arguments. Users of a generic type would have to add one.
    const isHarm = !isOptional(one) && (old.length > 0 || !isSignature) && position === 'receive';
    const reason = `${isHarm ? 'requires' : 'takes'} the type argument \`${name}\``;
    return isHarm ? major({ reason, name, ...about }) : minor(reason);
  });
  const removed = old.slice(next.length).map((one) => {
    const name = nameOf(one);
    const harm = position === 'receive' ? major : suspected;
    return harm({ reason: `no longer takes the type argument \`${name}\``, name, ...about });
  });
  const changed = old.flatMap((one, index): readonly Difference[] => {
    const other = next[index];
    if (other === undefined || isOptional(one) === isOptional(other)) return [];
    const name = nameOf(one);
    const harm = isSignature ? suspected : major;
    if (isOptional(one)) return [harm({ reason: `requires the type argument \`${name}\` now`, name, ...about })];
    return [minor(`has a default for the type argument \`${name}\``)];
  });
  return [...added, ...removed, ...changed];
}

function relateEach({ old, new: next, isSignature, position, scope }: TypeParametersPair, relation: Relation): readonly Difference[] {
  const { checker, relate } = relation;
  return old.flatMap((one, index): readonly Difference[] => {
    const other = next[index];
    if (other === undefined) return [];
    const name = nameOf(one);
    const [limit, limitNow] = [declaredConstraint(one, checker), declaredConstraint(other, checker)];
    const [standard, standardNow] = [checker.getDefaultFromTypeParameter(one), checker.getDefaultFromTypeParameter(other)];
    const constraint = relateLimits({ limit, limitNow, name, position: flip(position), scope }, relation);
    const defaults =
      standard === undefined || standardNow === undefined || position === 'pass'
        ? []
        : doubted(
            (['receive', 'pass'] as const).flatMap((direction) => relate({ old: standard, new: standardNow, position: direction, scope })),
          ).map((difference) => ({ ...difference, reason: `${difference.reason} by default` }));
    return [...constraint, ...below({ kind: 'default', name }, defaults), ...relateModifiers({ one, other, name, isSignature })];
  });
}

interface LimitsRequest {
  readonly limit: ts.Type | undefined;
  readonly limitNow: ts.Type | undefined;
  readonly name: string;
  readonly position: 'receive' | 'pass';
  readonly scope: Scope;
}

function relateLimits({ limit, limitNow, name, position, scope }: LimitsRequest, { relate, print }: Relation): readonly Difference[] {
  // It is about the signature, which users receive if they pass what is limited.
  const about = { rule: 'constraint', position: flip(position), name } as const;
  if (limit === undefined && limitNow === undefined) return [];
  if (limitNow === undefined) {
    const reason = `takes any type argument for \`${name}\``;
    return [position === 'pass' ? minor(reason) : suspected({ reason, old: limit, ...about })];
  }
  if (limit === undefined) {
    const reason = `takes only type arguments for \`${name}\` that extend ${print(limitNow)}`;
    return [position === 'pass' ? major({ reason, new: limitNow, ...about }) : minor(reason)];
  }
  // A type argument may have additional properties. The check for unknown properties applies only to object literals.
  const inner = mapHarms(relate({ old: limit, new: limitNow, position, scope }), (one) => {
    const isExcess = one.rule === 'removed' && one.position === 'pass' && one.severity === 'major' && !one.isCertain;
    return isExcess ? { ...minor(`need not have \`${one.name}\` any more`), path: one.path } : one;
  });
  return below({ kind: 'constraint', name }, inner);
}

interface ModifiersRequest {
  readonly one: ts.Type;
  readonly other: ts.Type;
  readonly name: string;
  readonly isSignature: boolean;
}

/** Compares modifiers of type parameters. `const T` changes what calls infer; `in T` and `out T` restrict the use of the parameter. */
function relateModifiers({ one, other, name, isSignature }: ModifiersRequest): readonly Difference[] {
  const about = { position: 'receive', name } as const;
  const [was, is] = [isConstParameter(one), isConstParameter(other)];
  if (isSignature && was !== is) {
    const reason = is ? `infers the narrowest type for \`${name}\` now` : `no longer infers the narrowest type for \`${name}\``;
    return [suspected({ rule: 'const-parameter', reason, ...about })];
  }
  const [before, after] = [varianceOf(one), varianceOf(other)];
  if (isSignature || before === after) return [];
  const isLooser = after === '' || (before === 'in out' && after !== '');
  if (isLooser) return [minor(`no longer restricts the variance of \`${name}\``)];
  return [suspected({ rule: 'type-parameter', reason: `restricts the variance of \`${name}\` to \`${after}\``, ...about })];
}

function varianceOf(type: ts.Type): string {
  const words = (type.symbol?.declarations ?? []).flatMap((node) =>
    ts.isTypeParameterDeclaration(node) ? (node.modifiers ?? []).map(({ kind }) => ts.tokenToString(kind) ?? '') : [],
  );
  return words.filter((word) => word === 'in' || word === 'out').join(' ');
}

function nameOf(type: ts.Type): string {
  return type.symbol?.name ?? 'T';
}
