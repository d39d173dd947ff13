import { type Finding, isHarmless, minor, positionBefore } from '../difference/difference.ts';

/** What breaks only users who read a type, where they only name its members, and pass these: `emit(value: Events['open'])`. */
export function withoutReads(finding: Finding): Finding {
  const { difference } = finding;
  if (isHarmless(difference) || difference.rule === 'write') return finding;
  const { rule, path, position, reason } = difference;
  const isNamed = rule === 'removed' && path.length === 0;
  if (isNamed || positionBefore(path, position) !== 'receive') return finding;
  return { ...finding, difference: { ...minor(reason), path } };
}
