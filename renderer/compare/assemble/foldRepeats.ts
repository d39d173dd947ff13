import type ts from 'typescript';
import { groupBy } from '../../model/groupBy.ts';
import { type Finding, type Harm, isHarmless, type Step } from '../difference/difference.ts';
import { isTypeParameter } from '../types/typeFacts.ts';
import type { Causes } from './createCauses.ts';
import type { Decided } from './entryDraft.ts';
import { namesOf } from './namesOf.ts';

/**
 * Folds the repetitions of a break. A declaration or a member that is written as before breaks programs because of what it mentions. If each of
 * its breaks is one that the entry of such a declaration reports, that entry names it.
 */
export function foldRepeats(decided: readonly Decided[], causes: Causes): readonly Decided[] {
  const isBroken = ({ entry, draft }: Decided): boolean => entry.verdict === 'major' && draft.findings.length > 0;
  // Of a hidden type, programs may only show the break where it is repeated.
  const isReport = (one: Decided): boolean => (isBroken(one) || one.entry.verdict === 'unknown') && !causes.isSymptom(one);
  const reports = decided.filter(isReport).flatMap((one) => harmsOf(one).map((harm) => ({ id: harm.id, harm, one })));
  const byId = groupBy(reports, ({ id }) => id);
  /** The entry that reports each break of a symptom, rather of a declaration that few others mention. */
  const reportOf = (symptom: Decided): Decided | undefined => {
    const own = causes.of(symptom).toSorted((a, b) => a.affected.size - b.affected.size);
    const known = own.flatMap(({ id }) => byId.get(id) ?? []);
    const found = harmsOf(symptom).map((harm) => known.find((report) => isRepeated(harm, report.harm))?.one);
    return found.includes(undefined) ? undefined : found[0];
  };
  const repeats = new Map(
    decided.flatMap((one) => {
      const report = isBroken(one) && causes.isSymptom(one) ? reportOf(one) : undefined;
      return report === undefined ? [] : [[one, report] as const];
    }),
  );
  const folded = groupBy(repeats.keys(), (one) => repeats.get(one));
  return decided
    .filter((one) => !repeats.has(one))
    .map((one) => {
      const symptoms = folded.get(one);
      return symptoms === undefined ? one : withRepeats(one, symptoms);
    });
}

export function withRepeats({ entry: { suspected, ...entry }, draft }: Decided, symptoms: readonly Decided[]): Decided {
  const reason = `${entry.reason.replace(/\.$/, '')}. The same breaks ${namesOf(symptoms)}.`;
  const known = entry.repeated ?? [];
  const repeated = [...new Set([...known, ...symptoms.flatMap((one) => [one.entry.symbol, ...(one.entry.repeated ?? [])])])];
  // No program may name what changed, but one that uses a repetition shows the break as well.
  const witness = [entry, ...symptoms.map((one) => one.entry)].find((one) => one.witness !== undefined)?.witness;
  return { entry: { ...entry, verdict: 'major', reason, repeated, ...(witness === undefined ? {} : { witness }) }, draft };
}

export function harmsOf({ draft: { findings } }: Decided): readonly Finding<Harm>[] {
  return findings.flatMap(({ difference, ...place }) => (isHarmless(difference) ? [] : [{ ...place, difference }]));
}

/** Whether a break is found at the end of a longer way: the same rule refuses the same type in the same place. */
function isRepeated({ difference: harm }: Finding<Harm>, { difference: report }: Finding<Harm>): boolean {
  const [mine, yours] = [harm, report].map(({ path }) => path.filter(({ kind }) => kind !== 'set').map(nameOf));
  if (mine === undefined || yours === undefined || mine.slice(mine.length - yours.length).join() !== yours.join()) return false;
  // What users can no longer pass, they can no longer assign to a property that they receive.
  if (harm.rule === 'write' && report.rule === 'narrower') return isInstance(harm.old, report.old);
  const isSameRule = harm.rule === report.rule && harm.position === report.position && harm.name === report.name;
  return isSameRule && isInstance(harm.old, report.old) && isInstance(harm.new, report.new);
}

function nameOf(step: Step): string {
  return `${step.kind} ${'name' in step ? step.name : ''}`;
}

/** Whether a type is the other, or the same generic with other type arguments. A type parameter of the other can be any type. */
export function isInstance(type: ts.Type | undefined, other: ts.Type | undefined): boolean {
  if (type === other || type === undefined || other === undefined) return type === other;
  if (isTypeParameter(other)) return true;
  if (type.isUnionOrIntersection() && other.isUnionOrIntersection())
    return type.flags === other.flags && type.types.every((one) => other.types.some((part) => isInstance(one, part)));
  const symbol = type.aliasSymbol ?? type.symbol;
  return symbol !== undefined && symbol === (other.aliasSymbol ?? other.symbol);
}
