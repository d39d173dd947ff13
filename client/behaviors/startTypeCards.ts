/** Milliseconds that a pointer has to rest on a name, and for which its card stays when the pointer has left both. */
const delays = { show: 250, hide: 300 } as const;

/**
 * Shows the card of an unexported type while a mouse is on its name or on the card. A click keeps a card open that is shown for a hover, and
 * the browser closes it as any popover.
 */
export function startTypeCards(): void {
  let hovered: { readonly name: HTMLButtonElement; readonly card: HTMLElement } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const closeSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!hovered || hovered.name.matches(':hover') || hovered.card.matches(':hover')) return;
      hovered.card.hidePopover();
      hovered = undefined;
    }, delays.hide);
  };

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    const name = pointerType === 'mouse' ? nameAt(target) : undefined;
    const card = name && document.getElementById(name.getAttribute('popovertarget') ?? '');
    if (!name || !card || hovered?.name === name) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!name.matches(':hover') || card.matches(':popover-open')) return;
      card.showPopover({ source: name });
      hovered = { name, card };
    }, delays.show);
  });
  document.addEventListener('pointerout', () => hovered && closeSoon());
  document.addEventListener('click', (event) => {
    if (!hovered || nameAt(event.target) !== hovered.name) return;
    event.preventDefault();
    hovered = undefined;
  });
}

function nameAt(target: EventTarget | null): HTMLButtonElement | undefined {
  return target instanceof Element ? (target.closest<HTMLButtonElement>('code [popovertarget]') ?? undefined) : undefined;
}
