import ts from 'typescript';
import type { Finding, Harm } from '../difference/difference.ts';
import { constituents, has, isObject } from '../types/typeFacts.ts';

/**
 * What users seldom do that a change breaks, whatever the program: they pass other values where the package, which took `any`, says now which
 * objects it takes. Without these, it did not work before. A number may have worked like a text, and what functions of users return may not
 * have mattered.
 *
 * @returns the end of "only programs that …"
 */
export function unlikelyChange(finding: Finding<Harm> | undefined): string | undefined {
  if (finding === undefined) return undefined;
  const { rule, position, path, old, new: next } = finding.difference;
  const isReturned = path.slice(path.findLastIndex(({ kind }) => kind === 'parameter') + 1).some(({ kind }) => kind === 'return');
  const tookAnything = rule === 'narrower' && position === 'pass' && old !== undefined && has(old, ts.TypeFlags.Any);
  const takesObjects = next !== undefined && constituents(next).some((one) => isObject(one) || one.isIntersection());
  return tookAnything && takesObjects && !isReturned ? 'pass other values than the objects that it takes break' : undefined;
}
