/**
 * How much work a comparison may take. Work is what the compiler counts, instantiations of types, and the pairs of types that were compared. So
 * the same releases always get equally far. A clock ends what takes extremely long anyway.
 */
export interface Budget {
  /** Begins a part of the work with a budget of its own, or with several of them. A part may begin again. */
  readonly begin: (name: string, share?: number) => void;
  /** Lets the compiler create as many types as at the beginning of a part. */
  readonly renew: () => void;
  /** Begins with another kind of work, which may take as much as if nothing was done before. */
  readonly beginAll: () => void;
  /** Begins the search for uses as another kind of work. */
  readonly beginSearch: () => void;
  /** Whether all parts together have used up the whole. */
  readonly isTight: () => boolean;
  /** Counts work of our own, such as a pair of types that was compared. */
  readonly count: () => void;
  /** Whether the part, or everything, has used up its budget. What is left of it is then unknown. */
  readonly isSpent: () => boolean;
  /** Names of the parts that used up their budget. */
  readonly spent: ReadonlySet<string>;
}

interface BudgetRequest {
  /** Work so far. It only grows. */
  readonly work: () => number;
  /** Makes the compiler forget how much it has done. */
  readonly reset: () => void;
  /** Milliseconds from any fixed point. */
  readonly now: () => number;
  readonly limits?: BudgetLimits | undefined;
}

export interface BudgetLimits {
  readonly each: number;
  readonly all: number;
  /** How much the search for uses may take. Default: as much as each part. */
  readonly search?: number | undefined;
  /** What each part gets when all have used up the whole. */
  readonly least: number;
  /** The work after which nothing is compared any more. */
  readonly end: number;
  readonly milliseconds: number;
}

/** For the slowest types known, a few seconds for a declaration and half a minute for all. */
const usual: BudgetLimits = { each: 50_000, all: 350_000, search: 1_400_000, least: 5_000, end: 700_000, milliseconds: 600_000 };

export function createBudget({ work, reset, now, limits = usual }: BudgetRequest): Budget {
  const start = now();
  const spent = new Set<string>();
  let origin = work();
  let [part, since, most, end, asked, total, isOver] = ['', origin, limits.each, limits.end, 0, 0, false];
  const isTight = (): boolean => work() - origin + total + asked > limits.all;
  const beginAll = (): void => {
    [origin, asked, total] = [work(), 0, 0];
  };
  const begin = (name: string, share = 1): void => {
    reset();
    total += asked;
    [part, since, asked, isOver] = [name, work(), 0, false];
    spent.delete(name);
    [most, end] = [isTight() ? limits.least : limits.each * share, limits.end];
  };
  return {
    spent,
    isTight,
    renew: reset,
    beginAll,
    beginSearch: () => {
      beginAll();
      begin('');
      const { search = most } = limits;
      [most, end] = [search, search];
    },
    begin,
    count: () => {
      asked++;
    },
    isSpent: () => {
      // Comparisons that create no types are work, too.
      const used = work() - since + ++asked;
      isOver ||= used > most || since - origin + total + used > end || now() - start > limits.milliseconds;
      if (isOver) spent.add(part);
      return isOver;
    },
  };
}
