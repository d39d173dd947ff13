import type { ReactNode } from 'react';
import { useDelayed } from './useDelayed.ts';

/** Milliseconds before the progress bar appears. */
const patience = 200;

/** A line at the top of the window while a page loads. The duration is unknown, so it has no value. */
export function ProgressBar({ isLoading, label }: { readonly isLoading: boolean; readonly label: string }): ReactNode {
  return useDelayed(isLoading, patience) && <div className="progress" role="progressbar" aria-label={label} />;
}
