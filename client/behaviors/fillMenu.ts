import { isLongName, nameWords } from '../../renderer/model/nameWords.ts';

/** An item of a list that a menu loads. */
export interface MenuEntry {
  readonly label: string;
  /** With `baseUrl`. */
  readonly href: string;
  /** Label of a deprecated item. */
  readonly deprecated?: string;
  /** The kind of the symbol that the entry links to. */
  readonly kind?: string;
}

/**
 * Replaces the "more" link of a long group by the group's items, without moving what the reader looks at. If the list cannot be fetched,
 * the link to the index page stays.
 */
export async function fillMenu(more: HTMLAnchorElement, { focus = false } = {}): Promise<void> {
  const list = more.closest('ul');
  const folder = more.closest<HTMLElement>('.menu')?.dataset.menus;
  if (!list || folder === undefined) return;
  const entries = await fetchEntries(`${folder}/${more.dataset.menu || more.hash.slice(1)}.json`);
  if (!entries) return focus ? location.assign(more.href) : undefined;
  if (!more.isConnected) return;

  const first = list.children.length - 1;
  const current = list.querySelector<HTMLElement>('[aria-current]');
  const before = current?.getBoundingClientRect().top ?? 0;
  list.replaceChildren(...entries.map((entry) => createItem(entry, current?.getAttribute('href') ?? '')));
  const marked = list.querySelector<HTMLElement>('[aria-current]');
  const scroller = list.closest('.menu');
  if (marked && scroller) scroller.scrollTop += marked.getBoundingClientRect().top - before;
  if (focus) (marked ?? list.querySelectorAll<HTMLElement>('a')[first])?.focus({ preventScroll: marked !== null });
}

/** The items of a file of a menu, or undefined if it cannot be fetched. */
export async function fetchEntries(address: string): Promise<readonly MenuEntry[] | undefined> {
  try {
    const response = await fetch(address);
    return response.ok ? ((await response.json()) as readonly MenuEntry[]) : undefined;
  } catch {
    return undefined;
  }
}

/** An item as the menu shows it, marked if it is the current page's. */
export function createItem({ label, href, deprecated, kind }: MenuEntry, current = ''): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.append(...(isLongName(label) ? breakable(label) : [label]));
  link.href = href;
  if (kind !== undefined) link.classList.add(`of-${kind}`);
  if (deprecated !== undefined) {
    link.classList.add('is-deprecated');
    link.title = deprecated;
  }
  if (href === current) link.setAttribute('aria-current', 'page');
  item.append(link);
  return item;
}

function breakable(name: string): readonly (string | Node)[] {
  return nameWords(name).flatMap((word, index) => (index === 0 ? [word] : [document.createElement('wbr'), word]));
}
