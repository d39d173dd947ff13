import { site } from 'gqldocs:site';
import type { Cards } from './cards/createCards.ts';

/**
 * Shows the card of a linked name in a sample when it is hovered, focused or tapped. The code for cards is loaded with the first one; until
 * then, this costs two listeners.
 */
export function startCards(): void {
  let isTouch = false;
  let loading: Promise<Cards> | undefined;
  const load = (): Promise<Cards> => {
    loading ??= import('./cards/createCards.ts').then(({ createCards }) => createCards(site.baseUrl));
    return loading;
  };
  const isStale = (link: Element): boolean => !link.matches(':hover, :focus');

  addEventListener('pointerdown', ({ pointerType }) => {
    isTouch = pointerType === 'touch';
  });
  for (const type of ['pointerover', 'focusin'] as const) {
    document.addEventListener(type, async (event) => {
      const link = nameAt(event.target);
      if (!link || isTouch || (event instanceof PointerEvent && event.pointerType === 'touch')) return;
      const cards = await load();
      if (!isStale(link)) cards.show(link, type === 'focusin' ? 'at once' : 'soon');
    });
  }
  // The first tap on a name explains it, the second follows it.
  document.addEventListener(
    'click',
    async (event) => {
      const link = isTouch ? nameAt(event.target, tappedNames) : undefined;
      if (!link || link.ariaExpanded === 'true') return;
      event.preventDefault();
      event.stopPropagation();
      const cards = await load();
      if (!(await cards.show(link, 'at once'))) location.assign(link.href);
    },
    true,
  );
}

/** Names in samples; in signatures and types; in lists and in prose. Links within the page and to other sites have no card. */
const samples = 'figure.code a[href]';
const types = ':is(.signature, .type, .declared, .alternatives) a[href^="/"]';
const tappedNames = `${samples}, ${types}`;
const names = `${tappedNames}, :is(.index, .users) a[href^="/"]:not(.titled), .prose a[href^="/"]:has(> code)`;

function nameAt(target: EventTarget | null, wanted = names): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(wanted) : null;
  return link === null || link.closest('.symbol-card') !== null ? undefined : link;
}
