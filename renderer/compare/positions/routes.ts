import ts from 'typescript';
import type { Position, Step } from '../difference/difference.ts';
import { optionsOf } from '../policy/isOwnOption.ts';
import { someNode } from '../types/someNode.ts';

/** How users reach a type: from an exported value or a named type, step by step. */
export interface Route {
  /** Id of the declaration where the route begins. */
  readonly from: string;
  /** Whether the route begins at the value of a class instead of its instances. */
  readonly isValue: boolean;
  readonly steps: readonly Step[];
  /** What users have of the type if it is not the whole: the names of its members, or the values of these. */
  readonly selected?: 'keys' | 'members' | undefined;
  /** If users only have certain parts of the members, as in `Calls[K]['parameters']`: the names that select these parts. */
  readonly within?: readonly string[] | undefined;
  /** Another route to the same, if one goes to what a function takes, as in `Parameters<Run>`, and one to its result. */
  readonly also?: Route | undefined;
}

/** A route, with another one if the two go to different parts of a function. */
export function withOther(before: Route, route: Route): Route {
  const [one, other] = [before, route].map(({ steps }) => steps.at(-1));
  const isOther = one?.kind === 'argument' && other?.kind === 'argument' && one.isTaken !== other.isTaken;
  return isOther && before.also === undefined ? { ...before, also: route } : before;
}

/** One of two routes to what users have, with all that they have on both. */
export function mergeSelected(before: Route, route: Route): Route {
  if (before.selected === undefined || route.selected === undefined) return before.selected === undefined ? before : route;
  if (before.selected !== route.selected) return before.selected === 'members' ? before : route;
  if (before.within?.join() !== route.within?.join()) return { ...before, within: undefined };
  return isBetterWay(before, route) ? route : before;
}

/**
 * Whether a route from the same declaration says more than one that only mentions a name, and knows no steps, or leads the same way without what
 * comes before, as in `bind(options)(file)` and `bind(options)(options)(file)`.
 */
export function isBetterWay(before: Route, { from, steps }: Route): boolean {
  if (before.from !== from) return false;
  const isEnd = steps.every(({ kind }, index) => before.steps.at(index - steps.length)?.kind === kind);
  return before.steps.length === 0 || (steps.length > 0 && steps.length < before.steps.length && isEnd);
}

/** The positions in which users meet a type, with one route to each. Empty if no exported value uses the type. */
export type Positions = (id: string) => ReadonlyMap<Position, Route>;

/** Whether a route leads only through the arguments of a constructor. */
export function isConstructed({ isValue, steps }: Route): boolean {
  return isValue && steps.every((step) => step.kind !== 'parameter' || step.call.isConstruct);
}

/** Whether a route ends at an argument of a call, and not in an object or a list that users write. */
export function isArgument({ steps }: Route): boolean {
  const last = steps.at(-1);
  return last?.kind === 'parameter' || (last?.kind === 'constraint' && last.of !== undefined);
}

/** Whether a route ends at what a call returns that takes no such value, or at what a function of users is given. */
export function isMade(symbol: ts.Symbol | undefined, { steps }: Route): boolean {
  const last = steps.at(-1);
  if (last?.kind === 'parameter') return true;
  const node = last?.kind === 'return' ? last.call.signature.declaration : undefined;
  const isName = (one: ts.Node): boolean => ts.isIdentifier(one) && one.text === symbol?.name;
  return node !== undefined && !node.parameters.some((one) => someNode(one, isName));
}

/** Whether a route ends at what a type argument is limited to. Users write no values of it, unless it is the type argument by default. */
export function isLimit(route: Route | undefined): boolean {
  const last = route?.steps.at(-1);
  return last?.kind === 'constraint' && last.isDefault !== true;
}

/** Whether a route says little of how users use a type, compared with others. */
export function isPartial(route: Route): boolean {
  return isLimit(route) || route.selected !== undefined;
}

/** Whether a route leads from options to the same options, which a hook among them is given. Users wrote what they receive there. */
export function isGivenBack(symbol: ts.Symbol | undefined, { steps }: Route): boolean {
  const last = steps.at(-1);
  const options = last?.kind === 'parameter' ? optionsOf(last) : undefined;
  return options !== undefined && (symbol?.declarations ?? []).some((one) => one === options || one === options.parent);
}
