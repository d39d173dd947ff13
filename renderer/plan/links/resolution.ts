import type { Href, Links } from '../../model/links.ts';
import type { Problem } from '../../model/problem.ts';
import type { Reference } from '../../model/resolve.ts';

/** What a reference means. */
export interface Resolution {
  /** The target. `internal` addresses have no `baseUrl`; `file` is an address below the root; `nothing` prints only the text. */
  readonly to:
    | { readonly kind: 'internal'; readonly href: string }
    | { readonly kind: 'file'; readonly path: string }
    | { readonly kind: 'external'; readonly href: string }
    | { readonly kind: 'nothing' };
  readonly problem?: Problem | undefined;
}

export interface ResolveRequest {
  readonly links: Links;
  /** The page that contains the reference. */
  readonly from: Href;
  readonly reference: Reference;
  /** Parts of names that `{@link}` may leave out, for references in a package's comments. */
  readonly scope?: readonly string[] | undefined;
}
