import type { Product } from '@orchard/catalog';
import type { Day } from '@orchard/dates';
import type { Money } from '@orchard/money';

/** A price that counts from a day on. */
export interface SeasonPrice {
  readonly from: Day;
  readonly percent: number;
}

/** What a product costs on a day: its own price, changed by the last season that has begun. */
export function priceOn(product: Product, day: Day, seasons: readonly SeasonPrice[]): Money {
  const season = seasons.filter(({ from }) => from <= day).at(-1);
  const percent = season?.percent ?? 100;
  return { ...product.price, cents: Math.round((product.price.cents * percent) / 100) };
}
