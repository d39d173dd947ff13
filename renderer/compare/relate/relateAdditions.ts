import { below, type Difference, isHarmless } from '../difference/difference.ts';
import { writablePlaces } from '../positions/writablePlaces.ts';
import type { Relation, TypePair } from './relation.ts';

/** What breaks users who add to lists, maps, sets and dictionaries of a value that is exported itself. */
export function relateAdditions({ old, new: next, scope }: TypePair, { checker, names, relate }: Relation): readonly Difference[] {
  const after = new Map(writablePlaces(next, { checker, names }).map(({ key, type }) => [key, type]));
  return writablePlaces(old, { checker, names }).flatMap(({ key, steps, type }): readonly Difference[] => {
    const other = after.get(key);
    const found = other === undefined ? [] : relate({ old: type, new: other, position: 'pass', scope });
    return steps.reduceRight(
      (inner: readonly Difference[], step) => below(step, inner),
      found.filter((one) => !isHarmless(one)),
    );
  });
}
