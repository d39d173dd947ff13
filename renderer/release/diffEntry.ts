import { compareText } from '../model/compareText.ts';
import type { Problem } from '../model/problem.ts';

/** What a change means to users of the package. */
export type Verdict = 'patch' | 'minor' | 'major' | 'unknown';

/** Which changes count as breaking: those that the field counts, or all that break some program. */
export type Policy = 'standard' | 'strict';

export type Change = 'added' | 'removed' | 'changed' | 'deprecated' | 'moved';

/** One change of the API. */
export interface DiffEntry {
  /** `parse`, `Parser.parse`, `utilities.parse` in a namespace, `./utilities:parse` in another entry point. */
  readonly symbol: string;
  /** How reports name a symbol that several files declare and none exports: `Data (dist/types/context)`. Default: `symbol`. */
  readonly displayName?: string | undefined;
  readonly change: Change;
  readonly verdict: Verdict;
  /** Why, in one sentence. */
  readonly reason: string;
  /** Declaration in the old release, in the normal form of snapshots. */
  readonly old?: string | undefined;
  readonly new?: string | undefined;
  /** A program that compiles with the old release and fails with the new one. */
  readonly witness?: string | undefined;
  /** An unknown change that was compared completely, and that no program shows to break anything, or only one that users seldom write. */
  readonly suspected?: true | undefined;
  /** Symbols that break by the same change: because they mention what changed, or because they changed with it. */
  readonly repeated?: readonly string[] | undefined;
  /** Why the project accepts the change. It does not count for the verdict of the release. */
  readonly accepted?: string | undefined;
}

/** A change that a project has accepted. */
export interface AcceptedChange extends Pick<DiffEntry, 'symbol' | 'change' | 'reason'> {
  /** Version of the old release. The change counts again when a later one is compared. */
  readonly since: string;
}

/** Two releases, compared. */
export interface ApiDiff {
  readonly old: ReleaseName;
  readonly new: ReleaseName;
  readonly verdict: Verdict;
  /** The worst first, then by symbol. */
  readonly entries: readonly DiffEntry[];
  /** Packages that the types of a release mention and that are not installed, sorted. Undefined if all are. */
  readonly missing?: readonly string[] | undefined;
  /** Accepted changes that are none of the entries. Undefined if there are none. */
  readonly stale?: readonly AcceptedChange[] | undefined;
}

export interface ReleaseName {
  readonly name: string;
  readonly version: string;
}

export interface DiffReport {
  /** No problem of severity `error`: both releases could be read. */
  readonly ok: boolean;
  /** Undefined when one of the releases could not be read. */
  readonly diff?: ApiDiff | undefined;
  readonly problems: readonly Problem[];
  readonly milliseconds: number;
}

const ranks: Readonly<Record<Verdict, number>> = { patch: 0, minor: 1, unknown: 2, major: 3 };

/** The verdict for all entries together. What cannot be decided counts more than a minor change, and never hides a major one. */
export function overallVerdict(verdicts: readonly Verdict[]): Verdict {
  return verdicts.reduce<Verdict>((one, other) => (ranks[other] > ranks[one] ? other : one), 'patch');
}

/**
 * Whether a verdict stays within what a release may have. Where anything is allowed, nothing has to be known.
 *
 * @param expected the most that the release may have
 */
export function isWithin(verdict: Verdict, expected: Exclude<Verdict, 'unknown'>): boolean {
  return expected === 'major' || ranks[verdict] <= ranks[expected];
}

/**
 * The verdict that counts where a release is expected to be at most minor.
 *
 * @returns `minor` if the verdict is `unknown` only because of suspicions that no program confirms; the verdict itself otherwise
 */
export function confirmedVerdict({ verdict, entries }: Pick<ApiDiff, 'verdict' | 'entries'>): Verdict {
  const open = entries.filter((entry) => entry.verdict === 'unknown' && entry.accepted === undefined);
  return verdict === 'unknown' && open.length > 0 && open.every(({ suspected }) => suspected) ? 'minor' : verdict;
}

/** The worst changes first, since users look for breaking changes. */
export function sortEntries(entries: readonly DiffEntry[]): readonly DiffEntry[] {
  return entries.toSorted(
    (a, b) =>
      ranks[b.verdict] - ranks[a.verdict] ||
      compareText(a.symbol, b.symbol) ||
      compareText(a.change, b.change) ||
      compareText(a.reason, b.reason),
  );
}
