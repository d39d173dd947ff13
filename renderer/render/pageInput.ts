import { hashOf, hashOfData, rememberHash } from '../engine/hash.ts';
import type { ApiSymbol } from '../model/api.ts';
import { memoize } from '../model/memoize.ts';
import type { Route } from '../model/plan.ts';
import { kindOf } from './pageKinds.tsx';

/**
 * A route with only the data that its page shows: of its package, only the symbols and modules that the page lists or names. It is plain
 * data. Its hash is part of the page's key, and tests render it. The same route gives the same object.
 */
export const pageInput = memoize((route: Route): Route => {
  const input = kindOf(route).input(route);
  for (const symbol of symbolsIn(input)) hashOfData(symbol);
  rememberHash(input, hashOf(input));
  return input;
}, new WeakMap());

/** The largest parts of a route. Each is hashed as plain data, once for all pages that have it. */
function symbolsIn(route: Route): readonly ApiSymbol[] {
  const items = ('items' in route ? route.items : undefined) ?? [];
  return 'package' in route ? [...ownSymbols(route), ...items, ...route.package.symbols] : [];
}

function ownSymbols(route: Route): readonly ApiSymbol[] {
  if ('symbol' in route) return [route.symbol];
  if ('list' in route) return route.list.symbols;
  return 'category' in route ? route.category.symbols : [];
}
