import { classMembers } from '../../release/declarationFacts.ts';
import { partsOfDeclaration } from '../../release/declarationText.ts';
import type { Policy } from '../../release/diffEntry.ts';
import { displayNames, readableNames } from '../../release/displayNames.ts';
import { unpromisedIds } from '../../release/promisedIds.ts';
import { compareDeclaration, compareWriting } from '../declarations/compareDeclaration.ts';
import { hiddenBases } from '../declarations/hiddenBases.ts';
import { onlySelected } from '../declarations/onlySelected.ts';
import { createUnresolvedParts, withUnfinished } from '../declarations/unresolvedParts.ts';
import { withAssumed } from '../declarations/withAssumed.ts';
import { withoutLiterals } from '../declarations/withoutLiterals.ts';
import { createWithoutStubs } from '../declarations/withoutStubs.ts';
import type { Finding, Position } from '../difference/difference.ts';
import { type Comparison, type LoadComparisonRequest, loadComparison } from '../load/loadComparison.ts';
import { countedPositions, namedBy } from '../policy/countedUses.ts';
import { innerIds } from '../policy/idsElsewhere.ts';
import { isAboutUnstable } from '../policy/isUnstable.ts';
import { createJudge } from '../policy/judge.ts';
import { registeredIds } from '../policy/registeredIds.ts';
import { findPositions } from '../positions/findPositions.ts';
import { createParameterUses } from '../positions/parameterUses.ts';
import { possiblePositions } from '../positions/possiblePositions.ts';
import { rootsOf } from '../positions/rootsOf.ts';
import { isLimit, type Positions } from '../positions/routes.ts';
import { createRelation } from '../relate/createRelation.ts';
import type { Relation } from '../relate/relation.ts';
import { sameAliases } from '../same/sameAliases.ts';
import { ownerOf, propertyName } from '../types/properties.ts';

export interface ComparisonContext extends Comparison {
  readonly relation: Relation;
  readonly positions: Positions;
  /** Whether the search for positions came to its end. */
  readonly hasAllPositions: boolean;
  /** Whether the package makes values of a type, and users only pass them to calls. */
  readonly isHandle: (id: string) => boolean;
}

interface CreateCompareRequest extends LoadComparisonRequest {
  readonly policy?: Policy | undefined;
  /** Names of the undocumented implementation of the main module, by entry point. */
  readonly implementation?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Old ids of what users reach by a stable name, although its namespace has an unstable one. */
  readonly promised: ReadonlySet<string>;
  /** Old ids of declarations whose text changed. */
  readonly rewritten: readonly string[];
  /** Ids of the declarations to compare. */
  readonly compared: readonly (readonly [oldId: string, newId: string])[];
  /** Walks through a declaration. Returns false instead if the compiler failed at it before. */
  readonly enter: (id: string, visit: () => void) => boolean;
}

/** Loads both releases, and connects what compares a declaration: uses, policy and relation. */
export function createCompare(request: CreateCompareRequest) {
  const { old, new: next, promised, policy = 'standard' } = request;
  const rewritten = new Set(request.rewritten);
  const loaded = loadComparison(request);
  const sameMeaning = sameAliases(request.rewritten, loaded, request.withUsers);
  const changed = sameMeaning.size === 0 ? request.changed : request.withUsers(request.rewritten.filter((id) => !sameMeaning.has(id)));
  const comparison = { ...loaded, writtenAlike: loaded.writtenAlikeFor(changed) };
  const searched = request.withUsers(request.compared.map(([id]) => id));
  // All declarations need the positions, however much work it was to compare aliases.
  comparison.budget.beginSearch();
  const enter = (id: string, visit: () => void): boolean =>
    request.enter(id, () => {
      comparison.budget.renew();
      visit();
    });
  const usesOf = createParameterUses({ ...comparison, enter });
  const inner = policy === 'strict' ? new Set<string>() : innerIds(old, request.implementation);
  const search = { usesOf, policy, promised, inner, searched, enter };
  const { positions, skipped, unstable, isHandle, isComplete: hasAllPositions } = findPositions(comparison, search);
  comparison.budget.beginAll();
  let possible: ((id: string) => ReadonlySet<Position>) | undefined;
  /** Where not all uses were searched, texts say which there may be. */
  const foundPositions = (id: string): ReadonlySet<Position> => {
    const found = new Set(positions(id).keys());
    if (hasAllPositions && searched.has(id)) return found;
    possible ??= possiblePositions(comparison, inner);
    return new Set([...found, ...possible(id)]);
  };
  /** If no exported value uses a type, users may both receive and pass it. */
  const positionsOf = (id: string): ReadonlySet<Position> => {
    const ids = policy === 'strict' ? [id] : [id, namedBy(id, old)];
    return ids.map(foundPositions).find(({ size }) => size > 0) ?? new Set<Position>(['receive', 'pass']);
  };
  const isAssumed = (id: string, position: Position): boolean => {
    const found = positions(id);
    if (hasAllPositions || found.has(position)) return false;
    // Texts say of most types that users only receive them, or only pass them. Nothing is known where they say both.
    return found.size > 0 || (policy !== 'strict' && foundPositions(id).size > 1);
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
  const isImportableValue: Relation['isExported'] = (symbol) => {
    const own = comparison.names.idOf(symbol);
    return own === undefined || roots[own.side].has(own.id);
  };
  const basesOf: Relation['hiddenBases'] = (side, id) => hiddenBases(side === 'old' ? old : next, id, (one) => roots[side].has(one));
  const isProtected: Relation['isProtected'] = (member) => {
    const name = ownerOf(member)?.name;
    const own = comparison.names.idOf(name && comparison.checker.getSymbolAtLocation(name));
    const members = own === undefined ? [] : classMembers(own.side === 'old' ? old : next, own.id);
    return members.some((one) => one.access === 'protected' && !one.isStatic && one.name === propertyName(member));
  };
  const importable = displayNames(old);
  const displayed = new Map([...readableNames(next), ...readableNames(old)]);
  const isUncountedHarm: Relation['isUncountedHarm'] = (harm) => policy !== 'strict' && isAboutUnstable(harm);
  const policies = { isUncounted, isUncountedHarm };
  const parts = { isExported: isImportableValue, hiddenBases: basesOf, isProtected };
  const relation = createRelation(comparison, { usesOf, ...policies, ...parts, displayed });
  const unresolvedParts = createUnresolvedParts(comparison);
  const withoutStubs = createWithoutStubs(comparison);
  const unpromised = policy === 'strict' ? new Set<string>() : unpromisedIds(old);
  const isReceived = (id: string): boolean => positions(id).has('receive') && positions(id).get('receive')?.selected === undefined;
  const ownersOf = (id: string): readonly string[] => [positions(id).get('receive')?.from ?? []].flat();
  const uses = { exported, positionsOf, ownersOf, isReceived };
  const judge = createJudge({ old, new: next, pairs: request.pairs, comparison, ...uses, unstable, policy });
  // Users only read what a package adds to the declarations of other packages, or to registries of its own.
  const augmented = new Set([
    ...old.modules.flatMap(({ kind, exports }) => (kind === 'augmentation' ? exports.map(({ target }) => target) : [])),
    ...(policy === 'strict' ? [] : registeredIds(old)),
  ]);
  const classes = new Set(old.declarations.flatMap(({ id, kind }) => (kind === 'class' ? [id] : [])));
  const inNamespaces = new Set(
    old.declarations.flatMap((one) => (one.kind === 'namespace' ? one.exports.map(({ target }) => target) : [])),
  );
  const hasChangedBase = (id: string): boolean => exported.has(id) && basesOf('old', id).some(comparison.writtenAlike.isChanged);
  const declaration = (id: string, newId: string, share: number): readonly Finding[] => {
    if (request.pairs.newOf(id) === newId && !changed.has(id) && !sameMeaning.has(id)) return [];
    comparison.budget.begin(id, share);
    // Of a value that users can no longer import, the export says so.
    const isExported = exported.has(id) && roots.new.has(newId);
    const pair = { id, newId, relation, snapshots: { old, new: next }, isExported, isAssigned: inNamespaces.has(id) };
    const judged = (found: readonly Finding[]): readonly Finding[] => found.map((one) => withAssumed(judge(withoutStubs(one)), isAssumed));
    // What only mentions a change by name is not another change.
    if (comparison.writtenAlike.declaration(id, newId) && !hasChangedBase(id)) return judged(compareWriting(pair));
    const used = augmented.has(id) ? new Set<Position>(['receive']) : positionsOf(id);
    const type = comparison.names.typeOf('old', id);
    const routes = positions(id);
    // Members that users pass are not passed on as parts of what the users received.
    const counted =
      policy === 'strict' || routes.get('pass')?.selected !== undefined
        ? used
        : countedPositions({ positions: used, isClass: classes.has(id), type, successor: comparison.names.typeOf('new', newId) });
    if (counted.size < used.size) given.add(id);
    const isImportable = importable.has(id) && !unpromised.has(id);
    const found = compareDeclaration({ ...pair, positions: counted, isImportable });
    const hasLiterals = importable.has(id) || !isLimit(routes.get('pass'));
    const met = hasAllPositions ? found.map((one) => onlySelected(one, routes)) : found;
    const own = hasLiterals ? met : met.map(withoutLiterals);
    const all = [...unresolvedParts({ id, newId, changed }), ...judged(own)];
    if (!comparison.budget.spent.has(id)) return all;
    const texts = { old: partsOfDeclaration(old, id), new: partsOfDeclaration(next, newId) };
    return withUnfinished(id, all, rewritten.has(id) ? texts : undefined);
  };
  return { declaration, given, context: { ...comparison, relation, positions, hasAllPositions, isHandle } };
}
