import { type Finding, isHarmless, minor, positionBefore } from '../difference/difference.ts';

/** What breaks only object literals, in a type of which users write none. */
export function withoutLiterals(finding: Finding): Finding {
  const { difference } = finding;
  if (isHarmless(difference) || difference.rule !== 'removed' || difference.isCertain || difference.name === undefined) return finding;
  const { name, path, position } = difference;
  if (position !== 'pass' || positionBefore(path, position) !== 'pass') return finding;
  return { ...finding, difference: { ...minor(`need not have \`${name}\``), path } };
}
