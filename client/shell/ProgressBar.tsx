import type { ReactNode } from 'react';
import { useDelayed } from './useDelayed.ts';

/** Milliseconds that a reader waits for a page without being told. */
const patience = 200;

/** A line at the top of the window while a page takes its time. How long it will take nobody knows, so it has no value. */
export function ProgressBar({ isLoading, label }: { readonly isLoading: boolean; readonly label: string }): ReactNode {
  return useDelayed(isLoading, patience) && <div className="progress" role="progressbar" aria-label={label} />;
}
