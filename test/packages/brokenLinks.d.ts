import type { RouteEntry } from '../../renderer/model/page.ts';

/** Broken links within a built site, each with its page: `#nowhere on index.html`. */
export function brokenLinks(site: {
  /** The output, published at `/`. */
  readonly folder: string;
  readonly routes: readonly RouteEntry[];
  /** Paths of all files of the output. */
  readonly files: readonly string[];
}): readonly string[];
