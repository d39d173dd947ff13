import type { ClientMessages } from '../../../renderer/model/clientMessages.ts';
import type { NameKind } from '../../../renderer/model/search.ts';
import type { NameDetails } from '../engine/createSearch.ts';
import type { Hit, NameHit } from '../engine/hits.ts';
import type { RecentPage } from '../recentPages.ts';
import { createElement } from './createElement.ts';
import { isNameKind, kindTexts } from './kindTexts.ts';
import { markedText, marksIn } from './markedText.ts';

export interface HitParts {
  readonly messages: ClientMessages;
  /** Address for a link. */
  readonly address: (href: string) => string;
  readonly query: string;
  readonly detailsOf: (hit: NameHit) => Promise<NameDetails>;
}

/** A result: a link that is an option of the list. */
export function createHit(hit: Hit, parts: HitParts): HTMLAnchorElement {
  return hit.type === 'name' ? createNameHit(hit, parts) : createTextHit(hit, parts);
}

/** A page that was opened before. */
export function createRecent({ href, name, kind }: RecentPage, parts: Pick<HitParts, 'messages' | 'address'>): HTMLAnchorElement {
  return createOption({ kind: isNameKind(kind) ? kind : 'page', href, label: name, parts, content: [title([name])] });
}

/** Says the version of a page that was opened before, once the index has it. */
export function addVersion(recent: HTMLAnchorElement, versionOf: (href: string) => string): void {
  recent.querySelector('.search-title')?.append(...versionBadge({ version: versionOf(recent.dataset.href ?? '') }));
}

function createNameHit(hit: NameHit, parts: HitParts): HTMLAnchorElement {
  const name = createElement(
    'span',
    { class: hit.isDeprecated ? 'is-deprecated' : '' },
    ...markedText(hit.name, marksIn(hit.name, parts.query)),
  );
  const { kind, href } = hit;
  const container = kind === 'heading' ? `${hit.container} › ` : path(hit.container);
  const label = `${container}${hit.name}`;
  // A heading says all about itself.
  if (kind === 'heading') return createOption({ kind, href, label, parts, content: [title([container, name])] });
  const signature = createElement('code', { class: 'search-signature' });
  const place = hit.module || hit.package;
  const sentence = createElement('span', { class: 'search-text' }, place);
  void parts
    .detailsOf(hit)
    .then((details) => {
      signature.textContent = details.signature;
      const texts = [details.sentence, place].filter((part) => part !== '');
      sentence.textContent = texts.join(' · ');
      // Until now, its line was kept free.
      if (texts.length === 0) sentence.remove();
    })
    // If the details cannot be loaded, the hit shows only the name.
    .catch(() => undefined);
  const owner = container === '' ? [] : [container, createElement('wbr', {})];
  const deprecated = hit.isDeprecated ? [createElement('span', { class: 'visually-hidden' }, ` ${parts.messages.deprecated} `)] : [];
  return createOption({
    kind,
    href,
    label,
    parts,
    content: [title([...owner, name, ...deprecated, ...versionBadge(hit), ' ', signature]), sentence],
  });
}

function createTextHit(hit: Extract<Hit, { type: 'text' }>, parts: HitParts): HTMLAnchorElement {
  const heading = hit.heading === '' ? [hit.name] : [`${hit.name} › `, createElement('span', {}, hit.heading)];
  const passage = createElement('span', { class: 'search-text' }, ...markedText(hit.excerpt, hit.marks));
  const label = hit.heading === '' ? hit.name : `${hit.name} › ${hit.heading}`;
  return createOption({ kind: hit.kind, href: hit.href, label, parts, content: [title([...heading, ...versionBadge(hit)]), passage] });
}

function createOption(request: {
  readonly kind: NameKind;
  readonly href: string;
  /** What it is called when it is shown again. */
  readonly label: string;
  readonly parts: Pick<HitParts, 'messages' | 'address'>;
  readonly content: readonly Node[];
}): HTMLAnchorElement {
  const { kind, href, label, parts, content } = request;
  const { sign, word } = kindTexts[kind];
  return createElement(
    'a',
    {
      class: 'search-hit',
      role: 'option',
      'aria-selected': 'false',
      tabindex: '-1',
      href: parts.address(href),
      'data-href': href,
      'data-name': label,
      'data-kind': kind,
    },
    createElement('span', { class: `kind kind-${kind}`, 'aria-hidden': 'true' }, sign),
    createElement('span', { class: 'search-hit-text' }, ...content),
    createElement('span', { class: 'search-kind' }, parts.messages[word]),
  );
}

function title(content: readonly (Node | string)[]): HTMLElement {
  return createElement('span', { class: 'search-title' }, ...content);
}

/** Says that a result is of another version than the page that the reader is on. */
function versionBadge({ version }: Pick<Hit, 'version'>): readonly (Node | string)[] {
  return version === '' ? [] : [' ', createElement('span', { class: 'badge' }, version)];
}

function path(container: string): string {
  return container === '' ? '' : `${container}.`;
}
