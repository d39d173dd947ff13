import type { PageFacts } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';
import { closest } from '../problems/closest.ts';
import { brokenAnchor } from '../problems/links.ts';

/**
 * Every link with an anchor must lead to an element with that id on a page that was really rendered.
 * Pages that failed to render are left out: their links would only repeat that failure.
 */
export function brokenAnchors(pages: readonly PageFacts[]): readonly Problem[] {
  const anchorsAt = new Map(pages.map(({ href, anchors }) => [href, anchors]));
  return pages.flatMap(({ links }) =>
    links.flatMap(({ target, href, place }): readonly Problem[] => {
      const [page = '', anchor] = href.replace(/\?[^#]*/, '').split('#');
      const anchors = anchorsAt.get(page);
      // `#` and `#top` lead to the top of any page (HTML, "indicated part of the document").
      if (anchor === undefined || anchor === '' || anchor === 'top' || anchors === undefined) return [];
      const id = decodeAnchor(anchor);
      if (anchors.has(id)) return [];
      return [brokenAnchor({ target, page, place, closest: closest(id, [...anchors]) })];
    }),
  );
}

function decodeAnchor(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
