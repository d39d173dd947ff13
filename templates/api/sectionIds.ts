import type { ApiSymbol } from '../../renderer/model/api.ts';

/** Names of a page's sections as ids. Members keep their anchors whatever they are called, so a section gives way to them. */
export function sectionIds({ members }: Pick<ApiSymbol, 'members'>): (key: string) => string {
  const taken = new Set(members.map(({ anchor }) => anchor));
  return (key) => (taken.has(key) ? `section-${key}` : key);
}
