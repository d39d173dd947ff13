import { createClosest, type FindClosest } from '../../diagnostics/closest.ts';

/**
 * Finds the page that an address without a page most likely meant: the only one with the same last part (`/docs/type` means
 * `/api/graphql/module/type`), or else the one whose address is spelled most alike.
 */
export function createNearestPage(hrefs: readonly string[]): FindClosest {
  const closest = createClosest(hrefs);
  return (href) => {
    const [page, ...others] = hrefs.filter((known) => lastPart(known) === lastPart(href));
    return page !== undefined && others.length === 0 && page !== href ? page : closest(href);
  };
}

function lastPart(href: string): string {
  return href.slice(href.lastIndexOf('/') + 1).toLowerCase();
}
