const kinds: Readonly<Record<string, string>> = {
  tip: 'tip',
  success: 'tip',
  caution: 'warning',
  warning: 'warning',
  danger: 'danger',
};

/** The class of a badge of authors, by the kind that Starlight, Nextra and VitePress have for it. */
export function badgeClass(kind: string | undefined): string {
  const known = kind !== undefined && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  return known === undefined ? 'prose-badge' : `prose-badge prose-badge-${known}`;
}
