import type { ReactNode } from 'react';
import { useRenderContext } from '../context.ts';

/** Marks an item or a module as deprecated. */
export function DeprecatedBadge(): ReactNode {
  return <span className="badge deprecated">{useRenderContext().messages.deprecated}</span>;
}
