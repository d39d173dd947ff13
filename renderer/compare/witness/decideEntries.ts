import { isCompilerFailure } from '../../api/program/isCompilerFailure.ts';
import type { LibraryFiles } from '../../api/program/virtualProgram.ts';
import type { ApiSnapshot } from '../../release/apiSnapshot.ts';
import type { DiffEntry, Policy } from '../../release/diffEntry.ts';
import { externalsOf } from '../../release/references.ts';
import { splitExternal } from '../../release/renderDeclarations.ts';
import type { EntryDraft } from '../assemble/entryDraft.ts';
import type { Finding, Harm } from '../difference/difference.ts';
import { isHarmless } from '../difference/difference.ts';
import type { SnapshotComparison } from '../snapshots/compareSnapshots.ts';
import type { Budget, BudgetLimits } from '../types/budget.ts';
import { exportCandidates } from './candidates/exportCandidates.ts';
import { findingCandidates } from './candidates/findingCandidates.ts';
import type { Candidate } from './candidates/maker.ts';
import { createVerify, type Verification } from './createVerify.ts';
import { importPlaces } from './program/importPlaces.ts';
import { createPlainText } from './program/typeText.ts';

interface DecideRequest {
  readonly old: ApiSnapshot;
  readonly new: ApiSnapshot;
  readonly comparison: SnapshotComparison;
  readonly drafts: readonly EntryDraft[];
  readonly bases: readonly string[];
  readonly libraries: LibraryFiles;
  readonly policy?: Policy | undefined;
}

/**
 * Decides verdicts with the compiler. A change is major if a program shows it, or if its rule is certain. If the rule is uncertain, and all
 * proofs of safety compile with both releases, the change is not major. In all other cases, the verdict stays unknown.
 */
export function decideEntries(request: DecideRequest): readonly DiffEntry[] {
  const { old, new: next, comparison, drafts, policy = 'standard' } = request;
  const { context } = comparison;
  const names = { places: importPlaces(old, next), externals: externalNames(old) };
  const print = context && createPlainText(context.checker);
  const candidatesOf = (finding: Finding<Harm>): Case['waiting'] =>
    context === undefined || print === undefined ? [].values() : findingCandidates(finding, { old, context, print, ...names });
  const writing = createWriting(context?.newBudget(mostWriting), policy);
  const suspects = drafts.map((draft) => ({ draft, cases: casesOf(draft, { old, candidatesOf }) }));
  let left = mostWork;
  for (const size of roundSizes) {
    const open = suspects.flatMap(({ cases }) => (cases.some(hasBroken) ? [] : cases));
    if (left > 0) left -= verifyNext(open, size, { ...request, left, writing });
  }
  return suspects.map(({ draft, cases }) => decide(draft, cases, policy));
}

/**
 * How many programs of each finding a round compiles. Most entries are decided by their first programs, and each round has a compilation of
 * its own, which is dropped afterwards.
 */
const roundSizes = [3, 9, 40] as const;

/** A finding, with the programs that may show it. */
interface Case {
  readonly finding?: Finding<Harm> | undefined;
  /** Programs that were not written yet, the clearest first. */
  readonly waiting: Iterator<Candidate, unknown>;
  readonly verified: { readonly candidate: Candidate; readonly result: Verification }[];
}

/** How much work of the compiler the programs may take. Findings whose programs were not compiled stay unknown. */
const mostWork = 1_500_000;

/** How much work it may take to write the programs of a finding, and of all. */
const mostWriting: BudgetLimits = { each: 30_000, all: 300_000, least: 2_000, end: 600_000, milliseconds: 600_000 };

interface VerifyContext extends DecideRequest {
  readonly left: number;
  readonly writing: Writing;
}

/** Takes the next programs of a case. */
type Writing = (one: Case, most: number) => readonly Candidate[];

/** Programs are written with the compiler's help. If it fails, no more are written, and what is open stays unknown. */
function createWriting(budget: Budget | undefined, policy: Policy): Writing {
  const isCounted = (one: Candidate): boolean => showsBreak(one, policy) || one.isProof;
  let hasFailed = false;
  return ({ waiting, finding }, most) => {
    if (hasFailed) return [];
    try {
      budget?.begin(finding?.id ?? '');
      return take(waiting, { most, isEnough: () => budget?.isSpent() === true }).filter(isCounted);
    } catch (error) {
      if (!isCompilerFailure(error)) throw error;
      hasFailed = true;
      return [];
    }
  };
}

/** By the standard policy, what users would not write shows no break. */
function showsBreak({ isNatural }: Candidate, policy: Policy | undefined): boolean {
  return policy === 'strict' || isNatural;
}

/** Writes the next programs of each case and compiles them together. Returns how much work that was. */
function verifyNext(cases: readonly Case[], size: number, request: VerifyContext): number {
  const next = cases.flatMap((one) => request.writing(one, size).map((candidate) => ({ candidate, verified: one.verified })));
  const { verify, work } = createVerify({ ...request, texts: [...new Set(next.map(({ candidate }) => candidate.text))] });
  for (const { candidate, verified } of next) {
    if (work() > request.left) break;
    if (verified.some(isBroken)) continue;
    const result = verify(candidate.text);
    verified.push({ candidate, result: result === 'breaks' && !showsBreak(candidate, request.policy) ? 'invalid' : result });
  }
  return work();
}

interface TakeOptions {
  readonly most: number;
  readonly isEnough: () => boolean;
}

function take<T>(items: Iterator<T, unknown>, { most, isEnough }: TakeOptions): readonly T[] {
  const taken: T[] = [];
  for (let one = items.next(); one.done !== true; one = items.next()) {
    taken.push(one.value);
    if (taken.length === most || isEnough()) break;
  }
  return taken;
}

function isBroken({ result }: Case['verified'][number]): boolean {
  return result === 'breaks';
}

function hasBroken({ verified }: Case): boolean {
  return verified.some(isBroken);
}

interface CasesRequest {
  readonly old: ApiSnapshot;
  readonly candidatesOf: (finding: Finding<Harm>) => Case['waiting'];
}

function casesOf({ entry, findings, exported }: EntryDraft, { old, candidatesOf }: CasesRequest): readonly Case[] {
  if (entry.verdict !== 'major' && entry.verdict !== 'unknown') return [];
  if (exported?.isInternal) return [];
  if (exported !== undefined) return [{ waiting: exportCandidates(exported, old).values(), verified: [] }];
  const harmful = findings.flatMap(({ difference, ...place }) => (isHarmless(difference) ? [] : [{ ...place, difference }])).slice(0, 6);
  return harmful.map((finding) => ({ finding, waiting: candidatesOf(finding), verified: [] }));
}

/** Types of other packages by the last part of their names, with the text that imports them. */
function externalNames({ declarations }: ApiSnapshot): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const target of declarations.flatMap(externalsOf)) {
    const last = splitExternal(target).path.at(-1);
    if (last !== undefined) names.set(last, target);
  }
  return names;
}

function decide({ entry }: EntryDraft, cases: readonly Case[], policy: Policy): DiffEntry {
  if (entry.verdict !== 'major' && entry.verdict !== 'unknown') return entry;
  const broken = cases.flatMap(({ verified }) => verified.filter(isBroken)).map(({ candidate }) => candidate);
  const witness = broken.toSorted((a, b) => Number(a.isProof) - Number(b.isProof))[0]?.text;
  if (witness !== undefined) return { ...entry, verdict: 'major', witness };
  const isCertain = cases.some(
    ({ finding }) =>
      finding === undefined || (policy === 'strict' && finding.difference.isCertain && finding.difference.severity === 'major'),
  );
  if (entry.verdict === 'major' && (isCertain || cases.length === 0)) return entry;
  const isSafe = ({ verified }: Case): boolean => {
    const proofs = verified.filter(({ candidate }) => candidate.isProof);
    return proofs.length > 0 && proofs.every(({ result }) => result === 'compiles');
  };
  if (cases.length === 0 || !cases.every(isSafe)) return { ...entry, verdict: 'unknown' };
  const isWritten = cases.every(({ finding }) => finding?.difference.otherwise === 'patch');
  return { ...entry, verdict: isWritten ? 'patch' : 'minor', reason: `${entry.reason.replace(/\.$/, '')}; programs compile as before.` };
}
