/** Where the site wants it (`navbar.hideOnScroll`), the bar goes out of the way while the reader scrolls down. Never with the focus in it. */
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
