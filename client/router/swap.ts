/**
 * Changes the page, with the browser's cross-fade where the reader has waited: a view transition costs two frames before the new
 * page is there, which nobody notices at the end of a wait and everybody would after a click that could be answered at once.
 */
export function swap(change: () => void, hasWaited: boolean): void {
  if (hasWaited && 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
    const transition = document.startViewTransition(change);
    // Rejected when another transition takes over: the change is made all the same.
    transition.ready.catch(() => undefined);
  } else {
    change();
  }
}
