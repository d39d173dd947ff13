import { dataAddress, hrefOf } from '../../router/address.ts';
import { loadPage } from '../../router/loadPage.ts';

/** What a card shows of a symbol. */
export interface CardContent {
  /** Name of the symbol. */
  readonly title: string;
  /** Its page, with `baseUrl`. */
  readonly address: string;
  /** Declaration, first sentence and members. */
  readonly html: string;
}

/** Loads the card of the page that a link points to. Undefined for a page without a card. */
export type CardLoader = (link: HTMLAnchorElement) => Promise<CardContent | undefined>;

/** The content of a card is in the data of the symbol's page. It is fetched once. */
export function createCardLoader(baseUrl: string): CardLoader {
  const contents = new Map<string, Promise<CardContent | undefined>>();

  async function load(href: string, address: string): Promise<CardContent | undefined> {
    const page = await loadPage(dataAddress(href, baseUrl)).catch(() => undefined);
    if (page === undefined) contents.delete(href);
    return page?.cardHtml === undefined ? undefined : { title: page.title, address, html: page.cardHtml };
  }

  return (link) => {
    const { origin, pathname } = new URL(link.href);
    const href = origin === location.origin ? hrefOf(pathname, baseUrl) : undefined;
    if (href === undefined) return Promise.resolve(undefined);
    const content = contents.get(href) ?? load(href, pathname);
    contents.set(href, content);
    return content;
  };
}

/** The content as elements. Its anchors belong to the symbol's page: here, they get its address, and the class of names that link to themselves. */
export function cardElements({ html, address }: CardContent): DocumentFragment {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  for (const link of content.querySelectorAll('a[href^="#"]')) {
    const anchor = link.getAttribute('href') ?? '';
    link.setAttribute('href', `${address}${anchor}`);
    link.classList.add('self');
  }
  return content;
}
