/**
 * Changes the page, with the browser's cross-fade only after a wait. A view transition delays the new page by two frames, which is
 * unnoticeable after a wait but visible after a click with an immediate response.
 */
export function swap(change: () => void, hasWaited: boolean): void {
  if (hasWaited && 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
    const transition = document.startViewTransition(change);
    // Rejected if another transition begins; the page changes anyway.
    transition.ready.catch(() => undefined);
  } else {
    change();
  }
}
