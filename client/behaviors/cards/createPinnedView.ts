import type { ClientMessages } from '../../../renderer/model/clientMessages.ts';
import { type CardContent, type CardLoader, cardElements } from './loadCard.ts';

export interface PinnedViewOptions {
  readonly card: HTMLElement;
  readonly messages: ClientMessages;
  readonly load: CardLoader;
  /** Called when other content has been put into the card. */
  readonly onChange: () => void;
  /** Called when the reader closes the card, or follows a link out of it. */
  readonly onClose: (reason: 'closed' | 'left') => void;
}

export interface PinnedView {
  /** Makes the card a dialog about a symbol, and moves the focus to its title. */
  readonly open: (content: CardContent) => void;
  /** Makes it a plain card again. */
  readonly end: () => void;
}

const titleId = 'site-card-title';

/**
 * The inside of a pinned card: a title that links to the page, the members, and a way back. The names of other symbols go on in the card; the
 * title and the names of members open their page.
 */
export function createPinnedView({ card, messages, load, onChange, onClose }: PinnedViewOptions): PinnedView {
  // The symbols that the card has shown, the current one last.
  let trail: readonly CardContent[] = [];
  // Links to pages without a card: the browser follows them.
  const plain = new WeakSet<Element>();

  function show(next: readonly CardContent[]): void {
    const content = next.at(-1);
    if (!content) return;
    trail = next;
    card.replaceChildren(bar(content), cardElements(content));
    card.scrollTop = 0;
    onChange();
    card.querySelector<HTMLElement>(`#${titleId} a`)?.focus();
  }

  function bar({ title, address }: CardContent): HTMLElement {
    const element = document.createElement('div');
    element.className = 'card-bar';
    const heading = Object.assign(document.createElement('h2'), { id: titleId });
    heading.append(Object.assign(document.createElement('a'), { href: address, textContent: title }));
    if (trail.length > 1) element.append(button(`← ${messages.cardBack}`, () => show(trail.slice(0, -1))));
    element.append(
      heading,
      button(messages.shortcutsClose, () => onClose('closed')),
    );
    return element;
  }

  async function follow(link: HTMLAnchorElement): Promise<void> {
    const from = trail;
    const content = await load(link);
    if (from !== trail) return;
    if (content) return show([...trail, content]);
    plain.add(link);
    link.click();
  }

  card.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || trail.length === 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isOwn = link.pathname === trail.at(-1)?.address && link.origin === location.origin;
    if (isOwn || plain.has(link)) return onClose('left');
    event.preventDefault();
    void follow(link);
  });

  return {
    open: (content) => {
      card.classList.add('pinned');
      card.setAttribute('role', 'dialog');
      card.setAttribute('aria-labelledby', titleId);
      trail = [];
      show([content]);
    },
    end: () => {
      trail = [];
      card.classList.remove('pinned');
      card.removeAttribute('role');
      card.removeAttribute('aria-labelledby');
    },
  };
}

function button(text: string, onClick: () => void): HTMLButtonElement {
  const element = Object.assign(document.createElement('button'), { type: 'button', textContent: text });
  element.addEventListener('click', onClick);
  return element;
}
