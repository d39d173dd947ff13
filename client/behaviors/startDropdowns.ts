/**
 * Closes menus of the navigation bar on Escape, when a link is followed, and when the focus or a click is elsewhere. They are `<details>`, so
 * they open without a script.
 */
export function startDropdowns(): void {
  document.addEventListener('click', ({ target }) => closeUnless((dropdown) => isInside(target, dropdown) && !isLink(target)));
  document.addEventListener('focusin', ({ target }) => closeUnless((dropdown) => isInside(target, dropdown)));
  document.addEventListener('keydown', ({ key, target }) => {
    const dropdown = target instanceof Element ? target.closest<HTMLDetailsElement>('.dropdown[open]') : null;
    if (key !== 'Escape' || !dropdown) return;
    dropdown.open = false;
    dropdown.querySelector('summary')?.focus();
  });
}

function closeUnless(mayStay: (dropdown: HTMLDetailsElement) => boolean): void {
  for (const dropdown of document.querySelectorAll<HTMLDetailsElement>('.dropdown[open]')) {
    if (!mayStay(dropdown)) dropdown.open = false;
  }
}

function isInside(target: EventTarget | null, dropdown: HTMLElement): boolean {
  return target instanceof Node && dropdown.contains(target);
}

function isLink(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a') !== null;
}
