import { site } from 'gqldocs:site';
import type { Cards } from './cards/createCards.ts';

/**
 * Names in samples that lead to the reference show what they are when they are hovered, focused or tapped. What does so is loaded
 * with the first of them; until then this costs two listeners.
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
      const link = isTouch ? nameAt(event.target) : undefined;
      if (!link || link.ariaExpanded === 'true') return;
      event.preventDefault();
      event.stopPropagation();
      const cards = await load();
      if (!(await cards.show(link, 'at once'))) location.assign(link.href);
    },
    true,
  );
}

function nameAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  return (target instanceof Element ? target.closest<HTMLAnchorElement>('figure.code a[href]') : undefined) ?? undefined;
}
