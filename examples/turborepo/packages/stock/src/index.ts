import type { Product } from '@orchard/catalog';
import type { Id } from '@orchard/ids';
import { failure, type Result, success } from '@orchard/result';

/** How many of each product there are. */
export class Stock {
  readonly #counts = new Map<Id<'product'>, number>();

  /** Of a product. */
  countOf(product: Product): number {
    return this.#counts.get(product.id) ?? 0;
  }

  /** Puts some in. */
  put(product: Product, count: number): void {
    this.#counts.set(product.id, this.countOf(product) + count);
  }

  /** Takes some out, if there are enough; gives what is left. */
  take(product: Product, count: number): Result<number> {
    const left = this.countOf(product) - count;
    if (left < 0) return failure(`there are only ${this.countOf(product)} of ${product.name}`);
    this.#counts.set(product.id, left);
    return success(left);
  }
}
