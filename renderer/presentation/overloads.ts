import type { Markdown } from '../model/comment.ts';
import type { Signature } from '../model/type.ts';
import { textOfDoc } from './signature/layoutDoc.ts';
import { printParameters } from './signature/printType.ts';

/** The text that all overloads have in common. Undefined if their texts differ, or if there is only one. */
export function commonSummary(overloads: readonly Signature[]): Markdown | undefined {
  const [first, ...others] = overloads.map(({ comment }) => comment?.summary);
  if (first === undefined || others.length === 0 || first.text.trim() === '') return undefined;
  return others.every((other) => other?.text === first.text) ? first : undefined;
}

/** A list of parameters and types with more characters is too long for a label. */
const longestLabel = 44;

/**
 * What tells overloads apart in headings and in the table of contents: the names of their parameters, or the parameters that differ, with
 * their types, where the names are the same. Shortened where that is long.
 */
export function overloadLabels(overloads: readonly Signature[]): readonly string[] {
  const names = overloads.map(({ parameters }) => `(${parameters.map(({ name }) => name).join(', ')})`);
  const areNamesEnough = new Set(names).size === names.length;
  const differs = areNamesEnough ? [] : differentPositions(overloads);
  return overloads.map(({ parameters }, index) => {
    const different = parameters.filter((_, position) => differs[position]);
    const label = areNamesEnough ? (names[index] ?? '') : textOfDoc(printParameters(different.length === 0 ? parameters : different));
    return label.length <= longestLabel ? label : `${label.slice(0, longestLabel - 1)}…`;
  });
}

/** For each position, whether the parameters there differ. */
function differentPositions(overloads: readonly Signature[]): readonly boolean[] {
  const texts = overloads.map(({ parameters }) => parameters.map((parameter) => textOfDoc(printParameters([parameter]))));
  const longest = Math.max(...texts.map(({ length }) => length));
  return Array.from({ length: longest }, (_, position) => new Set(texts.map((own) => own[position] ?? '')).size > 1);
}
