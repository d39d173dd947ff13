import { parametersOfLine } from './itemStates.ts';

export interface ReleasedText {
  readonly version: string;
  /** The overloads, one on each line. */
  readonly text: string;
}

/**
 * The version that added each overload of the newest release. Null for an overload that the oldest release has, and where it may be an
 * earlier one that was written differently.
 *
 * @param releases those that have the item, the oldest first
 */
export function overloadVersions(releases: readonly ReleasedText[]): readonly (string | null)[] {
  const texts = releases.map(({ text }) => text.split('\n'));
  const newest = texts.at(-1) ?? [];
  if (newest.length < 2) return [];
  return newest.map((line) => {
    const last = texts.findLastIndex((lines) => !lines.includes(line));
    const [before, after] = [texts[last], texts[last + 1]];
    const version = releases[last + 1]?.version;
    return before !== undefined && after !== undefined && version !== undefined && isAdded(line, before, after) ? version : null;
  });
}

/** Whether all earlier overloads are still there, or none of them has similar parameters. */
function isAdded(line: string, before: readonly string[], after: readonly string[]): boolean {
  return before.every((one) => after.includes(one)) || !before.some((one) => areSimilar(parametersOfLine(one), parametersOfLine(line)));
}

function areSimilar(one: readonly string[], other: readonly string[]): boolean {
  const shared = Math.min(one.length, other.length);
  return one.slice(0, shared).every((name, index) => name === other[index]);
}
