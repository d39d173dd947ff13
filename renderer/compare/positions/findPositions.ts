import ts from 'typescript';
import { memoize } from '../../model/memoize.ts';
import { classMembers } from '../../release/declarationFacts.ts';
import type { Policy } from '../../release/diffEntry.ts';
import { importedIds } from '../../release/importedIds.ts';
import { flip, type Position, type Step } from '../difference/difference.ts';
import type { Comparison } from '../load/loadComparison.ts';
import { isLarge, isOptions } from '../policy/countedUses.ts';
import { optionsOf } from '../policy/isOwnOption.ts';
import { copiedType } from '../types/mappedParts.ts';
import { declaredConstraint, typeParametersOf } from '../types/parameters.ts';
import { propertyName } from '../types/properties.ts';
import { isNamedObject } from '../types/typeFacts.ts';
import type { ParameterUses } from './parameterUses.ts';
import { rootsOf } from './rootsOf.ts';
import { createTypeWalk, type TypeWalk } from './typeWalk.ts';
import { visitMentioned } from './visitMentioned.ts';

/** How users reach a type: from an exported value or a named type, step by step. */
interface Route {
  /** Id of the declaration where the route begins. */
  readonly from: string;
  /** Whether the route begins at the value of a class instead of its instances. */
  readonly isValue: boolean;
  readonly steps: readonly Step[];
  /** Where users only name members of a type there, and pass these: whether it is a certain member. */
  readonly selected?: 'one' | 'any' | undefined;
}

/** The positions in which users meet a type, with one route to each. Empty if no exported value uses the type. */
export type Positions = (id: string) => ReadonlyMap<Position, Route>;

interface FoundPositions {
  readonly positions: Positions;
  /** Ids of types in which the policy does not count some uses of what they mention. */
  readonly skipped: ReadonlySet<string>;
  /** Ids of what users reach only by unstable names, so that the policy makes no promise of it. */
  readonly unstable: ReadonlySet<string>;
  /** Whether the search for uses by values came to its end. */
  readonly isComplete: boolean;
}

/** A use of a type that counts only if no other use makes it one that the policy does not count. */
interface Deferred {
  readonly id: string;
  readonly isSkipped: () => boolean;
  readonly enter: () => void;
}

/**
 * Finds how users use the types of the old release, starting at each value that they can import. Only the old release counts: existing
 * programs were written for it.
 */
export function findPositions(
  { checker, names, old, budget, writtenAlike }: Comparison,
  { usesOf, policy, promised, searched, enter: within }: PositionsRequest,
): FoundPositions {
  const found = new Map<string, Map<Position, Route>>();
  const entered = new Set<string>();
  const waiting: { readonly id: string; readonly position: Position }[] = [];
  /** What is inside of a type, for users who meet it in one position. It counts if they do not meet the type in the other one. */
  const deferred: Deferred[] = [];
  /** What users pass to constructors. It counts if the package gives it to none of the functions that users write. */
  const constructed: Deferred[] = [];
  /** Ids of what the package gives to such functions. */
  const given = new Set<string>();
  const skipped = new Set<string>();
  const imported = importedIds(old);
  const isStandard = policy === 'standard';
  /** Ids that are reached by stable names, when unstable ones are followed. */
  let settled: ReadonlySet<string> = new Set();
  const isDeferred = memoize((key: string): boolean => {
    const [id = '', position] = key.split(' ');
    const type = isStandard ? names.typeOf('old', id) : undefined;
    return type !== undefined && (position === 'pass' ? isLarge(type) : isOptions(type));
  });
  const mark = (
    id: string,
    position: Position,
    { route, inside }: { readonly route: Route; readonly inside?: (() => void) | undefined },
  ): void => {
    if (settled.has(id) || (isStandard && position === 'receive' && isGivenBack(names.symbolOf('old', id), route))) return;
    if (position === 'receive' && route.steps.some(({ kind }) => kind === 'parameter')) given.add(id);
    // Users write options, also those that the package gives them back.
    if (isStandard && position === 'pass' && isConstructed(route) && !isDeferred(`${id} receive`))
      constructed.push({ id, isSkipped: () => given.has(id), enter: () => markNow(id, position, { route, inside }) });
    else markNow(id, position, { route, inside });
  };
  const markNow = (
    id: string,
    position: Position,
    { route, inside }: { readonly route: Route; readonly inside?: (() => void) | undefined },
  ): void => {
    const known = found.get(id) ?? new Map<Position, Route>();
    found.set(id, known);
    // What only mentions a name knows no steps to it. A walk through the same declaration does.
    const before = known.get(position);
    const isBetter =
      before === undefined || (isPartial(before) ? !isPartial(route) : before.from === route.from && before.steps.length === 0);
    if (isBetter) known.set(position, route);
    const enter = (): void => {
      if (inside !== undefined) within(id, inside);
      const own = route.selected === 'any' ? 'pass' : position;
      const key = `${id} ${own}`;
      if (!searched.has(id) || route.selected === 'one' || entered.has(key)) return;
      entered.add(key);
      waiting.push({ id, position: own });
    };
    if (isDeferred(`${id} ${position}`)) defer(id, flip(position), enter);
    else enter();
  };
  const defer = (id: string, unless: Position, enter: () => void): void => {
    deferred.push({ id, isSkipped: () => found.get(id)?.has(unless) === true, enter });
  };
  const walkFrom = (from: string, isValue: boolean): TypeWalk =>
    createTypeWalk({
      ...{ checker, names, budget, usesOf },
      onNamed: (id, { position, steps }, inside) => mark(id, position, { route: { from, isValue, steps }, inside }),
      ...(isStandard ? { onCallback: (id, enter) => defer(id, 'pass', enter) } : {}),
    });
  const markMentioned = (from: string, position: Position): void => {
    for (const node of names.symbolOf('old', from)?.declarations ?? [])
      visitMentioned(node, position, {
        checker,
        visit: (symbol, where, steps = []) => {
          const own = names.idOf(symbol);
          if (own !== undefined && own.id !== from) mark(own.id, where, { route: { from, isValue: false, steps } });
        },
        select: (symbol, selected) => {
          const own = names.idOf(symbol);
          if (own !== undefined && own.id !== from) mark(own.id, 'receive', { route: { from, isValue: false, steps: [], selected } });
        },
        ...(isStandard && position === 'receive' ? { onCallback: (enter: () => void) => defer(from, 'pass', enter) } : {}),
      });
  };
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
    for (const base of checker.getBaseTypes(type)) walk.type(base, { position, steps: [] });
    // Subclasses have to write abstract members, so users pass these members, too.
    const abstract = new Set(classMembers(old, id).flatMap(({ isAbstract, name }) => (isAbstract ? [name] : [])));
    for (const member of type.getProperties()) {
      const name = propertyName(member);
      if (abstract.has(name)) walk.type(checker.getTypeOfSymbol(member), { position: 'pass', steps: [{ kind: 'property', name }] });
    }
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
        const limit = declaredConstraint(parameter, checker);
        const step = { kind: 'constraint', name: parameter.symbol.name } as const;
        if (limit !== undefined) walkFrom(id, false).type(limit, { position: 'pass', steps: [step] });
      }
    });
  };
  const enterAll = (): void => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) enter(next.id, next.position);
  };
  const start = (ids: Iterable<string>): void => {
    for (const id of ids) {
      const symbol = names.symbolOf('old', id);
      if (symbol === undefined || (symbol.flags & ts.SymbolFlags.Value) === 0 || (symbol.flags & ts.SymbolFlags.Enum) !== 0) continue;
      within(id, () => {
        const walk = walkFrom(id, (symbol.flags & ts.SymbolFlags.Class) !== 0);
        const type = checker.getTypeOfSymbol(symbol);
        walk.members(type, { position: 'receive', steps: [] });
        const named = isNamedObject(type) ? type : copiedType(type);
        if (named !== undefined) walk.type(named, { position: 'receive', steps: [] });
        markMentioned(id, 'receive');
      });
    }
    enterAll();
    for (let next = deferred.shift() ?? constructed.shift(); next !== undefined; next = deferred.shift() ?? constructed.shift()) {
      if (next.isSkipped()) skipped.add(next.id);
      else next.enter();
      enterAll();
    }
  };
  const isUnstable = (id: string): boolean => isStandard && imported.unstable.has(id) && !promised.has(id);
  const roots = [...rootsOf(old)].filter((id) => searched.has(id));
  start(roots.filter((id) => !isUnstable(id)));
  settled = new Set([...found.keys(), ...imported.stable, ...promised]);
  start(roots.filter(isUnstable));
  const isComplete = !budget.isSpent();
  // A stable name may reach them by what was not walked.
  const unstable = isStandard && isComplete ? [...imported.unstable, ...found.keys()].filter((id) => !settled.has(id)) : [];
  // Users may receive and pass a type that they import and that no value uses. Hidden types are reached by it, too.
  settled = new Set([...found.keys(), ...imported.stable, ...imported.unstable]);
  const types = [...imported.stable].filter((id) => writtenAlike.isChanged(id) && !found.has(id) && names.typeOf('old', id) !== undefined);
  for (const id of types) for (const position of ['receive', 'pass'] as const) enterType(id, position);
  start([]);
  // What type arguments are limited to is only met there if nothing else uses it.
  settled = new Set([...settled, ...found.keys()]);
  for (const id of imported.stable) enterLimits(id);
  start([]);
  const none: ReadonlyMap<Position, Route> = new Map();
  return { positions: (id) => found.get(id) ?? none, skipped, unstable: new Set(unstable), isComplete };
}

/** Whether a route leads only through the arguments of a constructor. */
function isConstructed({ isValue, steps }: Route): boolean {
  return isValue && steps.every((step) => step.kind !== 'parameter' || step.call.isConstruct);
}

/** Whether a route ends at what a type argument is limited to. Users write no values of it. */
export function isLimit(route: Route | undefined): boolean {
  return route?.steps.at(-1)?.kind === 'constraint';
}

/** Whether a route says little of how users use a type, compared with others. */
function isPartial(route: Route): boolean {
  return isLimit(route) || route.selected !== undefined;
}

/** Whether a route leads from options to the same options, which a hook among them is given. Users wrote what they receive there. */
function isGivenBack(symbol: ts.Symbol | undefined, { steps }: Route): boolean {
  const last = steps.at(-1);
  const options = last?.kind === 'parameter' ? optionsOf(last) : undefined;
  return options !== undefined && (symbol?.declarations ?? []).some((one) => one === options || one === options.parent);
}

interface PositionsRequest {
  readonly usesOf: ParameterUses;
  readonly policy: Policy;
  /** Ids of what users reach by a stable name, although its namespace has an unstable one. */
  readonly promised: ReadonlySet<string>;
  /** Ids of the types whose uses are searched, and of all that mention them, also through others. No other declaration has a use of them. */
  readonly searched: ReadonlySet<string>;
  /** Walks through a declaration, unless the compiler failed at it before. */
  readonly enter: (id: string, visit: () => void) => void;
}
