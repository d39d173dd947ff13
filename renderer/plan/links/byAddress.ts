import type { Route } from '../../model/plan.ts';

/** Orders routes by address, not-found last; clashing ones by their sources. */
export function byAddress(a: Route, b: Route): number {
  if (a.kind === 'not-found' || b.kind === 'not-found') return Number(a.kind === 'not-found') - Number(b.kind === 'not-found');
  return a.href < b.href ? -1 : a.href > b.href ? 1 : compareText(a.from.file, b.from.file);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
