import type ts from 'typescript';
import type { Finding, Harm } from '../difference/difference.ts';
import { createVerify, type Verify, type VerifyRequest } from './createVerify.ts';
import { unlikelyType } from './program/unlikelyType.ts';
import type { UnlikelyUse } from './program/unlikelyUse.ts';

interface Plain {
  readonly text: string;
  /** Why users would not write the program. */
  readonly unlikely?: string | undefined;
}

interface Written {
  readonly text: string;
  readonly finding: Finding<Harm> | undefined;
}

type Found = Written & { readonly use: UnlikelyUse };

interface PlainRequest extends Omit<VerifyRequest, 'texts'> {
  /** Those of the programs that were compiled before, and what they were compiled with. */
  readonly known: Pick<Verify, 'unlikely'> & { readonly texts: ReadonlySet<string> };
}

/**
 * Writes programs that break, and have no open type parameters, with the types that users would write. Says of those that do not break then why
 * users would not write them.
 *
 * @returns the programs that are not as users write them, by their texts, and how much work of the compiler that took
 */
export function plainPrograms(programs: readonly Written[], request: PlainRequest) {
  const spelled = programs.filter(({ text }) => mayBeSpelled(text));
  const { uses, work } = findUses(spelled, request);
  const { verify, work: workAfter } = createVerify({ ...request, texts: uses.flatMap(({ use }) => use.likely ?? []) });
  const plain = uses.map(({ text, use }): readonly [string, Plain] => {
    const result = use.likely === undefined ? 'compiles' : verify(use.likely);
    if (result === 'breaks') return [text, { text: use.likely ?? text }];
    return [text, result === 'invalid' && use.isSame ? { text } : { text, unlikely: use.reason }];
  });
  return { plain: new Map(plain), work: work + workAfter() };
}

/** What users seldom write in programs. It returns no compiler, which has a large memory. */
function findUses(programs: readonly Written[], { known, ...request }: PlainRequest) {
  const fresh = createVerify({ ...request, texts: programs.map(({ text }) => text).filter((text) => !known.texts.has(text)) });
  const uses = programs.flatMap((one): readonly Found[] => {
    const find = (file: ts.SourceFile, checker: ts.TypeChecker) => unlikelyType(file, checker, hasSameName(one.finding));
    const isKnown = known.texts.has(one.text);
    const use = isKnown || fresh.verify(one.text) === 'breaks' ? (isKnown ? known : fresh).unlikely(one.text, find) : undefined;
    return use === undefined ? [] : [{ ...one, use }];
  });
  return { uses, work: fresh.work() };
}

/** Whether a program may have types that users seldom write. Most have not, and need not be compiled again. */
function mayBeSpelled(text: string): boolean {
  return (
    /\bextends\b.*\?|\[[\p{L}\p{N}_$]+ in |import\("|<.*<.*<|(?:Omit|Pick)<\{|.{200}/u.test(text) ||
    /^export function exampleUse\(value: (\S+)<.*\): \1<|^export type Before = .*<.*</m.test(text)
  );
}

/** Whether a type became another one of the same name. */
function hasSameName(finding: Finding<Harm> | undefined): boolean {
  const [name, nameNow] = [finding?.difference.old, finding?.difference.new].map((type) => type?.symbol?.name);
  return name !== undefined && name === nameNow;
}
