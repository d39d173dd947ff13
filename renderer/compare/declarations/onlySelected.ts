import { type Finding, isAboutKeys, isHarmless, isPartOfType, minor, positionBefore } from '../difference/difference.ts';
import type { Positions } from '../positions/routes.ts';

/**
 * Leaves out what breaks only users of a whole type, where users have no more of it than the names of its members, and the values that they
 * pass for these: `emit<K extends keyof Events>(key: K, value: Events[K])`.
 */
export function onlySelected(finding: Finding, routes: ReturnType<Positions>): Finding {
  const { difference, part } = finding;
  if (isHarmless(difference) || !isPartOfType(part)) return finding;
  const { path, position, reason } = difference;
  const selected = routes.get(positionBefore(path, position))?.selected;
  const isMet = selected === undefined || (selected === 'keys' ? isAboutKeys(difference) : path.length > 0);
  return isMet ? finding : { ...finding, difference: { ...minor(reason), path } };
}
