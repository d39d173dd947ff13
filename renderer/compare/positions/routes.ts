import type ts from 'typescript';
import type { Position, Step } from '../difference/difference.ts';
import { optionsOf } from '../policy/isOwnOption.ts';

/** How users reach a type: from an exported value or a named type, step by step. */
export interface Route {
  /** Id of the declaration where the route begins. */
  readonly from: string;
  /** Whether the route begins at the value of a class instead of its instances. */
  readonly isValue: boolean;
  readonly steps: readonly Step[];
  /** What users have of the type if it is not the whole: the names of its members, or the values of these. */
  readonly selected?: 'keys' | 'members' | undefined;
}

/** The positions in which users meet a type, with one route to each. Empty if no exported value uses the type. */
export type Positions = (id: string) => ReadonlyMap<Position, Route>;

/** Whether a route leads only through the arguments of a constructor. */
export function isConstructed({ isValue, steps }: Route): boolean {
  return isValue && steps.every((step) => step.kind !== 'parameter' || step.call.isConstruct);
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
