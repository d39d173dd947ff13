import type ts from 'typescript';
import { memoize } from '../../model/memoize.ts';
import type { ApiSnapshot } from '../../release/apiSnapshot.ts';
import type { DiffEntry, Policy } from '../../release/diffEntry.ts';
import { unpromisedIds } from '../../release/promisedIds.ts';
import { externalsOf } from '../../release/references.ts';
import { splitExternal } from '../../release/renderDeclarations.ts';
import { createCauses } from '../assemble/createCauses.ts';
import { type EntryDraft, mostFindings } from '../assemble/entryDraft.ts';
import type { Finding, Harm } from '../difference/difference.ts';
import { isHarmless } from '../difference/difference.ts';
import { innerIds } from '../policy/idsElsewhere.ts';
import type { CompareRequest, SnapshotComparison } from '../snapshots/compareSnapshots.ts';
import type { ComparisonContext } from '../snapshots/createCompare.ts';
import type { BudgetLimits } from '../types/budget.ts';
import { declaresConditional, hasConditional } from '../types/hasConditional.ts';
import { exportCandidates } from './candidates/exportCandidates.ts';
import { findingCandidates } from './candidates/findingCandidates.ts';
import { createFittingTypes } from './candidates/fittingTypes.ts';
import { needsName } from './candidates/needsName.ts';
import { createIsInner } from './createIsInner.ts';
import { isOnlySuspected } from './isOnlySuspected.ts';
import { createPlainText } from './program/createTypeText.ts';
import { createDistinguishedTypes } from './program/distinguishedTypes.ts';
import { type ImportPlace, importPlaces } from './program/importPlaces.ts';
import type { TypeArguments } from './program/instancesOf.ts';
import { createReleasePrograms, type ReleaseProgramsRequest } from './releasePrograms.ts';
import { type Case, createWriting, hasBroken, isBroken, verifyNext } from './verifyCases.ts';

interface DecideRequest extends ReleaseProgramsRequest, Pick<CompareRequest, 'policy' | 'programWork' | 'implementation'> {
  readonly comparison: SnapshotComparison;
  readonly drafts: readonly EntryDraft[];
}

/**
 * Decides verdicts with the compiler. A change is major if a program shows it, or if its rule is certain. If the rule is uncertain, and all
 * proofs of safety compile with both releases, the change is not major. In all other cases, the verdict stays unknown.
 */
export function decideEntries(request: DecideRequest): readonly DiffEntry[] {
  const { old, new: next, comparison, drafts, policy = 'standard', programWork = mostWork, implementation = {} } = request;
  const { context } = comparison;
  const allPlaces = importPlaces(old, next);
  // Programs of users do not import what only an unstable name exports. They reach it from what has a stable name. What subclasses and
  // other values have of it is only shown by its own name.
  const unpromised = policy === 'strict' ? new Set<string>() : new Set([...unpromisedIds(old), ...innerIds(old, implementation)]);
  const names = { places: new Map([...allPlaces].filter(([id]) => !unpromised.has(id))), externals: externalNames(old) };
  const print = context && createPlainText(context.checker);
  const placesFor = (finding: Finding<Harm>): ReadonlyMap<string, ImportPlace> => {
    const own = needsName(finding, old) && !names.places.has(finding.id) ? allPlaces.get(finding.id) : undefined;
    return own === undefined ? names.places : new Map([...names.places, [finding.id, own]]);
  };
  const candidatesOf = (finding: Finding<Harm>): Case['waiting'] =>
    context === undefined || print === undefined
      ? [].values()
      : findingCandidates(finding, { old, context, print, ...names, places: placesFor(finding) });
  const writing = createWriting(context?.newBudget(mostWriting), policy);
  const suspects = drafts.map((draft) => ({ draft, cases: casesOf(draft, { old, candidatesOf }) }));
  const isComputed = ({ finding }: Case): boolean => finding !== undefined && context !== undefined && !hasCases(finding, context);
  const distinguishedTypes = createDistinguishedTypes(context?.checker);
  const fittingTypes = context && print && createFittingTypes({ old, context, print, ...names });
  const argumentsOf = memoize(
    (one: Case | undefined): TypeArguments =>
      one?.finding === undefined || context === undefined
        ? noArguments
        : { ...(fittingTypes?.(one.finding) ?? noArguments), special: distinguishedTypes(symbolsOf(one.finding, context)) },
  );
  const programs = createReleasePrograms(request);
  const { isSymptom } = createCauses(comparison);
  let left = programWork;
  for (const { areSymptoms, size, ...limit } of rounds) {
    const open = suspects.flatMap(({ draft, cases }) => (isSymptom({ draft }) !== areSymptoms || cases.some(hasBroken) ? [] : cases));
    if (left > 0) left -= verifyNext(open, size, { ...limit, programs, policy, context, left, writing, argumentsOf });
  }
  const isSuspicion = (draft: EntryDraft, cases: readonly Case[]): boolean =>
    policy !== 'strict' &&
    context !== undefined &&
    isOnlySuspected(draft, cases, { context, old, places: allPlaces, promised: names.places });
  const isInner = createIsInner(old, policy === 'strict' ? {} : implementation);
  return suspects.map(({ draft, cases }) => {
    const entry = decide(draft, cases, { policy, isComputed });
    if ((entry.verdict === 'major' || entry.verdict === 'unknown') && isInner(draft)) return innerEntry(entry);
    return entry.verdict === 'unknown' && isSuspicion(draft, cases) ? suspectedEntry(entry, cases) : entry;
  });
}

/** A change that breaks at most programs that users seldom write. Its reason says which do. */
function suspectedEntry(entry: DiffEntry, cases: readonly Case[]): DiffEntry {
  const unlikely = unlikelyOf(cases);
  const reason = unlikely === undefined ? entry.reason : `${withoutPeriod(entry.reason)}. Only programs that ${unlikely}.`;
  return { ...entry, verdict: 'unknown', suspected: true, reason };
}

function unlikelyOf(cases: readonly Case[]): string | undefined {
  return cases.flatMap(({ verified }) => verified.flatMap(({ unlikely }) => unlikely ?? []))[0];
}

/** A change of what the package exports of its implementation. */
function innerEntry({ witness: _, ...entry }: DiffEntry): DiffEntry {
  const reason = `${withoutPeriod(entry.reason)}. Only programs that import parts of the implementation break.`;
  return { ...entry, verdict: 'unknown', suspected: true, reason };
}

/**
 * How many programs of each finding a round compiles. Most entries are decided by their first programs, and each round has a compilation of
 * its own, which is dropped afterwards.
 */
const roundSizes = [3, 9, 40] as const;

/**
 * What changed by itself comes first. What is computed from it seldom shows more, and takes what work is left: at most a tenth of all for
 * each program.
 */
const rounds = [{ areSymptoms: false }, { areSymptoms: true, mostTypes: 100_000 }].flatMap((group) =>
  roundSizes.map((size) => ({ ...group, size })),
);

/** How much work of the compiler the programs may take. Findings whose programs were not compiled stay unknown. */
const mostWork = 1_500_000;

/** How much work it may take to write the programs of a finding, and of all. */
const mostWriting: BudgetLimits = { each: 30_000, all: 300_000, least: 2_000, end: 600_000, milliseconds: 600_000 };

/** How many instances of a program show that users can do with the new release what the program does. */
const fewInstances = 3;

const noArguments: TypeArguments = { special: [], fitting: new Map(), objects: new Set(), dictionaries: new Set() };

interface CasesRequest {
  readonly old: ApiSnapshot;
  readonly candidatesOf: (finding: Finding<Harm>) => Case['waiting'];
}

function casesOf({ entry, findings, exported }: EntryDraft, { old, candidatesOf }: CasesRequest): readonly Case[] {
  if (entry.verdict !== 'major' && entry.verdict !== 'unknown') return [];
  if (exported?.isInternal) return [];
  if (exported !== undefined) return [{ waiting: exportCandidates(exported, old).values(), verified: [], untried: 'some' }];
  const harmful = findings
    .flatMap(({ difference, ...place }) => (isHarmless(difference) ? [] : [{ ...place, difference }]))
    .slice(0, mostFindings);
  return harmful.map((finding) => ({ finding, waiting: candidatesOf(finding), verified: [], untried: 'some' }));
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

interface Deciding {
  readonly policy: Policy;
  /** Whether what some type arguments show is true for all others. */
  readonly isComputed: (one: Case) => boolean;
}

function decide({ entry, findings, exported }: EntryDraft, cases: readonly Case[], { policy, isComputed }: Deciding): DiffEntry {
  if (entry.verdict !== 'major' && entry.verdict !== 'unknown') return entry;
  const broken = cases.flatMap(({ verified }) => verified.filter(isBroken)).map(({ candidate }) => candidate);
  const witness = broken.toSorted((a, b) => Number(a.isProof) - Number(b.isProof) || roughness(a.text) - roughness(b.text))[0]?.text;
  if (witness !== undefined) return { ...entry, verdict: 'major', witness };
  // What a package no longer adds to the global scope or to a module may be there anyway, perhaps in another form.
  const isThere = exported?.isAugmentation === true && cases.some(({ verified }) => verified.some(({ result }) => result === 'compiles'));
  if (isThere && policy !== 'strict')
    return {
      ...entry,
      verdict: 'unknown',
      reason: `${withoutPeriod(entry.reason)}; something else declares it, too, perhaps in another form.`,
    };
  const isUnlikely = unlikelyOf(cases) !== undefined;
  if (isUnlikely && exported !== undefined) return suspectedEntry(entry, cases);
  const isCertain = cases.some(
    ({ finding }) =>
      finding === undefined || (policy === 'strict' && finding.difference.isCertain && finding.difference.severity === 'major'),
  );
  if (entry.verdict === 'major' && (isCertain || cases.length === 0)) return entry;
  if (isUnlikely) return { ...entry, verdict: 'unknown' };
  const harmful = findings.filter(({ difference }) => !isHarmless(difference));
  const isSafe = (one: Case): boolean => {
    const { verified } = one;
    const hasInstances = isComputed(one) && verified.some(({ instances = 0 }) => instances >= fewInstances);
    if (hasInstances && harmful.length === cases.length) return true;
    const proofs = verified.filter(({ candidate }) => candidate.isProof);
    return proofs.length > 0 && proofs.every(({ result }) => result === 'compiles');
  };
  if (cases.length === 0 || !cases.every(isSafe)) return { ...entry, verdict: 'unknown' };
  const isWritten = cases.every(({ finding }) => finding?.difference.otherwise === 'patch');
  return { ...entry, verdict: isWritten ? 'patch' : 'minor', reason: `${withoutPeriod(entry.reason)}; programs compile as before.` };
}

function withoutPeriod(reason: string): string {
  return reason.replace(/\.$/, '');
}

/** How much a program has that users seldom write: values that are none, and type arguments or type parameters. */
function roughness(text: string): number {
  return (text.match(/\bnull!/g) ?? []).length + 3 * (text.match(/[\p{L}\p{N}_$]<[^()=]*>\(/gu) ?? []).length;
}

function symbolsOf({ id }: Finding<Harm>, { names, pairs }: ComparisonContext): readonly (ts.Symbol | undefined)[] {
  return [names.symbolOf('old', id), names.symbolOf('new', pairs.newOf(id) ?? id)];
}

/** Whether the types of a difference distinguish cases, so that some type arguments say nothing about others. */
function hasCases(finding: Finding<Harm>, context: ComparisonContext): boolean {
  const { old, new: next } = finding.difference;
  const isConditional = (type: ts.Type | undefined): boolean => type !== undefined && hasConditional(type, context.checker);
  return symbolsOf(finding, context).some(declaresConditional) || [old, next].some(isConditional);
}
