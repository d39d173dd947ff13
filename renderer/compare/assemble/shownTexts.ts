import { type DeclarationPart, textOf } from '../../release/declarationText.ts';
import { type Difference, isHarmless } from '../difference/difference.ts';

interface ShownTexts {
  readonly old?: string;
  readonly new?: string;
}

/** Parts of a declaration in both releases. */
interface PartsPair {
  readonly old: readonly DeclarationPart[];
  readonly new: readonly DeclarationPart[];
}

/**
 * The texts of a part of a declaration. That of the declaration itself omits members. If it does not tell what changed, those members follow that
 * only one release declares so, and that the differences are about.
 */
export function shownTexts(pair: PartsPair, label: string, differences: readonly Difference[]): ShownTexts {
  const [before, after] = [textOf(pair.old, label), textOf(pair.new, label)];
  const isHidden = label === '' && before !== undefined && after !== undefined && omitsMembers(before, after);
  const labels = new Set(isHidden ? differences.flatMap(membersOf).map((name) => `.${name}`) : []);
  const [mine, yours] = [pair.old, pair.new].map((parts) => parts.filter((part) => labels.has(part.label) && !part.isInternal));
  const members = { old: onlyIn(mine, yours), new: onlyIn(yours, mine) };
  return {
    ...(before === undefined ? {} : { old: [before, ...members.old].join('\n') }),
    ...(after === undefined ? {} : { new: [after, ...members.new].join('\n') }),
  };
}

/** Members of a declaration that is still of the same kind have entries of their own. */
function omitsMembers(before: string, after: string): boolean {
  const [kind, kindNow] = [before, after].map((text) => /^(?:abstract )?(\w+)/.exec(text)?.[1]);
  return before === after || kind !== kindNow || [before, after].some((text) => text.includes('{ … }'));
}

function onlyIn(parts: readonly DeclarationPart[] = [], others: readonly DeclarationPart[] = []): readonly string[] {
  const linesOf = (all: readonly DeclarationPart[]): readonly string[] => all.flatMap(({ text }) => text.split('\n'));
  const known = new Set(linesOf(others));
  return linesOf(parts).flatMap((line) => (known.has(line) ? [] : [`  ${line}`]));
}

/** The names of the members of a type that a difference is in. */
function membersOf(difference: Difference): readonly string[] {
  const [first] = difference.path;
  if (first !== undefined) return first.kind === 'property' ? [first.name] : [];
  if (isHarmless(difference)) return [];
  return [...(difference.name === undefined ? [] : [difference.name]), ...(difference.because ?? []).flatMap(membersOf)];
}
