import { invalidFrontMatter, unknownFrontMatterKey } from '../../diagnostics/documents.ts';
import type { Place, Problem } from '../../model/problem.ts';
import type { ValueIssue } from './checkValue.ts';

/** A wrong value, or a key within a value that is not known. */
export function valueProblem(
  { path, expected, fault, value, nearest }: ValueIssue,
  { name, place }: { readonly name: string; readonly place: Place },
): Problem {
  // `hero.actions[0].link`
  const key = [name, ...path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))].join('');
  if (expected === undefined) return unknownFrontMatterKey({ key, nearest, place });
  if (fault !== undefined) return invalidFrontMatter(`"${key}" ${fault.text}.`, place, fault.remedy);
  const isUnquoted = expected === 'a string' && (typeof value === 'number' || typeof value === 'boolean');
  const hint = isUnquoted ? `Put it in quotes: ${path.findLast((part) => typeof part === 'string') ?? name}: "${value}".` : undefined;
  if (value === undefined) {
    const owner = key.slice(0, Math.max(key.lastIndexOf('.'), key.lastIndexOf('[')));
    return invalidFrontMatter(`"${owner}" has no "${path.at(-1)}".`, place, `Add "${path.at(-1)}".`);
  }
  return invalidFrontMatter(`"${key}" must be ${expected}, not ${describe(value)}.`, place, hint);
}

function describe(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : JSON.stringify(value);
}
