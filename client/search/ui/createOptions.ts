export interface Options {
  /** Puts other groups into the list. `isNew`: the first is marked; else the marked one stays if it is still there. */
  readonly replace: (groups: readonly HTMLElement[], isNew: boolean) => void;
}

/** So many results a page key moves. */
const pageSize = 5;

/** The keyboard's way through a list that belongs to a field: the focus stays in the field, `aria-activedescendant` says where we are. */
export function createOptions({ input, list }: { readonly input: HTMLInputElement; readonly list: HTMLElement }): Options {
  let options: readonly HTMLAnchorElement[] = [];
  let active = -1;
  let hasMoved = false;

  function mark(index: number, scroll = true): void {
    options[active]?.setAttribute('aria-selected', 'false');
    active = index;
    const option = options[active];
    if (!option) {
      input.removeAttribute('aria-activedescendant');
      return;
    }
    option.setAttribute('aria-selected', 'true');
    input.setAttribute('aria-activedescendant', option.id);
    if (scroll) option.scrollIntoView({ block: 'nearest' });
  }
  function move(to: number): void {
    hasMoved = true;
    mark(options.length === 0 ? -1 : (to + options.length) % options.length);
  }
  function clamp(to: number): number {
    return Math.max(0, Math.min(options.length - 1, to));
  }
  function follow(isNewTab: boolean): void {
    const option = options[active];
    // A click that scripts make opens a new tab only in some browsers.
    if (isNewTab && option) window.open(option.href, '_blank', 'noopener');
    else option?.click();
  }

  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(active + 1),
    ArrowUp: () => move(active - 1),
    PageDown: () => move(clamp(active + pageSize)),
    PageUp: () => move(clamp(active - pageSize)),
    Home: () => move(0),
    End: () => move(options.length - 1),
  };
  input.addEventListener('keydown', (event) => {
    if (event.isComposing || event.altKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      follow(event.ctrlKey || event.metaKey);
      return;
    }
    // With Shift, Home and End select text.
    const action = event.shiftKey || event.ctrlKey || event.metaKey || options.length === 0 ? undefined : keys[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });
  list.addEventListener('pointermove', ({ target }) => {
    const index = options.findIndex((option) => target instanceof Node && option.contains(target));
    if (index >= 0 && index !== active) mark(index, false);
  });
  // The focus stays in the field, whatever is pressed.
  list.addEventListener('mousedown', (event) => event.preventDefault());

  return {
    replace: (groups, isNew) => {
      const marked = !isNew && hasMoved ? options[active]?.dataset.href : undefined;
      list.replaceChildren(...groups);
      options = [...list.querySelectorAll<HTMLAnchorElement>('[role=option]')];
      for (const [index, option] of options.entries()) option.id = `${list.id}-${index}`;
      input.setAttribute('aria-expanded', String(options.length > 0));
      list.hidden = options.length === 0;
      if (isNew) hasMoved = false;
      const kept = marked === undefined ? -1 : options.findIndex((option) => option.dataset.href === marked);
      mark(kept >= 0 ? kept : options.length > 0 ? 0 : -1, isNew);
      if (isNew) list.scrollTop = 0;
    },
  };
}
