import type ts from 'typescript';
import { isCompilerFailure, unlessCompilerFails } from '../../api/program/isCompilerFailure.ts';
import type { Policy } from '../../release/diffEntry.ts';
import type { Finding, Harm } from '../difference/difference.ts';
import type { ComparisonContext } from '../snapshots/createCompare.ts';
import type { Budget } from '../types/budget.ts';
import { isIndex } from '../types/typeFacts.ts';
import type { Candidate } from './candidates/maker.ts';
import { createVerify, type Verification, type VerifyRequest } from './createVerify.ts';
import { findOpenPrograms } from './openPrograms.ts';
import { plainPrograms } from './plainPrograms.ts';
import { instancesOf, type TypeArguments } from './program/instancesOf.ts';
import { type UnlikelyUse, unlikelyUse } from './program/unlikelyUse.ts';
import { unlikelyChange } from './unlikelyChange.ts';

/** A finding, with the programs that may show it. */
export interface Case {
  readonly finding?: Finding<Harm> | undefined;
  /** Programs that were not written yet, the clearest first. It ends with `true` if others are left out, because there are too many. */
  readonly waiting: Iterator<Candidate, boolean | undefined>;
  readonly verified: Verified[];
  /** Programs that were not tried: some may follow, none is left, or some were dropped, because they would take too much work. */
  untried: 'some' | 'none' | 'dropped';
}

interface Verified {
  readonly candidate: Candidate;
  readonly result: Verification;
  /** How many instances of a program compile that breaks only where its type parameters are left open. It is invalid by the standard policy. */
  readonly instances?: number | undefined;
  /** Why users would not write a program that breaks. It is invalid by the standard policy. */
  readonly unlikely?: string | undefined;
}

interface VerifyContext extends Omit<VerifyRequest, 'texts'> {
  readonly policy: Policy;
  /** Undefined where no declaration changed. */
  readonly context: ComparisonContext | undefined;
  /** How much work of the compiler the programs may take. */
  readonly left: number;
  readonly writing: Writing;
  /** Type arguments for the programs of a case. */
  readonly argumentsOf: (one: Case | undefined) => TypeArguments;
}

/** Takes the next programs of a case. */
type Writing = (one: Case, most: number) => readonly Candidate[];

/** Programs are written with the compiler's help. If it fails, no more are written, and what is open stays unknown. */
export function createWriting(budget: Budget | undefined, policy: Policy): Writing {
  const isCounted = (one: Candidate): boolean => showsBreak(one, policy) || one.isProof;
  let hasFailed = false;
  return (one, most) => {
    if (hasFailed) return [];
    try {
      budget?.begin(one.finding?.id ?? '');
      const { taken, untried } = take(one.waiting, { most, isEnough: () => budget?.isSpent() === true });
      if (one.untried === 'some') one.untried = untried;
      return taken.filter(isCounted);
    } catch (error) {
      if (!isCompilerFailure(error)) throw error;
      hasFailed = true;
      return [];
    }
  };
}

/** By the standard policy, what users would not write shows no break. */
function showsBreak({ isNatural }: Candidate, policy: Policy): boolean {
  return policy === 'strict' || isNatural;
}

/** Writes the next programs of each case and compiles them together, until one breaks. Returns how much work that was. */
export function verifyNext(cases: readonly Case[], size: number, request: VerifyContext): number {
  const { policy, left } = request;
  const written = cases.map((one) => ({ one, candidates: request.writing(one, size), verified: one.verified }));
  const texts = new Set(
    written.flatMap(({ candidates }) => candidates.flatMap(({ text, control }) => [text, ...(control === undefined ? [] : [control])])),
  );
  const { verify, unlikely, work } = createVerify({ ...request, texts: [...texts] });
  let open = written.map(({ one, candidates, verified }) => ({ one, waiting: candidates.values(), verified }));
  let lost = 0;
  while (open.length > 0 && work() + lost <= left) {
    const shown = open.flatMap((one) => {
      for (const candidate of one.waiting) {
        if (work() + lost > left) {
          one.one.untried = 'dropped';
          break;
        }
        const found = verify(candidate.text);
        const isOther = found === 'breaks' && candidate.control !== undefined && verify(candidate.control) === 'breaks';
        const result = isOther ? 'invalid' : found;
        if (result === 'breaks' && showsBreak(candidate, policy)) return [{ ...one, candidate }];
        one.verified.push({ candidate, result: result === 'breaks' ? 'invalid' : result });
      }
      return [];
    });
    // What users would not write is left out. If the rest breaks as well, it is the better program.
    const uses = shown.map(({ one: { finding }, candidate }): UnlikelyUse | undefined => {
      if (policy === 'strict') return undefined;
      const reason = unlessCompilerFails(() => unlikelyChange(finding, request.context, candidate.text));
      return reason === undefined ? unlikely(candidate.text, unlikelyUse) : { reason };
    });
    const likely = createVerify({ ...request, texts: uses.flatMap((use) => use?.likely ?? []) });
    const broken = shown.flatMap(({ candidate, ...one }, index) => {
      const use = uses[index];
      if (use === undefined) return [{ ...one, candidate }];
      if (use.likely !== undefined && likely.verify(use.likely) === 'breaks')
        return [{ ...one, candidate: { ...candidate, text: use.likely } }];
      one.verified.push({ candidate, result: 'invalid', unlikely: use.reason });
      return [];
    });
    lost += likely.work();
    // A program that leaves type parameters open shows less than one with the types that users would give.
    const programs = new Map(policy === 'strict' ? [] : broken.map(({ one, candidate }) => [candidate.text, one]));
    const argumentsOf = (text: string): TypeArguments => request.argumentsOf(programs.get(text));
    const found =
      programs.size === 0 ? undefined : findOpenPrograms([...programs.keys()], { ...request, argumentsOf, left: left - lost - work() });
    lost += found?.work ?? 0;
    const closedText = (text: string): string => found?.closed.get(text) ?? text;
    const closed = broken.map(({ one: { finding }, candidate }) => ({ text: closedText(candidate.text), finding }));
    const { plain, work: plainWork } = plainPrograms(policy === 'strict' ? [] : closed, { ...request, known: { texts, unlikely } });
    lost += plainWork;
    for (const { one, candidate, verified } of broken) {
      const instances = found?.instances.get(candidate.text);
      const isUndecided = found?.undecided.has(candidate.text) === true;
      if (isUndecided) one.untried = 'dropped';
      const isCounted = instances === undefined && !isUndecided;
      const own = plain.get(closedText(candidate.text)) ?? { text: closedText(candidate.text) };
      const result = isCounted && own.unlikely === undefined ? 'breaks' : 'invalid';
      verified.push({ candidate: { ...candidate, text: own.text }, result, instances, unlikely: isCounted ? own.unlikely : undefined });
    }
    open = shown.filter(({ verified }) => !verified.some(isBroken));
  }
  for (const { one, verified } of written.filter(({ verified: all, one: { finding } }) => !all.some(isBroken) && isAboutKeyof(finding))) {
    const compiling = verified.filter(({ result }) => result === 'compiles').map(({ candidate }) => candidate);
    const closed = compiling.flatMap(({ text }) => [...instancesOf(text, request.argumentsOf(one)).usual]);
    const instances = createVerify({ ...request, texts: closed });
    const text = closed.find((program) => work() + lost + instances.work() <= left && instances.verify(program) === 'breaks');
    lost += instances.work();
    if (text !== undefined) verified.push({ candidate: { text, isProof: false, isNatural: true }, result: 'breaks' });
  }
  for (const { one, waiting } of open) if (waiting.next().done !== true) one.untried = 'dropped';
  return work() + lost;
}

/**
 * Whether the keys of a type parameter differ. For `T extends Record<string, unknown>`, the compiler takes every string for one of them, and only
 * programs with the types that users would give show a difference.
 */
function isAboutKeyof(finding: Finding<Harm> | undefined): boolean {
  const isKeys = (type: ts.Type): boolean => isIndex(type) || (type.isUnionOrIntersection() && type.types.some(isKeys));
  return [finding?.difference.old, finding?.difference.new].some((type) => type !== undefined && isKeys(type));
}

interface TakeOptions {
  readonly most: number;
  readonly isEnough: () => boolean;
}

/** Takes the next programs, and says which are left. */
function take(
  items: Case['waiting'],
  { most, isEnough }: TakeOptions,
): { readonly taken: readonly Candidate[]; readonly untried: Case['untried'] } {
  const taken: Candidate[] = [];
  while (taken.length < most && !isEnough()) {
    const one = items.next();
    if (one.done === true) return { taken, untried: one.value === true ? 'dropped' : 'none' };
    taken.push(one.value);
  }
  return { taken, untried: 'some' };
}

export function isBroken({ result }: Case['verified'][number]): boolean {
  return result === 'breaks';
}

export function hasBroken({ verified }: Case): boolean {
  return verified.some(isBroken);
}
