import { closest } from '../diagnostics/closest.ts';
import { brokenAnchor } from '../diagnostics/links.ts';
import { decodeAddress } from '../model/addresses.ts';
import type { PageFacts } from '../model/page.ts';
import type { Place, Problem } from '../model/problem.ts';

/**
 * Every link with an anchor must point to an element with that id on a page that was rendered. Links to pages that failed to render are
 * skipped: they would only repeat that failure. Where several pages have the same route, an anchor of any of them is accepted, because
 * `route/duplicate` reports the cause. A link in a comment that several pages show is one problem, on the first of them. Texts without a place
 * are those of other packages.
 */
export function brokenAnchors(pages: readonly PageFacts[]): readonly Problem[] {
  const anchorsAt = anchorsByPage(pages);
  const reported = new Set<string>();
  return pages.flatMap(({ links }) =>
    links.flatMap(({ target, href, place }): readonly Problem[] => {
      const [page = '', anchor] = href.replace(/\?[^#]*/, '').split('#');
      const anchors = anchorsAt.get(page);
      // `#` and `#top` are the top of any page (HTML, "indicated part of the document").
      if (anchor === undefined || anchor === '' || anchor === 'top' || anchors === undefined) return [];
      const id = decodeAddress(anchor);
      if (anchors.has(id) || place?.file === '') return [];
      const spot = spotOf(target, place);
      if (spot !== undefined && reported.has(spot)) return [];
      if (spot !== undefined) reported.add(spot);
      const known = [...anchors].filter(isWritten);
      return [brokenAnchor({ target, page, place, closest: closest(id, known), anchors: known })];
    }),
  );
}

/** Ids of tabs are numbered, in Markdown (`tabs_1_1`) and by React (`tabs_R_1_1`). They change when tabs are added: no link should use them. */
function isWritten(anchor: string): boolean {
  return !/^tabs_(?:\d+|R_\w*)_\d+(?:_panel)?$/.test(anchor);
}

/** Without a column, a place may have several links. */
function spotOf(target: string, place: Place | undefined): string | undefined {
  return place?.column === undefined ? undefined : [place.file, place.line, place.column, target].join('\n');
}

function anchorsByPage(pages: readonly PageFacts[]): ReadonlyMap<string, ReadonlySet<string>> {
  const anchorsAt = new Map<string, ReadonlySet<string>>();
  for (const { href, anchors } of pages) {
    const others = anchorsAt.get(href);
    anchorsAt.set(href, others === undefined ? anchors : new Set([...others, ...anchors]));
  }
  return anchorsAt;
}
