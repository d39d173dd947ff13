import type ts from 'typescript';
import {
  below,
  type Difference,
  doubted,
  flip,
  isAboutKeys,
  isHarmless,
  major,
  minor,
  type Position,
  patch,
  type Use,
} from '../difference/difference.ts';
import { covariantNames } from '../types/covariantNames.ts';
import { argumentsOf, isTakenArgument, isTupleReference } from '../types/typeFacts.ts';
import { relateWhole } from './pairDifferences.ts';
import type { ReferencePair, Relation, TypePair } from './relation.ts';

interface ArgumentsContext {
  readonly isOwn: boolean;
  readonly relation: Relation;
}

/**
 * Compares references to the same generic class or interface. Each argument is compared in the positions in which the generic uses its
 * parameter.
 */
export function relateArguments(pair: ReferencePair, { isOwn, relation }: ArgumentsContext): readonly Difference[] {
  const { checker, same, usesOf } = relation;
  const { old, new: next, scope } = pair;
  const [mine, yours] = [argumentsOf(old, checker), argumentsOf(next, checker)];
  return mine.flatMap((one, index) => {
    const other = yours[index];
    if (other === undefined || same(one, other, scope)) return [];
    const uses = isOwn ? [...usesOf(old.symbol, index)] : foreignPositions(pair, index, relation);
    const inner = uses.flatMap((use) => {
      const { given, taken } = relateUsed({ ...pair, old: one, new: other }, use, relation);
      const step = { kind: 'argument', of: old.symbol.name, index } as const;
      return [...below(step, given), ...below({ ...step, isTaken: true }, taken)];
    });
    // An unused type argument is at most another spelling.
    if (inner.length === 0) return [patch('is another type argument that nothing uses')];
    return isOwn ? doubted(inner) : inner;
  });
}

/** Compares a type argument where the generic uses it: gives what the argument names, or takes it. */
function relateUsed(pair: TypePair, use: Use, { relate }: Relation): Record<'given' | 'taken', readonly Difference[]> {
  if (use === 'receive') return { given: relate(pair), taken: [] };
  const taken = relate({ ...pair, position: flip(pair.position) });
  if (use === 'pass' || pair.position === 'pass') return { given: [], taken };
  // Users name members and pass what these are, but no object with all of them.
  const given = relate(pair).filter((one) => one.path.length === 0 && (isHarmless(one) || isAboutKeys(one)));
  return { given, taken: taken.filter(({ path }) => path.length > 0) };
}

/**
 * The positions of the type parameters of a generic of another package. Known names decide; for other names, the compiler says whether the
 * types are compatible.
 */
function foreignPositions({ old, new: next, position }: ReferencePair, index: number, { checker }: Relation): readonly Position[] {
  // Generators that users write seldom read what `yield` gives them.
  if (isTakenArgument(old.symbol.name, index) && position === 'receive') return ['pass'];
  if (covariantNames.has(old.symbol.name)) return ['receive'];
  const isEqual = checker.isTypeAssignableTo(old, next) && checker.isTypeAssignableTo(next, old);
  return isEqual ? [] : ['receive', 'pass'];
}

export function relateArrays(pair: ReferencePair, relation: Relation): readonly Difference[] | undefined {
  const { checker, relate } = relation;
  const { old, new: next } = pair;
  if (!checker.isArrayType(old) || !checker.isArrayType(next)) return undefined;
  const [before, after] = [checker.getTypeArguments(old)[0], checker.getTypeArguments(next)[0]];
  if (before === undefined || after === undefined) return undefined;
  const elements = below({ kind: 'element' }, relate({ ...pair, old: before, new: after }));
  return [...relateWriting({ ...pair, wasReadonly: isReadonlyArray(old), isReadonly: isReadonlyArray(next) }), ...elements];
}

function isReadonlyArray({ symbol }: ts.TypeReference): boolean {
  return symbol.name === 'ReadonlyArray';
}

interface WritingPair extends TypePair {
  readonly wasReadonly: boolean;
  readonly isReadonly: boolean;
}

/** Mutable arrays and tuples are assignable to readonly ones, but not the other way round. */
function relateWriting({ wasReadonly, isReadonly, position, old, new: next }: WritingPair): readonly Difference[] {
  if (wasReadonly === isReadonly) return [];
  const about = { position, old, new: next };
  if (position === 'receive')
    return [isReadonly ? major({ rule: 'readonly', reason: 'is readonly now', ...about }) : minor('can be changed now')];
  return [
    isReadonly ? minor('accepts readonly arrays, too') : major({ rule: 'mutable', reason: 'no longer accepts readonly arrays', ...about }),
  ];
}

export function relateTuples(pair: TypePair, relation: Relation): readonly Difference[] {
  const { checker, relate } = relation;
  const { old, new: next } = pair;
  if (isTupleReference(old, checker) && isTupleReference(next, checker)) {
    const [before, after] = [old.target, next.target];
    const isAlike = before.elementFlags.join() === after.elementFlags.join();
    if (isAlike) {
      const [mine, yours] = [checker.getTypeArguments(old), checker.getTypeArguments(next)];
      const elements = mine.flatMap((one, index) => {
        const other = yours[index];
        return other === undefined ? [] : below({ kind: 'element', index }, relate({ ...pair, old: one, new: other }));
      });
      return [...relateWriting({ ...pair, wasReadonly: before.readonly, isReadonly: after.readonly }), ...elements];
    }
  }
  return relateWhole(pair, relation);
}
