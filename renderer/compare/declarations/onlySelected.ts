import { type Finding, type Harm, isAboutKeys, isHarmless, isPartOfType, minor, positionBefore } from '../difference/difference.ts';
import type { Positions } from '../positions/routes.ts';

/**
 * Leaves out what breaks only users of a whole type, where users have no more of it than the names of its members, and the values that they
 * pass for these: `emit<K extends keyof Events>(key: K, value: Events[K])`.
 */
export function onlySelected(finding: Finding, routes: ReturnType<Positions>): Finding {
  const { difference, part } = finding;
  if (isHarmless(difference) || !isPartOfType(part) || isAboutDeclaration(difference)) return finding;
  const { path, position, reason } = difference;
  const { selected, within = [] } = routes.get(positionBefore(path, position)) ?? {};
  const isMet =
    selected === undefined || isAboutKeys(difference) || (selected === 'members' && path.length > 0 && isWithin(difference, within));
  return isMet ? finding : { ...finding, difference: { ...minor(reason), path } };
}

/** Whether a difference in a member is in the parts that users have of it, or one of these is gone. */
function isWithin({ path: [, ...steps], name }: Harm, parts: readonly string[]): boolean {
  return parts.every((part, index) => {
    const step = steps[index];
    if (step === undefined) return index === steps.length && name === part;
    return step.kind === 'property' && step.name === part;
  });
}

/** Whether a difference breaks users by the name of the type: an interface that is an alias now, or a type parameter. */
function isAboutDeclaration({ rule, path: [first] }: Harm): boolean {
  return rule === 'kind' || rule === 'type-parameter' || first?.kind === 'constraint' || first?.kind === 'default';
}
