/** With `navbar.hideOnScroll`, hides the navigation bar while the reader scrolls down, unless the focus is in the bar. */
export function startNavbarHiding(): void {
  const bar = document.querySelector<HTMLElement>('.navbar-hides');
  if (!bar) return;
  let before = scrollY;
  addEventListener(
    'scroll',
    () => {
      const isDown = scrollY > before && scrollY > bar.offsetHeight;
      bar.toggleAttribute('data-hidden', isDown && !bar.contains(document.activeElement));
      before = scrollY;
    },
    { passive: true },
  );
  bar.addEventListener('focusin', () => bar.removeAttribute('data-hidden'));
}
