import type { ReactNode } from 'react';

/** Drawings of `templates/theme/icons.css`. */
type IconName = 'search' | 'menu' | 'close' | 'back' | 'theme' | 'language' | 'external';

/** A drawing that says nothing to a screen reader: its control has the name. */
export function Icon({ name }: { readonly name: IconName }): ReactNode {
  return <span className={`icon icon-${name}`} />;
}
