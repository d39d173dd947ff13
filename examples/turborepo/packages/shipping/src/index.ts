import type { Money } from '@orchard/money';
import type { Order } from '@orchard/orders';
import { totalWeight, type Weight } from '@orchard/units';

/** What an order weighs. */
export function weightOf({ lines }: Order): Weight {
  return totalWeight(lines.map(({ product, count }) => ({ grams: product.weight.grams * count })));
}

/** What a parcel of a weight costs: 4 EUR, and 1 EUR for each kilogram that has begun. */
export function shippingOf({ grams }: Weight): Money {
  return { cents: 400 + Math.ceil(grams / 1000) * 100, currency: 'EUR' };
}
