import ts from 'typescript';
import type { Policy } from '../../release/diffEntry.ts';
import { importedIds } from '../../release/importedIds.ts';
import { unmentionedIds } from '../../release/promisedIds.ts';
import type { Position } from '../difference/difference.ts';
import type { Comparison } from '../load/loadComparison.ts';
import { copiedType, partialType } from '../types/mappedParts.ts';
import { typeParametersOf } from '../types/parameters.ts';
import { isNamedObject } from '../types/typeFacts.ts';
import { createMarks } from './createMarks.ts';
import { limitOf } from './limitOf.ts';
import type { ParameterUses } from './parameterUses.ts';
import { rootsOf } from './rootsOf.ts';
import type { Positions, Route } from './routes.ts';
import { createTypeWalk, type Spot, type TypeWalk } from './typeWalk.ts';
import { visitMentioned } from './visitMentioned.ts';
import { writablePlaces } from './writablePlaces.ts';
import { writtenBySubclasses } from './writtenBySubclasses.ts';

interface FoundPositions {
  readonly positions: Positions;
  /** Ids of types in which the policy does not count some uses of what they mention. */
  readonly skipped: ReadonlySet<string>;
  /** Ids of what users reach only by unstable names, so that the policy makes no promise of it. */
  readonly unstable: ReadonlySet<string>;
  /** Whether the package makes values of a type, and users only pass them to calls. */
  readonly isHandle: (id: string) => boolean;
  /** Whether the search for uses by values came to its end. */
  readonly isComplete: boolean;
}

/**
 * Finds how users use the types of the old release, starting at each value that they can import. Only the old release counts: existing
 * programs were written for it.
 */
export function findPositions(
  { checker, names, old, budget, writtenAlike }: Comparison,
  { usesOf, policy, promised, inner, searched, enter: within }: PositionsRequest,
): FoundPositions {
  const imported = importedIds(old);
  const roots = rootsOf(old);
  const isStandard = policy === 'standard';
  const { found, skipped, mark, select, defer, enterAll, settle, isSettled, isHandle } = createMarks({
    names,
    isStandard,
    searched,
    within,
  });
  const walkFrom = (from: string, isValue: boolean, isExcluded?: (id: string, position: Position) => boolean): TypeWalk => {
    const onMembers = (id: string, { position, steps }: Spot, parts?: readonly string[]): void =>
      select(id, { from, isValue, steps }, { selected: 'members', within: parts, position });
    const onNamed = (id: string, { position, steps }: Spot, inside?: () => void): void =>
      mark(id, position, { route: { from, isValue, steps }, inside });
    return createTypeWalk({
      ...{ checker, names, budget, usesOf, exported: roots, hasOpen: !isStandard },
      onNamed: (id, spot, inside) => {
        if (!isExcluded?.(id, spot.position)) onNamed(id, spot, inside);
      },
      // Overrides of a method with a key seldom read what it selects.
      ...(isExcluded === undefined ? { onReceived: onNamed } : {}),
      onMembers,
      ...(isStandard ? { onPartial: onMembers, onCallback: (id, enter) => defer(id, 'pass', enter) } : {}),
    });
  };
  const markMentioned = (from: string, position: Position): void => {
    for (const node of names.symbolOf('old', from)?.declarations ?? [])
      visitMentioned(node, position, {
        ...{ checker, isStandard },
        visit: (symbol, where, steps = []) => {
          const own = names.idOf(symbol);
          if (own !== undefined && own.id !== from) mark(own.id, where, { route: { from, isValue: false, steps } });
        },
        select: (symbol, selected) => {
          const own = names.idOf(symbol);
          if (own !== undefined && own.id !== from) select(own.id, { from, isValue: false, steps: [] }, selected);
        },
        ...(isStandard && position === 'receive' ? { onCallback: (enter: () => void) => defer(from, 'pass', enter) } : {}),
      });
  };
  /** Users get the instances that they give back from the class, and do not write its members. */
  const isInstance = (id: string, position: Position): boolean =>
    !isStandard && position === 'pass' && ((names.symbolOf('old', id)?.flags ?? 0) & ts.SymbolFlags.Class) !== 0;
  const enter = (id: string, position: Position): void => {
    const symbol = names.symbolOf('old', id);
    if (symbol !== undefined) within(id, () => enterDeclared(id, { symbol, position }));
  };
  const enterDeclared = (id: string, { symbol, position }: { readonly symbol: ts.Symbol; readonly position: Position }): void => {
    markMentioned(id, position);
    const isClass = (symbol.flags & ts.SymbolFlags.Class) !== 0;
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    // A walk does not enter the branches of a conditional type that has a name.
    if ((type.flags & ts.TypeFlags.Conditional) !== 0) walkFrom(id, false).type(type, { position, steps: [] });
    // Users pass instances that the package's own class created. The users did not write the members.
    if (!type.isClassOrInterface() || (isClass && position === 'pass')) return;
    const walk = walkFrom(id, false);
    walk.members(type, { position, steps: [] });
    // The optional members of `Partial<Hooks>` are members of the type itself, and such functions of what users pass are theirs.
    const isOwn = (base: ts.Type): boolean => isStandard && position === 'receive' && partialType(base) !== undefined;
    for (const base of checker.getBaseTypes(type).filter((one) => !isOwn(one))) walk.type(base, { position, steps: [] });
    const overrides = walkFrom(id, false, isInstance);
    const isExtendable = !isStandard && roots.has(id);
    for (const { type: one, ...spot } of isClass ? writtenBySubclasses(type, { id, old, checker, isExtendable }) : [])
      overrides.type(one, spot);
  };
  const enterType = (id: string, position: Position): void => {
    const type = names.typeOf('old', id);
    if (type?.isClassOrInterface()) enter(id, position);
    else if (type !== undefined) within(id, () => walkFrom(id, false).inside(type, { position, steps: [] }));
  };
  const enterLimits = (id: string): void => {
    const symbol = names.symbolOf('old', id);
    if (symbol === undefined || !writtenAlike.isChanged(id)) return;
    within(id, () => {
      for (const parameter of typeParametersOf(symbol, checker)) {
        const limit = limitOf(parameter, checker);
        if (limit !== undefined) walkFrom(id, false).type(limit.type, { position: 'pass', steps: [limit.step] });
      }
    });
  };
  /** Enters the values among some ids, and the attributes of elements of JSX. */
  const start = (ids: Iterable<string>): void => {
    for (const id of ids) {
      const symbol = names.symbolOf('old', id);
      if (isStandard && elements.test(id)) enterType(id, 'pass');
      if (symbol === undefined || (symbol.flags & ts.SymbolFlags.Value) === 0 || (symbol.flags & ts.SymbolFlags.Enum) !== 0) continue;
      within(id, () => {
        const isClass = (symbol.flags & ts.SymbolFlags.Class) !== 0;
        const walk = walkFrom(id, isClass);
        const type = checker.getTypeOfSymbol(symbol);
        // Users read a list. What its methods take, such as `includes`, they have from there.
        const isList = checker.isArrayType(type) || checker.isTupleType(type);
        (isList ? walk.type : walk.members)(type, { position: 'receive', steps: [] });
        const named = isNamedObject(type) ? type : copiedType(type);
        if (named !== undefined) walk.type(named, { position: 'receive', steps: [] });
        markMentioned(id, 'receive');
        const written = walkFrom(id, isClass, isInstance);
        for (const { type: one, steps } of writablePlaces(type, { checker, names })) written.type(one, { position: 'pass', steps });
      });
    }
    enterAll(enter);
  };
  const isUnstable = (id: string): boolean => isStandard && imported.unstable.has(id) && !promised.has(id);
  // Users of the main module do not know what only its implementation does with a type.
  const searchedRoots = [...roots].filter((id) => searched.has(id) && !inner.has(id));
  start(searchedRoots.filter((id) => !isUnstable(id)));
  // Unstable names are followed to what no stable name reaches.
  settle([...imported.stable, ...promised]);
  start(searchedRoots.filter(isUnstable));
  const isComplete = !budget.isSpent();
  // A stable name may reach the others by what was not walked.
  const unreached = isComplete ? [...imported.unstable, ...found.keys()].filter((id) => !isSettled(id)) : unmentionedIds(old);
  const unstable = isStandard ? unreached : [];
  // Users may receive and pass a type that they import and that no value uses. Hidden types are reached by it, too.
  settle([...imported.stable, ...imported.unstable]);
  const types = [...imported.stable].filter((id) => writtenAlike.isChanged(id) && !found.has(id) && names.typeOf('old', id) !== undefined);
  for (const id of types) for (const position of ['receive', 'pass'] as const) enterType(id, position);
  start([]);
  // What type arguments are limited to is only met there if nothing else uses it.
  settle([...imported.stable, ...imported.unstable]);
  for (const id of imported.stable) enterLimits(id);
  start([]);
  const none: ReadonlyMap<Position, Route> = new Map();
  return { positions: (id) => found.get(id) ?? none, skipped, unstable: new Set(unstable), isHandle, isComplete };
}

/** The interface whose members are what users pass to elements of JSX (TypeScript, "JSX", intrinsic elements), by its id. */
const elements = /(?:^|\$)JSX\w*\$IntrinsicElements$/;

interface PositionsRequest {
  readonly usesOf: ParameterUses;
  readonly policy: Policy;
  /** Ids of what users reach by a stable name, although its namespace has an unstable one. */
  readonly promised: ReadonlySet<string>;
  /** Ids of what users can import only from the implementation of the main module. */
  readonly inner: ReadonlySet<string>;
  /** Ids of the types whose uses are searched, and of all that mention them, also through others. No other declaration has a use of them. */
  readonly searched: ReadonlySet<string>;
  /** Walks through a declaration, unless the compiler failed at it before. */
  readonly enter: (id: string, visit: () => void) => void;
}
