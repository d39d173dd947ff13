import ts from 'typescript';
import type { Finding, Harm } from '../difference/difference.ts';
import type { Comparison } from '../load/loadComparison.ts';
import { propertyName } from '../types/properties.ts';
import { has } from '../types/typeFacts.ts';

/**
 * Whether a member that is gone is now named by a symbol of the same name, as `$state` became `[$state]`, and users could import this symbol
 * before. The old release wrote a name that values did not have.
 */
export function isNamedBySymbol(
  { id, part }: Finding,
  { rule }: Harm,
  { exported, checker, names }: Pick<Comparison, 'checker' | 'names'> & { readonly exported: ReadonlySet<string> },
): boolean {
  if (rule !== 'removed' || part.kind !== 'member' || !exported.has(part.name)) return false;
  const [key, successor] = [names.valueTypeOf('old', part.name), names.successorOf(id)];
  if (key === undefined || !has(key, ts.TypeFlags.UniqueESSymbol) || successor === undefined) return false;
  const members = checker.getDeclaredTypeOfSymbol(successor).getProperties();
  return members.some((one) => propertyName(one) === `[${part.name}]`);
}
