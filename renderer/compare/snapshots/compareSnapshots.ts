import { isCompilerFailure } from '../../api/program/isCompilerFailure.ts';
import type { LibraryFiles } from '../../api/program/virtualProgram.ts';
import { memoize } from '../../model/memoize.ts';
import type { ApiSnapshot } from '../../release/apiSnapshot.ts';
import type { Policy } from '../../release/diffEntry.ts';
import { promisedIds } from '../../release/promisedIds.ts';
import { withoutDepths } from '../../release/withoutDepths.ts';
import { failedFinding } from '../declarations/unresolvedParts.ts';
import { type Finding, isHarmless } from '../difference/difference.ts';
import { compareExports } from '../exports/compareExports.ts';
import type { ExportChange } from '../exports/exportChange.ts';
import { exportsOf, reExports } from '../exports/reExports.ts';
import type { WithUsers } from '../load/computedTypes.ts';
import type { OlderNames } from '../load/olderNames.ts';
import { type DeclarationPairs, pairDeclarations } from '../load/pairDeclarations.ts';
import { judgeExport } from '../policy/judge.ts';
import type { BudgetLimits } from '../types/budget.ts';
import { changedDeclarations, createWithUsers } from './changedDeclarations.ts';
import { type ComparisonContext, createCompare } from './createCompare.ts';

export interface CompareRequest {
  readonly old: ApiSnapshot;
  readonly new: ApiSnapshot;
  /** Absolute folders from which packages are imported, the best first. */
  readonly bases: readonly string[];
  readonly libraries: LibraryFiles;
  /** Default: names of dependencies only come from the best version. */
  readonly dependencies?: OlderNames | undefined;
  /** Default: `standard`. */
  readonly policy?: Policy | undefined;
  /** What users can import only because the package exports its files: names by entry point. Default: nothing. */
  readonly implementation?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Whether each export has an entry of its own, also where the same happened to many. Default: false. */
  readonly listsEach?: boolean | undefined;
  /** Milliseconds from any fixed point. Default: the process' monotonic clock. */
  readonly now?: (() => number) | undefined;
  /** Default: what most packages need. */
  readonly limits?: BudgetLimits | undefined;
  /** How much work of the compiler the programs may take that show breaks. Default: what most packages need. */
  readonly programWork?: number | undefined;
}

export interface SnapshotComparison {
  readonly exports: readonly ExportChange[];
  readonly findings: readonly Finding[];
  readonly pairs: DeclarationPairs;
  /** New ids by old ids, for exports whose name now belongs to another declaration. */
  readonly replacements: ReadonlyMap<string, string>;
  /** Old ids of declarations whose text changed. */
  readonly rewritten: readonly string[];
  /** Declarations, and those that mention them, also through others. */
  readonly withUsers: WithUsers;
  /** The releases as the compiler reads them: without what is nested too deeply for it. */
  readonly compiled: Pick<CompareRequest, 'old' | 'new'>;
  /** Old ids of declarations that could not be compared, or not completely. */
  readonly failed: ReadonlySet<string>;
  /** Old ids of declarations with a break that the policy allows, and of those that mention them: the compiler may refuse them as a whole. */
  readonly allowed: ReadonlySet<string>;
  /** The loaded program and its tools, which the findings refer to. Undefined when no declaration changed. */
  readonly context?: ComparisonContext | undefined;
}

/** Compares two releases: first the exports, then each declaration that both releases have. */
export function compareSnapshots(request: CompareRequest): SnapshotComparison {
  const { old, new: next, bases, libraries, policy = 'standard' } = request;
  const pairs = pairDeclarations(old, next);
  const { changes, replaced } = compareExports({
    ...{ old, new: next, pairs },
    areSame: (modules, names) => reExports({ modules, names, bases, libraries }),
    namesIn: memoize((module: string) => {
      const [names] = exportsOf([module], { bases, libraries });
      return names && new Set(names.keys());
    }),
  });
  const replacements = new Map(replaced.map(({ id, newId }) => [id, newId]));
  const withUsers = createWithUsers(old);
  const rewritten = changedDeclarations({ old, new: next, pairs });
  const changed = withUsers(rewritten);
  const flat = { old: withoutDepths(old), new: withoutDepths(next) };
  const compiled = { old: flat.old.snapshot, new: flat.new.snapshot };
  const promised = policy === 'strict' ? new Set<string>() : promisedIds(old);
  const exports = policy === 'strict' ? changes : changes.map((one) => judgeExport(one, promised, old));
  const found = { exports, pairs, replacements, compiled, rewritten, withUsers };
  const both = pairs.all.filter(([id]) => changed.has(id));
  if (both.length === 0 && replaced.length === 0) return { ...found, findings: [], failed: new Set(), allowed: new Set() };
  const compared = [...both, ...replaced.map(({ id, newId }) => [id, newId] as const)];
  const tooDeep = new Set([...flat.old.tooDeep, ...flat.new.tooDeep.map((id) => pairs.oldOf(id) ?? id)]);
  const result = compareAll({ ...request, ...compiled, pairs, rewritten, withUsers, changed, compared, tooDeep, promised });
  const { given, ...others } = result;
  const allowed = [
    ...given,
    ...result.findings.flatMap(({ id, difference }) => (isHarmless(difference) && difference.isAllowed ? [id] : [])),
  ];
  return { ...found, ...others, allowed: withUsers(allowed) };
}

interface CompareAllRequest extends CompareRequest, Pick<SnapshotComparison, 'rewritten' | 'withUsers'> {
  readonly pairs: DeclarationPairs;
  /** Ids of old declarations that changed, or mention one that changed. */
  readonly changed: ReadonlySet<string>;
  /** Ids of the declarations to compare. */
  readonly compared: readonly (readonly [oldId: string, newId: string])[];
  /** Old ids of what users reach by a stable name, although its namespace has an unstable one. */
  readonly promised: ReadonlySet<string>;
  /** Old ids of what the compiler does not read. */
  readonly tooDeep: ReadonlySet<string>;
}

interface Compared extends Pick<SnapshotComparison, 'findings' | 'context' | 'failed'> {
  /** Old ids of types that users do not write, as the policy has it. */
  readonly given: Iterable<string>;
}

/** How often the compiler may fail. Each time, all others are compared again. */
const mostFailures = 5;

/**
 * Compares declarations. The compiler may fail at one, for example by running out of stack, and cannot be asked again afterwards. So all others
 * are compared once more without it.
 */
function compareAll(request: CompareAllRequest): Compared {
  const all = request.compared.map(([id]) => id);
  const failed = new Set(request.compared.flatMap(([id]) => (request.tooDeep.has(id) ? [id] : [])));
  const [own, limited] = [new Set(request.rewritten), new Set<string>()];
  for (let failures = 0; failures <= mostFailures; failures++) {
    const result = compareWithout({ skipped: failed, limited }, request);
    if (result === undefined) break;
    if (!('failedAt' in result)) {
      const spent = result.context?.budget.spent ?? [];
      const findings = all.filter((id) => failed.has(id)).map(failedFinding);
      return { ...result, failed: new Set([...failed, ...spent]), findings: [...findings, ...result.findings] };
    }
    // With the smallest share, it may end before the compiler fails. What only mentions changes seldom fails alone.
    const { failedAt, isSearch } = result;
    const alike = own.has(failedAt) ? [failedAt] : all.filter((id) => !own.has(id));
    // A search for uses has no shares, and would fail again.
    if (isSearch || limited.has(failedAt)) failed.add(failedAt);
    for (const id of alike) limited.add(id);
    // What changed by itself says more than what mentions it.
    if (failures === mostFailures - 1) for (const id of all) if (!own.has(id)) failed.add(id);
  }
  return { failed: new Set(all), findings: all.map(failedFinding), given: [] };
}

/** How much of its budget a declaration may use, at first and when it was not enough. Many need little more. */
const shares = [0.1, 0.3, 1] as const;

interface Excluded {
  /** Old ids of declarations that are not compared. */
  readonly skipped: ReadonlySet<string>;
  /** Old ids of those that get the smallest share. */
  readonly limited: ReadonlySet<string>;
}

/** The id at which the compiler failed: one that it compared, or walked through in a search for uses. */
interface Failure {
  readonly failedAt: string;
  readonly isSearch: boolean;
}

/** Returns undefined if the compiler failed at no declaration. */
function compareWithout({ skipped, limited }: Excluded, request: CompareAllRequest): Omit<Compared, 'failed'> | Failure | undefined {
  let current: string | undefined;
  let isSearch = true;
  try {
    const enter = (id: string, visit: () => void): boolean => {
      if (skipped.has(id)) return false;
      const outer = current;
      current = id;
      visit();
      current = outer;
      return true;
    };
    const compare = createCompare({ ...request, enter });
    isSearch = false;
    const left = request.compared.filter(([id]) => !skipped.has(id));
    const { spent, isTight } = compare.context.budget;
    const found = new Map<string, readonly Finding[]>();
    const compareNext = (id: string, newId: string, share: number): void => {
      current = id;
      found.set(`${id} ${newId}`, compare.declaration(id, newId, share));
    };
    const own = new Set(request.rewritten);
    // What changed in unchanged members of such a declaration is found where it changed.
    const isOpen = (id: string, newId: string): boolean =>
      spent.has(id) && !limited.has(id) && (!own.has(id) || (found.get(`${id} ${newId}`) ?? []).some(isWhollyUnfinished));
    // What changed itself comes first, and what takes much work last, so that it does not use up the budget of the others.
    for (const isOwn of [true, false])
      for (const share of shares)
        for (const [id, newId] of left)
          if (own.has(id) === isOwn && (share === shares[0] || (isOpen(id, newId) && !isTight()))) compareNext(id, newId, share);
    return { findings: left.flatMap(([id, newId]) => found.get(`${id} ${newId}`) ?? []), context: compare.context, given: compare.given };
  } catch (error) {
    if (!isCompilerFailure(error)) throw error;
    return current === undefined || skipped.has(current) ? undefined : { failedAt: current, isSearch };
  }
}

function isWhollyUnfinished({ part, difference }: Finding): boolean {
  return part.kind === 'type' && !isHarmless(difference) && difference.rule === 'unfinished';
}
