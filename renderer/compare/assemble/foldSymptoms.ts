import { groupBy } from '../../model/groupBy.ts';
import type { ApiSnapshot } from '../../release/apiSnapshot.ts';
import type { DiffEntry } from '../../release/diffEntry.ts';
import { type Harm, isHarmless } from '../difference/difference.ts';
import type { Cause, Causes } from './createCauses.ts';
import { createGrows } from './createGrows.ts';
import { type Decided, mostFindings } from './entryDraft.ts';
import { namesOf } from './namesOf.ts';

/**
 * Folds unknown entries of declarations and members whose text is the same in both releases. Their types are computed from others that changed.
 * If such a cause breaks programs or may break them, it names what follows from it. Otherwise, all that follows from a cause is one unknown entry.
 */
export function foldSymptoms(decided: readonly Decided[], causes: Causes, old: Pick<ApiSnapshot, 'declarations'>): readonly Decided[] {
  const isSymptom = (one: Decided): boolean => one.entry.verdict === 'unknown' && causes.isSymptom(one);
  const all = decided.filter(isSymptom);
  const own = decided.filter((one) => !isSymptom(one));
  const harmful = new Map(own.flatMap((one) => (isHarmful(one.entry) ? idsOf(one).map((id) => [id, one] as const) : [])));
  const groups = groupBy(all, (one) => causeOf(one, causes, harmful)?.id ?? '');
  const grows = createGrows(
    decided.filter((one) => !isUncompared(one)),
    old,
  );
  /** What was not compared differs only by what its causes show. If none of them allows more, they decide. */
  const withCauses = (one: Decided): Decided => {
    const isDecided = isUncompared(one) && causes.of(one).every(({ id }) => !grows(id));
    return isDecided ? { ...one, entry: { ...one.entry, suspected: true } } : one;
  };
  const folded = new Map<Decided, readonly Decided[]>();
  const alone = [...groups].flatMap(([cause, symptoms]): readonly Decided[] => {
    const entry = harmful.get(cause);
    if (entry === undefined) return together(cause, symptoms.map(withCauses));
    folded.set(entry, symptoms.map(withCauses));
    return [];
  });
  return [
    ...own.map((one) => {
      const symptoms = folded.get(one);
      return symptoms === undefined ? one : { ...one, entry: withSymptoms(one.entry, symptoms) };
    }),
    ...alone,
  ];
}

function isHarmful({ verdict }: DiffEntry): boolean {
  return verdict === 'major' || verdict === 'unknown';
}

function idsOf({ draft: { findings, exported } }: Decided): readonly string[] {
  const removed = exported?.change === 'removed' ? exported.target : undefined;
  return [...findings.map(({ id }) => id), ...(removed === undefined ? [] : [removed])];
}

/**
 * Whether a limit or a missing type kept a declaration from being compared, or programs from being written. No program shows the default of a
 * type parameter where users meet the declaration by another name.
 */
function isUncompared({ draft: { findings } }: Decided): boolean {
  const harms = findings.flatMap(({ difference }) => (isHarmless(difference) ? [] : [difference]));
  const isOpen = ({ rule, path, isCut }: Harm): boolean =>
    isCut === true || rule === 'unfinished' || rule === 'unresolved' || path[0]?.kind === 'default';
  return harms.length > mostFindings || harms.some(isOpen);
}

/** The change that a symptom comes from: rather one that may break programs, and one with few others that depend on it. */
function causeOf(one: Decided, causes: Causes, harmful: ReadonlyMap<string, Decided>): Cause | undefined {
  const rank = ({ id, affected }: Cause): number => (harmful.has(id) ? 0 : 1_000_000) + affected.size;
  return causes.of(one).toSorted((a, b) => rank(a) - rank(b))[0];
}

function withSymptoms(entry: DiffEntry, symptoms: readonly Decided[]): DiffEntry {
  const reason = `${entry.reason.replace(/\.$/, '')}. What is computed from it is not decided: ${namesOf(symptoms)}.`;
  return withoutDoubt({ ...entry, reason }, symptoms);
}

/** One entry for symptoms of a change that has none, because it is harmless by itself. */
function together(cause: string, symptoms: readonly Decided[]): readonly Decided[] {
  const [first] = symptoms;
  if (first === undefined || symptoms.length === 1 || cause === '') return symptoms;
  const reason = `${first.entry.reason.replace(/\.$/, '')}. The same change leaves ${namesOf(symptoms.slice(1))} undecided.`;
  return [{ ...first, entry: withoutDoubt({ ...first.entry, reason }, symptoms) }];
}

/** An entry is only suspected if all changes that it covers are. */
function withoutDoubt({ suspected, ...entry }: DiffEntry, symptoms: readonly Decided[]): DiffEntry {
  return suspected && symptoms.every((one) => one.entry.suspected) ? { ...entry, suspected } : entry;
}
