import type { ApiPackage, ApiSymbol } from '../model/api.ts';
import { nameIds } from './nameIds.ts';

/** A category of a symbol: its name, and the id of its group in lists. */
export interface SymbolCategory {
  readonly id: string;
  readonly title: string;
}

/** The categories that a symbol's author has put it into, of those that its package lists. */
export function categoriesOf({ grouping }: ApiSymbol, { categories = [] }: Pick<ApiPackage, 'categories'>): readonly SymbolCategory[] {
  const ids = nameIds('category', categories);
  return (grouping?.categories ?? []).flatMap((title) => {
    const id = ids.get(title);
    return id === undefined ? [] : [{ id, title }];
  });
}
