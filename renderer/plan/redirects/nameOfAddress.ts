import type { Route } from '../../model/plan.ts';

/** The name of a page, or of its heading or member with the anchor. */
export function nameOfAddress(route: Route, anchor: string | undefined): string {
  if (anchor === undefined) return route.title;
  if (route.kind === 'document') return route.document.headings.find(({ id }) => id === anchor)?.text ?? route.title;
  if (!('symbol' in route)) return route.title;
  const member = route.symbol.members.find((one) => one.anchor === anchor);
  return member === undefined ? route.title : `${route.symbol.qualifiedName}.${member.name}`;
}
