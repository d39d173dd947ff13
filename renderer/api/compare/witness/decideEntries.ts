import type { ApiSnapshot } from '../../../snapshot/apiSnapshot.ts';
import type { DiffEntry } from '../../../snapshot/diffEntry.ts';
import { isExternal, splitExternal } from '../../../snapshot/renderDeclarations.ts';
import type { LibraryFiles } from '../../program/virtualProgram.ts';
import type { EntryDraft } from '../assemble/entryDraft.ts';
import type { SnapshotComparison } from '../compareSnapshots.ts';
import { isHarmless } from '../difference/difference.ts';
import type { Finding } from '../difference/finding.ts';
import type { Candidate } from './candidates/candidate.ts';
import { exportCandidates } from './candidates/exportCandidates.ts';
import { findingCandidates } from './candidates/findingCandidates.ts';
import { createVerify, type Verification } from './createVerify.ts';
import { importPlaces } from './program/importPlaces.ts';

export interface DecideRequest {
  readonly old: ApiSnapshot;
  readonly new: ApiSnapshot;
  readonly comparison: SnapshotComparison;
  readonly drafts: readonly EntryDraft[];
  readonly bases: readonly string[];
  readonly libraries: LibraryFiles;
}

/**
 * Decides verdicts with the compiler. A change is major if a program shows it, or if its rule is certain. If the rule is uncertain, and all
 * proofs of safety compile with both releases, the change is not major. In all other cases, the verdict stays unknown.
 */
export function decideEntries(request: DecideRequest): readonly DiffEntry[] {
  const suspects = request.drafts.map((draft) => ({ draft, cases: casesOf(draft, request) }));
  const texts = [...new Set(suspects.flatMap(({ cases }) => cases.flatMap(({ candidates }) => candidates.map(({ text }) => text))))];
  const verify = createVerify({ ...request, texts });
  return suspects.map(({ draft, cases }) => decide(draft, cases, verify));
}

interface Case {
  readonly finding?: Finding | undefined;
  readonly candidates: readonly Candidate[];
}

function casesOf({ entry, findings, exported }: EntryDraft, request: DecideRequest): readonly Case[] {
  const { old, new: next, comparison } = request;
  if (entry.verdict !== 'major' && entry.verdict !== 'unknown') return [];
  if (exported !== undefined) return [{ candidates: exportCandidates(exported, old) }];
  const { context } = comparison;
  if (context === undefined) return [];
  const places = importPlaces(old, next);
  const externals = externalNames(old);
  return findings
    .filter(({ difference }) => !isHarmless(difference))
    .slice(0, 6)
    .map((finding) => ({ finding, candidates: findingCandidates(finding, { old, new: next, context, places, externals }) }));
}

/** Types of other packages by the last part of their names, with the text that imports them. */
function externalNames({ declarations }: ApiSnapshot): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [whole] of JSON.stringify(declarations).matchAll(/import\(\\"[^"]*\\"\)(?:\.[\p{L}\p{N}_$]+)+/gu)) {
    const target = whole.replaceAll('\\"', '"');
    const last = isExternal(target) ? splitExternal(target).path.at(-1) : undefined;
    if (last !== undefined) names.set(last, target);
  }
  return names;
}

function decide({ entry }: EntryDraft, cases: readonly Case[], verify: (text: string) => Verification): DiffEntry {
  if (entry.verdict !== 'major' && entry.verdict !== 'unknown') return entry;
  const candidates = cases.flatMap((one) => one.candidates).toSorted((a, b) => Number(a.isProof) - Number(b.isProof));
  const witness = candidates.find(({ text }) => verify(text) === 'breaks')?.text;
  if (witness !== undefined) return { ...entry, verdict: 'major', witness };
  const isCertain = cases.some(
    ({ finding }) => finding === undefined || (finding.difference.isCertain && finding.difference.severity === 'major'),
  );
  if (entry.verdict === 'major' && (isCertain || cases.length === 0)) return entry;
  const isSafe = (one: Case): boolean => {
    const proofs = one.candidates.filter(({ isProof }) => isProof);
    return proofs.length > 0 && proofs.every(({ text }) => verify(text) === 'compiles');
  };
  if (cases.length === 0 || !cases.every(isSafe)) return { ...entry, verdict: 'unknown' };
  const isWritten = cases.every(({ finding }) => finding?.difference.otherwise === 'patch');
  return { ...entry, verdict: isWritten ? 'patch' : 'minor', reason: `${entry.reason.replace(/\.$/, '')}; programs compile as before.` };
}
