import type { ReactNode } from 'react';

/** Paths on a grid of 24, drawn with a line of 2. */
const paths = {
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M16 16l5 5',
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M14 6l-6 6 6 6',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2m0 16v2M2 12h2m16 0h2M5 5l1 1m12 12 1 1M5 19l1-1M18 6l1-1',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  language: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18a4 9 0 1 0 0 18 4 9 0 0 0 0-18M3 12h18',
  external: 'M8 6h10v10M18 6L7 17',
} as const satisfies Readonly<Record<string, string>>;

export type IconName = keyof typeof paths;

/** A drawing that says nothing to a screen reader: its control has the name. It has a size of its own for when the stylesheet doesn't come. */
export function Icon({ name }: { readonly name: IconName }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
