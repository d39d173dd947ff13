import ts from 'typescript';
import type { ApiSnapshot } from '../../release/apiSnapshot.ts';
import { factsOf } from '../../release/declarationFacts.ts';
import { partsOfDeclaration } from '../../release/declarationText.ts';
import { isUnstableName } from '../../release/importedIds.ts';
import { codeOf } from '../../release/parseDeclaration.ts';
import { type Finding, type FindingPart, type Harm, partLabel, type Step } from '../difference/difference.ts';
import { brandOf } from '../types/properties.ts';
import { isUnusedDefault } from './isUnusedDefault.ts';

/**
 * Creates a function that answers whether a harm only concerns what may change in each release, by its name or a tag.
 *
 * @param unstable ids of what users reach only by unstable names
 */
export function createIsUnstable(old: ApiSnapshot, unstable: ReadonlySet<string>): (finding: Finding, harm: Harm) => boolean {
  return (finding, harm) =>
    unstable.has(finding.id) ||
    [finding.part, ...harm.path].some(hasUnstableName) ||
    isAboutUnstable(harm) ||
    isPrivateMember(old, finding, harm) ||
    isUnusedDefault(old, finding, harm) ||
    isTagged(old, finding);
}

function isTagged(old: ApiSnapshot, { id, part }: Finding): boolean {
  const label = partLabel(part);
  return label !== '' && partsOfDeclaration(old, id).some((one) => one.label === label && one.isUnstable);
}

/** Members may also end with `_`, which marks private members for tools that shorten their names. A reserved word needs it as well. */
function hasUnstableName(step: FindingPart | Step): boolean {
  if (!('name' in step)) return false;
  const isMember = step.kind === 'member' || step.kind === 'static' || step.kind === 'property';
  return isUnstableName(step.name) || (isMember && isPrivateName(step.name));
}

/**
 * Whether a class has a member whose name begins with `_`, and no type is made of the member: `T["_output"]`. Data may have such names, and
 * subclasses implement abstract members.
 */
function isPrivateMember({ declarations }: ApiSnapshot, { id, part }: Finding, { rule }: Harm): boolean {
  const name = part.kind === 'member' || part.kind === 'static' ? part.name : '';
  if (!/^_\p{L}/u.test(name)) return false;
  const [own] = declarations.filter((one) => one.id === id && one.kind === 'class').map(factsOf);
  if (own === undefined) return false;
  const [mine, others] = [own.members.filter((one) => one.name === name), own.members.filter((one) => one.name !== name)];
  if (rule === 'abstract' || mine.some(({ isAbstract }) => isAbstract)) return false;
  // The compiler infers a type argument from the only member that mentions it.
  const carries = own.typeParameters.some((parameter) => {
    const mentions = new RegExp(`\\b${parameter.name}\\b`);
    return mine.some(({ text }) => mentions.test(text)) && !others.some(({ text }) => mentions.test(text));
  });
  return !carries && !declarations.some((one) => codeOf(one).includes(`[${JSON.stringify(name)}]`));
}

function isPrivateName(name: string): boolean {
  const word = /^(\w*[\p{L}\p{N}])_$/u.exec(name)?.[1];
  return word !== undefined && ts.identifierToKeywordKind(ts.factory.createIdentifier(word)) === undefined;
}

/** Whether a harm is only that something with an unstable name is gone: a property, a literal, or a class of the package. */
export function isAboutUnstable({ name, rule, old }: Harm): boolean {
  const literal = old?.isStringLiteral() ? old.value : undefined;
  return [rule === 'removed' ? name : undefined, literal].some(
    (one) => one !== undefined && (isUnstableName(brandOf(one) ?? one) || (one === name && isPrivateName(one))),
  );
}
