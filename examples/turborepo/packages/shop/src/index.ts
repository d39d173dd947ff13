import { type Catalog, createCatalog, type Product } from '@orchard/catalog';
import { add, type Money } from '@orchard/money';
import { type Order, reserve, totalOf } from '@orchard/orders';
import { type Result, success } from '@orchard/result';
import { shippingOf, weightOf } from '@orchard/shipping';
import { Stock } from '@orchard/stock';

/** Sells what is in its {@link Stock}. */
export class Shop {
  readonly catalog: Catalog;
  readonly stock = new Stock();

  constructor(products: readonly Product[]) {
    this.catalog = createCatalog(products);
  }

  /** Sells an order, if there is enough of everything; gives what is to be paid, with {@link shippingOf | shipping}. */
  sell(order: Order): Result<Money> {
    for (const line of order.lines) {
      const reserved = reserve(line, this.stock);
      if (!reserved.ok) return reserved;
    }
    return success(add(totalOf(order), shippingOf(weightOf(order))));
  }
}
