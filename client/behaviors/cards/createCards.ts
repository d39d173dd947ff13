import type { ClientMessages } from '../../../renderer/model/clientMessages.ts';
import { createPinnedView } from './createPinnedView.ts';
import { cardElements, createCardLoader } from './loadCard.ts';
import { placeCard } from './placeCard.ts';
import { showFields } from './showFields.ts';

export interface Cards {
  /**
   * Shows the card of a link's target. Resolves to whether there is anything to show, also if the reader has turned to something else
   * since.
   */
  readonly show: (link: HTMLAnchorElement, when: 'soon' | 'at once') => Promise<boolean>;
  /** Shows the card of a link's target with all members, until the reader closes it. Resolves like `show`. */
  readonly pin: (link: HTMLAnchorElement) => Promise<boolean>;
  /** Shows the fields of a parameter's type below the link to them, or hides them. Resolves to whether there are any. */
  readonly showFields: (link: HTMLAnchorElement) => Promise<boolean>;
}

/** Milliseconds that a pointer has to rest on a name, and for which a card stays when it has left, so that it can be reached. */
const delays = { soon: 250, 'at once': 0, leave: 300 } as const;

/**
 * One card for all names. It stays while its name or the card is hovered or focused, and closes on Escape, on scrolling and with its page.
 * Scrolling moves it with a name that has the keyboard focus, because the browser scrolls to it, and a card that has the focus itself. A
 * pinned card closes on Escape, by its button, and with its page.
 */
export function createCards(baseUrl: string, messages: ClientMessages): Cards {
  const card = createCard();
  const load = createCardLoader(baseUrl);
  const view = createPinnedView({ card, messages, load, onChange: place, onClose: leave });
  let current: HTMLAnchorElement | undefined;
  let isPinned = false;
  // A name that has the focus again because its pinned card was closed: that shows no card.
  let dismissed: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pageChanges = new MutationObserver(() => current?.isConnected === false && close());

  async function open(link: HTMLAnchorElement): Promise<boolean> {
    const content = await load(link);
    if (!content) return false;
    if (current !== link || isPinned || !link.isConnected) return true;
    card.replaceChildren(cardElements(content));
    link.ariaExpanded = 'true';
    link.setAttribute('aria-describedby', card.id);
    card.showPopover();
    placeCard(card, link);
    return true;
  }

  async function pin(link: HTMLAnchorElement): Promise<boolean> {
    if (current !== link || isPinned) close();
    current = link;
    clearTimeout(timer);
    const content = await load(link);
    if (!content) return false;
    if (current !== link || !link.isConnected) return true;
    isPinned = true;
    if (card.matches(':popover-open')) card.hidePopover();
    link.ariaExpanded = 'true';
    link.removeAttribute('aria-describedby');
    // With its source, the card follows the name in the order of focus.
    card.showPopover({ source: link });
    view.open(content);
    pageChanges.observe(document.body, { childList: true, subtree: true });
    return true;
  }

  function place(): void {
    const { top = -1, bottom = 0 } = current?.getBoundingClientRect() ?? {};
    if (current && top >= 0 && bottom <= innerHeight) placeCard(card, current);
  }

  function close(): void {
    clearTimeout(timer);
    pageChanges.disconnect();
    if (current) {
      current.ariaExpanded = null;
      current.removeAttribute('aria-describedby');
    }
    current = undefined;
    isPinned = false;
    if (card.matches(':popover-open')) card.hidePopover();
    view.end();
  }

  /** Closes a pinned card. The focus returns to the name, if the card has it and the reader stays. */
  function leave(reason: 'closed' | 'left'): void {
    const name = current;
    const hasFocus = card.matches(':focus-within');
    close();
    if (reason === 'left' || !hasFocus) return;
    name?.focus({ preventScroll: true });
    dismissed = name;
  }

  function scrolled(): void {
    if (isPinned || !card.matches(':popover-open')) return;
    if (current && (current.matches(':focus-visible') || card.matches(':focus-within'))) placeCard(card, current);
    else close();
  }

  const isWanted = (): boolean => isPinned || card.matches(':hover, :focus-within') || current?.matches(':hover, :focus') === true;
  const closeSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => !isWanted() && close(), delays.leave);
  };

  document.addEventListener('pointerout', () => {
    dismissed = undefined;
    if (current) closeSoon();
  });
  // The focus moves on at once: a card that stayed, or came later, would be a stop on the way of the keyboard, at a place that is not visible.
  document.addEventListener('focusout', ({ relatedTarget }) => {
    dismissed = undefined;
    const isInside = relatedTarget instanceof Node && (card.contains(relatedTarget) || current?.contains(relatedTarget) === true);
    const isHovered = card.matches(':hover') || current?.matches(':hover') === true;
    if (!isPinned && !isInside && !isHovered) close();
  });
  document.addEventListener(
    'pointerdown',
    ({ target }) => !isPinned && !(target instanceof Node && (card.contains(target) || current?.contains(target))) && close(),
  );
  document.addEventListener('scroll', ({ target }) => !(target instanceof Node && card.contains(target)) && scrolled(), {
    capture: true,
    passive: true,
  });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !card.matches(':popover-open') || document.querySelector('dialog:modal')) return;
      event.stopPropagation();
      if (isPinned) leave('closed');
      else close();
    },
    true,
  );
  card.addEventListener('click', ({ target }) => {
    if (current && target instanceof Element && target.closest('.card-pin')) void pin(current);
  });

  return {
    show: async (link, when) => {
      if (isPinned || link === dismissed) return isPinned;
      if (current === link) return card.matches(':popover-open');
      close();
      current = link;
      await new Promise((resolve) => setTimeout(resolve, delays[when]));
      return current !== link || open(link);
    },
    pin,
    showFields: (link) => showFields(link, load),
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
