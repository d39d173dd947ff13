import { below, type Difference, flip, type Position } from '../difference/difference.ts';
import { argumentsOf } from '../types/typeFacts.ts';
import { loosened } from './pairDifferences.ts';
import type { ReferencePair, Relation } from './relation.ts';

interface ArgumentsContext {
  readonly isOwn: boolean;
  readonly tools: Relation;
}

/**
 * Compares references to the same generic class or interface. Each argument is compared in the positions in which the generic uses its
 * parameter.
 */
export function relateArguments(pair: ReferencePair, { isOwn, tools }: ArgumentsContext): readonly Difference[] {
  const { checker, relate, same } = tools;
  const { old, new: next, position, scope } = pair;
  const [mine, yours] = [argumentsOf(old, checker), argumentsOf(next, checker)];
  return mine.flatMap((one, index) => {
    const other = yours[index];
    if (other === undefined || same(one, other, scope)) return [];
    const positions = isOwn ? [...tools.usesOf(old.symbol, index)] : foreignPositions(pair, tools);
    const inner = positions.flatMap((relative) => {
      const found = relate({ ...pair, old: one, new: other, position: relative === 'receive' ? position : flip(position) });
      return isOwn ? found.map((difference) => ({ ...difference, isCertain: false })) : found;
    });
    const step = { kind: 'argument', of: old.symbol.name, index } as const;
    // An unused type argument is at most another spelling.
    if (inner.length === 0) return [loosened({ ...pair, old: one, new: other }, 'patch', 'is another type argument that nothing uses')];
    return below(step, inner);
  });
}

/**
 * The positions of the type parameters of a generic of another package. Known names decide; for other names, the compiler says whether the
 * types are compatible.
 */
function foreignPositions({ old, new: next }: ReferencePair, { checker }: Relation): readonly Position[] {
  if (covariant.has(old.symbol.name)) return ['receive'];
  const back = checker.isTypeAssignableTo(old, next);
  const forth = checker.isTypeAssignableTo(next, old);
  if (back && forth) return [];
  return ['receive', 'pass'];
}

const covariant = new Set(
  'Array ReadonlyArray Promise PromiseLike Set ReadonlySet Map ReadonlyMap Iterable Iterator IterableIterator AsyncIterable AsyncIterator AsyncIterableIterator Generator AsyncGenerator WeakRef ReadableStream ArrayLike'.split(
    ' ',
  ),
);
