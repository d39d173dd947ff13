import { type Finding, isHarmless, isPartOfType, type Position, positionBefore } from '../difference/difference.ts';

/**
 * What breaks only users who use a type in a way that was not found, because the search for uses took too much work. Users who annotate a
 * value with the type show nothing: they may not use it like this.
 */
export function withAssumed(finding: Finding, isAssumed: (id: string, position: Position) => boolean): Finding {
  const { id, part, difference } = finding;
  if (isHarmless(difference) || difference.severity === 'unknown' || !isPartOfType(part)) return finding;
  const begin = positionBefore(difference.path, difference.position);
  if (!isAssumed(id, begin)) return finding;
  const reason = `${difference.reason}, if users ${begin} it: the search for all uses takes too much work`;
  return { ...finding, difference: { ...difference, severity: 'unknown', isCertain: false, isAssumed: true, reason } };
}
