import ts from 'typescript';
import { declarationsOf } from '../../release/declarationsOf.ts';
import type { WithUsers } from '../load/computedTypes.ts';
import type { Comparison } from '../load/loadComparison.ts';
import type { BudgetLimits } from '../types/budget.ts';
import { declaredConstraint, typeParametersOf } from '../types/parameters.ts';
import { isReadonlyProperty } from '../types/properties.ts';
import { type Bindings, createBind } from './bindings.ts';
import { createSameTypes } from './sameTypes.ts';
import { createSpelledAlike } from './spelledAlike.ts';

/** How much work it may take to compare an alias, and all. What takes more counts as changed. */
const mostWork: BudgetLimits = { each: 3_000, all: 30_000, least: 300, end: 60_000, milliseconds: 60_000 };

/**
 * Finds the aliases that are written differently and mean the same, such as `Record<string | number | symbol, any>` and
 * `Record<PropertyKey, any>`. What mentions them did not change. A default that a type parameter gets changes nothing where the alias was
 * mentioned before.
 *
 * @returns those of the given old ids
 */
export function sameAliases(ids: readonly string[], comparison: Comparison, withUsers: WithUsers): ReadonlySet<string> {
  const { checker, names, pairs, old, new: next, newBudget, writtenAlikeFor } = comparison;
  const budget = newBudget(mostWork);
  const bind = createBind();
  const common = { checker, names, isReadonlyProperty, bind, budget };
  const { type } = createSameTypes({ ...common, writtenAlike: comparison.writtenAlike });
  const both = (one: ts.Type | undefined, other: ts.Type | undefined, bindings: Bindings): boolean =>
    one === undefined || other === undefined ? one === other : type(one, other, bindings);
  const isSame = (id: string): boolean => {
    const [before, after] = [names.symbolOf('old', id), names.successorOf(id)];
    const kinds = [...declarationsOf(old, id), ...declarationsOf(next, pairs.newOf(id) ?? '')].map(({ kind }) => kind);
    if (before === undefined || after === undefined || kinds.length !== 2 || !kinds.every((kind) => kind === 'type')) return false;
    const [mine, yours] = [typeParametersOf(before, checker), typeParametersOf(after, checker)];
    if (mine.length !== yours.length || [...mine, ...yours].some(hasVariance)) return false;
    budget.begin(id);
    const bindings = bind(new Map(), mine, yours);
    const areSameParameters = mine.every((one, index) => {
      const other = yours[index];
      const [standard, standardNow] = [one, other].map((each) => each && checker.getDefaultFromTypeParameter(each));
      const hasSameLimit = other !== undefined && both(declaredConstraint(one, checker), declaredConstraint(other, checker), bindings);
      return hasSameLimit && (standard === undefined || both(standard, standardNow, bindings));
    });
    return areSameParameters && type(checker.getDeclaredTypeOfSymbol(before), checker.getDeclaredTypeOfSymbol(after), bindings);
  };
  const same = new Set(ids.filter(isSame));
  // Aliases that contain each other are the same if each is, provided that the others are. Without one that is not, others may not be either.
  let assumed = ids.filter((id) => !same.has(id) && aliasOf(names.symbolOf('old', id)) && aliasOf(names.successorOf(id)));
  for (let all = Number.POSITIVE_INFINITY; assumed.length > 0 && assumed.length < all && !budget.isTight(); ) {
    all = assumed.length;
    const writtenAlike = writtenAlikeFor(withUsers(ids.filter((id) => !same.has(id) && !assumed.includes(id))));
    const isAlike = createSpelledAlike({ checker, budget, writtenAlike, type: createSameTypes({ ...common, writtenAlike }).type });
    assumed = assumed.filter((id) => {
      const [before, after] = [aliasOf(names.symbolOf('old', id)), aliasOf(names.successorOf(id))];
      budget.begin(id);
      return before !== undefined && after !== undefined && isAlike(before, after);
    });
    if (assumed.length === all) return new Set([...same, ...assumed]);
  }
  return same;
}

/** The declaration of what is nothing but an alias. */
function aliasOf(symbol: ts.Symbol | undefined): ts.TypeAliasDeclaration | undefined {
  const [own, ...others] = symbol?.declarations ?? [];
  return own !== undefined && ts.isTypeAliasDeclaration(own) && others.length === 0 ? own : undefined;
}

/** Whether a type parameter is declared with `in` or `out`. */
function hasVariance({ symbol }: ts.Type): boolean {
  return (symbol.declarations ?? []).some((node) => ts.isTypeParameterDeclaration(node) && node.modifiers !== undefined);
}
