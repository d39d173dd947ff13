import type { ApiSymbol } from '../model/api.ts';

/**
 * Names of a symbol's sections as ids. Members keep their anchors whatever they are called, so a section gives way to them. On the page of
 * its module, all of a symbol's ids begin with its own: `item`.
 */
export function sectionIds({ members }: Pick<ApiSymbol, 'members'>, item?: string | undefined): (key: string) => string {
  const taken = new Set(members.map(({ anchor }) => anchor));
  const place = item === undefined ? '' : `${item}/`;
  const free = (key: string): string => (taken.has(`${place}${key}`) ? free(`section-${key}`) : `${place}${key}`);
  return free;
}
