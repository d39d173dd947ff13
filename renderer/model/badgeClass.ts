const kinds: Readonly<Record<string, string>> = {
  tip: 'tip',
  success: 'tip',
  caution: 'warning',
  warning: 'warning',
  danger: 'danger',
};

/**
 * The CSS classes of a badge that an author wrote.
 *
 * @param kind as Starlight, Nextra and VitePress name it: `tip`, `caution`. Unknown kinds get the plain badge
 */
export function badgeClass(kind: string | undefined): string {
  const known = kind !== undefined && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  return known === undefined ? 'prose-badge' : `prose-badge prose-badge-${known}`;
}
