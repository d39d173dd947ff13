import { failure, type Result, success } from '@orchard/result';

/** Currencies that the shop takes. */
export type Currency = 'EUR' | 'USD';

/** An amount. */
export interface Money {
  /** Whole. */
  readonly cents: number;
  readonly currency: Currency;
}

/** Reads an amount such as `12.50 EUR`. */
export function parseMoney(text: string): Result<Money> {
  const [, whole = '', cents = '', currency = ''] = /^(\d+)\.(\d\d) (EUR|USD)$/.exec(text) ?? [];
  if (currency !== 'EUR' && currency !== 'USD') return failure(`"${text}" is not an amount`);
  return success({ cents: Number(whole) * 100 + Number(cents), currency });
}

/**
 * Adds two amounts of one currency.
 * @throws {RangeError} when they are of two.
 */
export function add(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new RangeError(`${a.currency} and ${b.currency} don't add up`);
  return { ...a, cents: a.cents + b.cents };
}

/** So many times an amount. */
export function times(money: Money, count: number): Money {
  return { ...money, cents: money.cents * count };
}
