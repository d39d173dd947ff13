import { site } from 'gqldocs:site';
import type { Cards } from './cards/createCards.ts';
import { areKeysOn, isTyping } from './startShortcuts.ts';

/**
 * Shows the card of a linked name when it is hovered, focused or tapped, and pins it on Alt + click or `p`. Shows the fields of a parameter's
 * type in place. The code for cards is loaded with the first one; until then, this costs a few listeners. The result marks the links to
 * fields in content that has just come.
 */
export function startCards(): () => void {
  let isTouch = false;
  let loading: Promise<Cards> | undefined;
  const load = (): Promise<Cards> => {
    loading ??= import('./cards/createCards.ts').then(({ createCards }) => createCards(site.baseUrl, site.messages));
    return loading;
  };
  const isStale = (link: Element): boolean => !link.matches(':hover, :focus');

  /** What a click does in place of following a link, if anything. */
  function clickAction({ target, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): [HTMLAnchorElement, keyof Cards] | undefined {
    if (ctrlKey || metaKey || shiftKey) return undefined;
    const fields = linkAt(target, '.fields-link');
    if (fields) return [fields, 'showFields'];
    const name = altKey ? nameAt(target) : undefined;
    if (name) return [name, 'pin'];
    // The first tap on a name explains it, the second follows it.
    const tapped = isTouch ? nameAt(target, tappedNames) : undefined;
    return tapped && tapped.ariaExpanded !== 'true' ? [tapped, 'show'] : undefined;
  }

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
  document.addEventListener(
    'click',
    async (event) => {
      const [link, action] = clickAction(event) ?? [];
      if (!link || !action) return;
      event.preventDefault();
      event.stopPropagation();
      const cards = await load();
      if (!(await cards[action](link, 'at once'))) location.assign(link.href);
    },
    true,
  );
  document.addEventListener('keydown', async (event) => {
    const { key, altKey, ctrlKey, metaKey, target } = event;
    if (key !== 'p' || altKey || ctrlKey || metaKey || event.defaultPrevented || isTyping(target) || !areKeysOn()) return;
    const link = nameAt(target) ?? nameAt([...document.querySelectorAll(':hover')].at(-1) ?? null);
    if (!link) return;
    event.preventDefault();
    await (await load()).pin(link);
  });
  return () => {
    for (const link of document.querySelectorAll('.fields-link:not([aria-expanded])')) link.ariaExpanded = 'false';
  };
}

/** Names in samples; in signatures and types; in lists and in prose. Links within the page and to other sites have no card. */
const samples = 'figure.code a[href]';
const types = ':is(.signature, .type, .declared, .alternatives) a[href^="/"]';
const tappedNames = `${samples}, ${types}`;
const names = `${tappedNames}, :is(.index, .users) a[href^="/"]:not(.titled), .prose a[href^="/"]:has(> code)`;

function nameAt(target: EventTarget | null, wanted = names): HTMLAnchorElement | undefined {
  return linkAt(target, wanted);
}

/** The link around an element, outside of cards. Cards handle their own links. */
function linkAt(target: EventTarget | null, wanted: string): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(wanted) : null;
  return link === null || link.closest('.symbol-card') !== null ? undefined : link;
}
