import { compareText } from '../../model/compareText.ts';
import type { Route } from '../../model/plan.ts';

/** Orders routes by address, not-found last; clashing ones by their sources. */
export function byAddress(a: Route, b: Route): number {
  if (a.kind === 'not-found' || b.kind === 'not-found') return Number(a.kind === 'not-found') - Number(b.kind === 'not-found');
  return compareText(a.href, b.href) || compareText(a.from.file, b.from.file);
}
