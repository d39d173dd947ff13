import { dataAddress, hrefOf } from '../../router/address.ts';
import { loadPage } from '../../router/loadPage.ts';
import { placeCard } from './placeCard.ts';

export interface Cards {
  /** Shows the card of a link's target. Resolves to whether there is anything to show. */
  readonly show: (link: HTMLAnchorElement, when: 'soon' | 'at once') => Promise<boolean>;
}

/** Milliseconds that a pointer has to rest on a name, and for which a card stays when it has left, so that it can be reached. */
const delays = { soon: 250, 'at once': 0, leave: 300 } as const;

/**
 * One card for all names. It stays while its name or the card is hovered or focused, and closes on Escape, on scrolling and with its page.
 * A name with keyboard focus keeps its card, because the browser scrolls to it. The card's content is in the data of the page that the name
 * links to, and is fetched once.
 */
export function createCards(baseUrl: string): Cards {
  const card = createCard();
  const contents = new Map<string, Promise<string>>();
  let current: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function contentOf(link: HTMLAnchorElement): Promise<string> {
    const href = hrefOf(new URL(link.href).pathname, baseUrl) ?? '';
    const content = contents.get(href) ?? loadContent(href);
    contents.set(href, content);
    return content;
  }

  async function loadContent(href: string): Promise<string> {
    const page = await loadPage(dataAddress(href, baseUrl)).catch(() => undefined);
    if (page === undefined) contents.delete(href);
    return page?.cardHtml ?? '';
  }

  async function open(link: HTMLAnchorElement): Promise<boolean> {
    const html = await contentOf(link);
    if (html === '' || current !== link || !link.isConnected) return false;
    card.innerHTML = html;
    link.ariaExpanded = 'true';
    link.setAttribute('aria-describedby', card.id);
    card.showPopover();
    placeCard(card, link);
    return true;
  }

  function close(): void {
    clearTimeout(timer);
    if (current) {
      current.ariaExpanded = null;
      current.removeAttribute('aria-describedby');
    }
    current = undefined;
    if (card.matches(':popover-open')) card.hidePopover();
  }

  function scrolled(): void {
    if (current?.matches(':focus-visible') !== true) close();
    else if (card.matches(':popover-open')) placeCard(card, current);
  }

  const isWanted = (): boolean => card.matches(':hover, :focus-within') || current?.matches(':hover, :focus') === true;
  const closeSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => !isWanted() && close(), delays.leave);
  };

  for (const type of ['pointerout', 'focusout'] as const) document.addEventListener(type, () => current && closeSoon());
  document.addEventListener(
    'pointerdown',
    ({ target }) => !(target instanceof Node && (card.contains(target) || current?.contains(target))) && close(),
  );
  document.addEventListener('scroll', ({ target }) => !(target instanceof Node && card.contains(target)) && scrolled(), {
    capture: true,
    passive: true,
  });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !card.matches(':popover-open')) return;
      event.stopPropagation();
      close();
    },
    true,
  );

  return {
    show: async (link, when) => {
      if (current === link) return card.matches(':popover-open');
      close();
      current = link;
      await new Promise((resolve) => setTimeout(resolve, delays[when]));
      return current === link && open(link);
    },
  };
}

function createCard(): HTMLElement {
  const card = document.createElement('div');
  card.id = 'site-card';
  card.className = 'symbol-card';
  card.popover = 'manual';
  document.body.append(card);
  return card;
}
