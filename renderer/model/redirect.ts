import type { Href } from './links.ts';

/** The pages at addresses that have no content anymore. */
export interface RedirectPlan {
  /** Sorted by address. */
  readonly pages: readonly PageRedirect[];
  /** Sorted by address. */
  readonly removed: readonly RemovedPage[];
}

/** A page that sends readers to another one. */
export interface PageRedirect {
  readonly from: Href;
  readonly to: RedirectTarget;
  /** Anchors of the old page with a target of their own. Other anchors are kept. */
  readonly anchors: readonly MovedAnchor[];
  /** May have another target or a page of its own later: made by a redirect that ends with `/*`, or for the only package of a reference. */
  readonly isTemporary: boolean;
}

/** A former anchor of a page. */
export interface MovedAnchor {
  readonly anchor: string;
  readonly to: RedirectTarget;
}

/** The last address of a chain of redirects. */
export interface RedirectTarget {
  /** Without `baseUrl`, or an address elsewhere: `/api/lib/class/Parser#parse`. */
  readonly href: string;
  /** Name of the page, heading or member. */
  readonly label: string;
}

/** A page that says why it has no content anymore. */
export interface RemovedPage {
  readonly from: Href;
  readonly note: string;
}
