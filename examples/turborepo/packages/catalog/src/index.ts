import { type Id, toId } from '@orchard/ids';
import type { Money } from '@orchard/money';
import type { Weight } from '@orchard/units';

/** Something to buy. */
export interface Product {
  readonly id: Id<'product'>;
  readonly name: string;
  readonly price: Money;
  readonly weight: Weight;
}

/** Products by their ids. */
export type Catalog = ReadonlyMap<Id<'product'>, Product>;

/** Makes a product whose id follows from its name. */
export function createProduct(name: string, price: Money, weight: Weight): Product {
  return { id: toId('product', name.toLowerCase()), name, price, weight };
}

/** Puts products in a {@link Catalog}; of two with one id the later stays. */
export function createCatalog(products: readonly Product[]): Catalog {
  return new Map(products.map((product) => [product.id, product]));
}
