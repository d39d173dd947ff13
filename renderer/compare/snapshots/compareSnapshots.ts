import { isCompilerFailure } from '../../api/program/isCompilerFailure.ts';
import type { LibraryFiles } from '../../api/program/virtualProgram.ts';
import type { ApiSnapshot } from '../../release/apiSnapshot.ts';
import { classMembers } from '../../release/declarationFacts.ts';
import type { Policy } from '../../release/diffEntry.ts';
import { displayNames } from '../../release/displayNames.ts';
import { promisedIds, unpromisedIds } from '../../release/promisedIds.ts';
import { withoutDepths } from '../../release/withoutDepths.ts';
import { compareDeclaration } from '../declarations/compareDeclaration.ts';
import { hiddenBases } from '../declarations/hiddenBases.ts';
import { createUnresolvedParts, failedFinding, withoutStubs, withUnfinished } from '../declarations/unresolvedParts.ts';
import { withAssumed } from '../declarations/withAssumed.ts';
import { type Finding, isHarmless, type Position } from '../difference/difference.ts';
import { compareExports } from '../exports/compareExports.ts';
import type { ExportChange } from '../exports/exportChange.ts';
import { reExports } from '../exports/reExports.ts';
import { type Comparison, loadComparison } from '../load/loadComparison.ts';
import { type DeclarationPairs, pairDeclarations } from '../load/pairDeclarations.ts';
import { countedPositions, namedBy } from '../policy/countedUses.ts';
import { createJudge, judgeExport } from '../policy/judge.ts';
import { registeredIds } from '../policy/registeredIds.ts';
import { findPositions, type Positions, rootsOf } from '../positions/findPositions.ts';
import { createParameterUses } from '../positions/parameterUses.ts';
import { createRelation } from '../relate/createRelation.ts';
import type { Relation } from '../relate/relation.ts';
import type { BudgetLimits } from '../types/budget.ts';
import { ownerOf, propertyName } from '../types/properties.ts';
import { changedDeclarations, createWithUsers, type WithUsers } from './changedDeclarations.ts';

export interface CompareRequest {
  readonly old: ApiSnapshot;
  readonly new: ApiSnapshot;
  /** Absolute folders from which packages are imported, the best first. */
  readonly bases: readonly string[];
  readonly libraries: LibraryFiles;
  /** Default: `standard`. */
  readonly policy?: Policy | undefined;
  /** Milliseconds from any fixed point. Default: the process' monotonic clock. */
  readonly now?: (() => number) | undefined;
  /** Default: what most packages need. */
  readonly limits?: BudgetLimits | undefined;
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

export interface ComparisonContext extends Comparison {
  readonly relation: Relation;
  readonly positions: Positions;
  /** Whether the search for positions came to its end. */
  readonly hasAllPositions: boolean;
}

/** Compares two releases: first the exports, then each declaration that both releases have. */
export function compareSnapshots(request: CompareRequest): SnapshotComparison {
  const { old, new: next, bases, libraries, policy = 'standard' } = request;
  const pairs = pairDeclarations(old, next);
  const { changes, replaced } = compareExports({
    ...{ old, new: next, pairs },
    areSame: (modules, names) => reExports({ modules, names, bases, libraries }),
  });
  const replacements = new Map(replaced.map(({ id, newId }) => [id, newId]));
  const withUsers = createWithUsers(old);
  const rewritten = changedDeclarations({ old, new: next, pairs });
  const changed = withUsers(rewritten);
  const flat = { old: withoutDepths(old), new: withoutDepths(next) };
  const compiled = { old: flat.old.snapshot, new: flat.new.snapshot };
  const promised = policy === 'strict' ? new Set<string>() : promisedIds(old);
  const exports = policy === 'strict' ? changes : changes.map((one) => judgeExport(one, promised));
  const found = { exports, pairs, replacements, compiled, rewritten, withUsers };
  const both = pairs.all.filter(([id]) => changed.has(id));
  if (both.length === 0 && replaced.length === 0) return { ...found, findings: [], failed: new Set(), allowed: new Set() };
  const compared = [...both, ...replaced.map(({ id, newId }) => [id, newId] as const)];
  const tooDeep = new Set([...flat.old.tooDeep, ...flat.new.tooDeep.map((id) => pairs.oldOf(id) ?? id)]);
  const result = compareAll({ ...request, ...compiled, pairs, changed, compared, tooDeep, promised });
  const { given, ...others } = result;
  const allowed = [
    ...given,
    ...result.findings.flatMap(({ id, difference }) => (isHarmless(difference) && difference.isAllowed ? [id] : [])),
  ];
  return { ...found, ...others, allowed: withUsers(allowed) };
}

interface CompareAllRequest extends CompareRequest {
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

/** How many declarations may be skipped. Each costs another comparison of all others. */
const mostFailures = 3;

/**
 * Compares declarations. The compiler may fail at one, for example by running out of stack, and cannot be asked again afterwards. So all others
 * are compared once more without it.
 */
function compareAll(request: CompareAllRequest): Compared {
  const all = request.compared.map(([id]) => id);
  const failed = new Set(request.compared.flatMap(([id]) => (request.tooDeep.has(id) ? [id] : [])));
  for (let failures = 0; failures <= mostFailures; failures++) {
    const result = compareWithout(failed, request);
    if (result === undefined) break;
    if (typeof result !== 'string') {
      const spent = result.context?.budget.spent ?? [];
      const findings = all.filter((id) => failed.has(id)).map(failedFinding);
      return { ...result, failed: new Set([...failed, ...spent]), findings: [...findings, ...result.findings] };
    }
    failed.add(result);
  }
  return { failed: new Set(all), findings: all.map(failedFinding), given: [] };
}

/** How much of its budget a declaration may use, at first and when it was not enough. */
const shares = [0.1, 1] as const;

/** Returns the id at which the compiler failed: one that it compared, or walked through. Undefined if it failed elsewhere. */
function compareWithout(skipped: ReadonlySet<string>, request: CompareAllRequest): Omit<Compared, 'failed'> | string | undefined {
  let current: string | undefined;
  try {
    const canEnter = (id: string): boolean => {
      current = id;
      return !skipped.has(id);
    };
    const compare = createCompare({ ...request, canEnter });
    const left = request.compared.filter(([id]) => !skipped.has(id));
    const { spent, isTight } = compare.context.budget;
    const found = new Map<string, readonly Finding[]>();
    const compareNext = (id: string, newId: string, share: number): void => {
      current = id;
      found.set(`${id} ${newId}`, compare.declaration(id, newId, share));
    };
    // What takes much work comes last, so that it does not use up the budget of the others.
    for (const share of shares)
      for (const [id, newId] of left) if (share === shares[0] || (spent.has(id) && !isTight())) compareNext(id, newId, share);
    return { findings: [...found.values()].flat(), context: compare.context, given: compare.given };
  } catch (error) {
    if (!isCompilerFailure(error)) throw error;
    return current === undefined || skipped.has(current) ? undefined : current;
  }
}

interface CreateRequest extends CompareAllRequest {
  readonly canEnter: (id: string) => boolean;
}

function createCompare(request: CreateRequest) {
  const { old, new: next, changed, promised, canEnter, policy = 'standard' } = request;
  const comparison = loadComparison(request);
  // All declarations need the positions.
  comparison.budget.begin('', 4);
  const usesOf = createParameterUses({ ...comparison, canEnter });
  const { positions, skipped, unstable } = findPositions(comparison, { usesOf, policy, promised, canEnter });
  const hasAllPositions = !comparison.budget.isSpent();
  const foundPositions = (id: string): ReadonlySet<Position> =>
    new Set((positions(id).size > 0 || policy === 'strict' ? positions(id) : positions(namedBy(id, old))).keys());
  /** If no exported value uses a type, users may both receive and pass it. If not all uses were found, they may, too. */
  const positionsOf = (id: string): ReadonlySet<Position> => {
    const found = foundPositions(id);
    return found.size > 0 && hasAllPositions ? found : new Set<Position>(['receive', 'pass']);
  };
  const isAssumed = (id: string, position: Position): boolean => {
    const found = foundPositions(id);
    return !hasAllPositions && found.size > 0 && !found.has(position);
  };
  const given = new Set(skipped);
  const isUncounted: Relation['isUncounted'] = ({ old: type, new: other, position, scope }) => {
    const [own, successor] = [type, other].map(
      ({ aliasSymbol, symbol }) => comparison.names.idOf(aliasSymbol) ?? comparison.names.idOf(symbol),
    );
    if (policy === 'strict' || own === undefined || own.id === scope.openAlias || request.pairs.newOf(own.id) !== successor?.id)
      return false;
    const isSkipped = !countedPositions({ positions: positionsOf(own.id), isClass: false, type, successor: other }).has(position);
    if (isSkipped) given.add(own.id);
    return isSkipped;
  };
  const exported = rootsOf(old);
  const roots = { old: exported, new: rootsOf(next) };
  const isExported: Relation['isExported'] = (symbol) => {
    const own = comparison.names.idOf(symbol);
    return own === undefined || roots[own.side].has(own.id);
  };
  const isProtected: Relation['isProtected'] = (member) => {
    const name = ownerOf(member)?.name;
    const own = comparison.names.idOf(name && comparison.checker.getSymbolAtLocation(name));
    const members = own === undefined ? [] : classMembers(own.side === 'old' ? old : next, own.id);
    return members.some((one) => one.access === 'protected' && !one.isStatic && one.name === propertyName(member));
  };
  const relation = createRelation(comparison, { usesOf, isUncounted, isExported, isProtected });
  const unresolvedParts = createUnresolvedParts(comparison);
  const importable = displayNames(old);
  const unpromised = policy === 'strict' ? new Set<string>() : unpromisedIds(old);
  const judge = createJudge({ old, new: next, pairs: request.pairs, comparison, positionsOf, unstable, policy });
  // Users only read what a package adds to the declarations of other packages, or to registries of its own.
  const augmented = new Set([
    ...old.modules.flatMap(({ kind, exports }) => (kind === 'augmentation' ? exports.map(({ target }) => target) : [])),
    ...(policy === 'strict' ? [] : registeredIds(old)),
  ]);
  const classes = new Set(old.declarations.flatMap(({ id, kind }) => (kind === 'class' ? [id] : [])));
  const hasChangedBase = (id: string): boolean =>
    exported.has(id) && hiddenBases(old, id, (one) => exported.has(one)).some(comparison.writtenAlike.isChanged);
  const declaration = (id: string, newId: string, share: number): readonly Finding[] => {
    // What only mentions a change by name is not another change.
    if (comparison.writtenAlike.declaration(id, newId) && !hasChangedBase(id)) return [];
    comparison.budget.begin(id, share);
    const used = augmented.has(id) ? new Set<Position>(['receive']) : positionsOf(id);
    const type = comparison.names.typeOf('old', id);
    const counted =
      policy === 'strict'
        ? used
        : countedPositions({ positions: used, isClass: classes.has(id), type, successor: comparison.names.typeOf('new', newId) });
    if (counted.size < used.size) given.add(id);
    const found = compareDeclaration({
      ...{ id, newId, relation },
      snapshots: { old, new: next },
      positions: counted,
      isExported: exported.has(id),
      isImportable: importable.has(id) && !unpromised.has(id),
    });
    const all = [...unresolvedParts({ id, newId, changed }), ...found.map((one) => withAssumed(judge(withoutStubs(one)), isAssumed))];
    return comparison.budget.spent.has(id) ? withUnfinished(id, all) : all;
  };
  return { declaration, given, context: { ...comparison, relation, positions, hasAllPositions } };
}
