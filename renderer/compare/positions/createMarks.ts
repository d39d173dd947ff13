import { memoize } from '../../model/memoize.ts';
import { flip, type Position } from '../difference/difference.ts';
import type { Names } from '../load/names.ts';
import { isLarge, isOptions } from '../policy/countedUses.ts';
import { isArgument, isBetterWay, isConstructed, isGivenBack, isMade, isPartial, mergeSelected, type Route, withOther } from './routes.ts';

/** A use of a type that counts only if no other use makes it one that the policy does not count. */
interface Deferred {
  readonly id: string;
  readonly isSkipped: () => boolean;
  readonly enter: () => void;
}

interface Mark {
  readonly route: Route;
  /** Walks through the type itself. Default: nothing. */
  readonly inside?: (() => void) | undefined;
}

/** What users have of a type. */
export interface Selection extends Pick<Route, 'selected' | 'within'> {
  /** How users use the members. Default: `pass`. */
  readonly position?: Position | undefined;
}

interface MarksRequest {
  readonly names: Names;
  readonly isStandard: boolean;
  /** Ids of the types whose uses are searched. */
  readonly searched: ReadonlySet<string>;
  /** Walks through a declaration, unless the compiler failed at it before. */
  readonly within: (id: string, visit: () => void) => void;
}

/** Remembers in which positions types were met, and which of them are still to be entered. The policy decides when their uses count. */
export function createMarks({ names, isStandard, searched, within }: MarksRequest) {
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
  /** Ids of what the package makes for users, and of what users write in objects and lists of their own. */
  const [made, written] = [new Set<string>(), new Set<string>()];
  let settled: ReadonlySet<string> = new Set();
  const isDeferred = memoize((key: string): boolean => {
    const [id = '', position] = key.split(' ');
    const type = isStandard ? names.typeOf('old', id) : undefined;
    return type !== undefined && (position === 'pass' ? isLarge(type) : isOptions(type));
  });
  const defer = (id: string, unless: Position, enter: () => void): void => {
    const isMet = (): boolean => {
      const route = found.get(id)?.get(unless);
      return route !== undefined && route.selected === undefined;
    };
    deferred.push({ id, isSkipped: isMet, enter });
  };
  const markNow = (id: string, position: Position, { route, inside }: Mark): void => {
    const known = found.get(id) ?? new Map<Position, Route>();
    found.set(id, known);
    const before = known.get(position);
    if (before?.selected !== undefined && route.selected !== undefined) known.set(position, mergeSelected(before, route));
    else if (before === undefined || (isPartial(before) === isPartial(route) ? isBetterWay(before, route) : isPartial(before)))
      known.set(position, route);
    else known.set(position, withOther(before, route));
    const enter = (): void => {
      if (inside !== undefined) within(id, inside);
      const key = `${id} ${position}`;
      // Parts of members are walked where they are selected.
      const isOutside = route.selected === 'keys' || route.within !== undefined;
      if (!searched.has(id) || isOutside || entered.has(key)) return;
      entered.add(key);
      waiting.push({ id, position });
    };
    if (route.selected === undefined && isDeferred(`${id} ${position}`)) defer(id, flip(position), enter);
    else enter();
  };
  const mark = (id: string, position: Position, { route, inside }: Mark): void => {
    if (settled.has(id) || (isStandard && position === 'receive' && isGivenBack(names.symbolOf('old', id), route))) return;
    if (position === 'receive' ? route.selected === undefined && isMade(names.symbolOf('old', id), route) : !isArgument(route))
      (position === 'receive' ? made : written).add(id);
    // Users who name members of a type are given nothing.
    const isGiven = position === 'receive' && route.selected === undefined && route.steps.some(({ kind }) => kind === 'parameter');
    if (isGiven) given.add(id);
    // Users write options, also those that the package gives them back.
    if (isStandard && position === 'pass' && isConstructed(route) && !isDeferred(`${id} receive`))
      constructed.push({ id, isSkipped: () => given.has(id), enter: () => markNow(id, position, { route, inside }) });
    else markNow(id, position, { route, inside });
  };
  /** Enters all types that were met, and at last those whose uses count only if others were not found. */
  const enterAll = (enter: (id: string, position: Position) => void): void => {
    const enterWaiting = (): void => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) enter(next.id, next.position);
    };
    enterWaiting();
    for (let next = deferred.shift() ?? constructed.shift(); next !== undefined; next = deferred.shift() ?? constructed.shift()) {
      if (next.isSkipped()) skipped.add(next.id);
      else next.enter();
      enterWaiting();
    }
  };
  return {
    found,
    skipped,
    mark,
    defer,
    enterAll,
    /** Marks a type of which users have only the names of members, or also have these in a position. */
    select: (id: string, route: Route, { position, ...selected }: Selection): void => {
      mark(id, 'receive', { route: { ...route, selected: 'keys' } });
      if (selected.selected === 'members') mark(id, position ?? 'pass', { route: { ...route, ...selected } });
    },
    /** From now on, only uses of what was not found yet, and is none of these ids, count. */
    settle: (ids: Iterable<string>): void => {
      settled = new Set([...found.keys(), ...ids]);
    },
    isSettled: (id: string): boolean => settled.has(id),
    /** Whether the package makes values of a type, and users only pass them to calls. */
    isHandle: (id: string): boolean => made.has(id) && !written.has(id),
  };
}
