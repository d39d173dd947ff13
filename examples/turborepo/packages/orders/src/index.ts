import type { Product } from '@orchard/catalog';
import type { Day } from '@orchard/dates';
import { add, type Money, times } from '@orchard/money';
import { priceOn, type SeasonPrice } from '@orchard/prices';
import { map, type Result } from '@orchard/result';
import type { Stock } from '@orchard/stock';
import { count, list } from '@orchard/text';

/** Some of a product. */
export interface Line {
  readonly product: Product;
  readonly count: number;
}

/** An order of a customer. */
export interface Order {
  readonly day: Day;
  readonly lines: readonly Line[];
}

/** Takes a line's fruit out of the {@link Stock}. */
export function reserve(line: Line, stock: Stock): Result<Line> {
  return map(stock.take(line.product, line.count), () => line);
}

/** What an order costs. */
export function totalOf({ day, lines }: Order, seasons: readonly SeasonPrice[] = []): Money {
  return lines.map(({ product, count: many }) => times(priceOn(product, day, seasons), many)).reduce(add);
}

/** An order in words: `2 apples and 1 pear`. */
export function describe({ lines }: Order): string {
  return list(lines.map(({ product, count: many }) => count(many, product.name)));
}
