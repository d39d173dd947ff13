import * as v from 'valibot';
import { decodeAddress } from '../../model/addresses.ts';
import { dictionary, section, text } from './section.ts';

/** Redirects, and protection against broken URLs. All of them are written without `baseUrl`; those of members and headings have an anchor. */
export interface UserAddresses {
  /**
   * Copy of the `objects.json` that was published last, relative to the config file. The build fails if one of its URLs does not exist
   * anymore and has neither a redirect nor a note. The option `--against` replaces it. A build with `--filter` ignores it.
   * @default none
   * @example 'published/objects.json'
   */
  readonly published?: string | undefined;
  /**
   * New URLs by old ones. The target may be on another site. With `/*` at the end of both, a redirect is for a page and all pages
   * below it. A redirect of a page keeps the anchor, unless the target has one.
   * @default {}
   * @example { '/api/my-library/function/read': '/api/my-library/function/parse', '/docs/guide#setup': '/docs/install', '/api/latest/*': '/api/v2/*' }
   */
  readonly redirects?: Readonly<Record<string, string>> | undefined;
  /**
   * URLs you removed on purpose, with a note for visitors. The old page shows the note, which is plain text. With `/*` at the end, a note is for a
   * page and all pages below it, and gqldocs writes no page for it.
   * @default {}
   * @example { '/api/my-library/function/legacy': 'Version 2 has no replacement.' }
   */
  readonly removed?: Readonly<Record<string, string>> | undefined;
  /**
   * Whether addresses that TypeDoc gave to modules, symbols and members redirect: `/classes/Parser.html#parse`. For a site that was made with
   * TypeDoc and its router `kind`, which is the default there.
   * @default false
   */
  readonly typedoc?: boolean | undefined;
}

const address = v.pipe(
  v.string(),
  v.regex(/^(?:https?:\/\/|\/(?!\/))/, 'must be a route such as `/docs/guide`, or an URL'),
  v.check(isOneWord, 'must not have spaces or control characters, which are written `%20`'),
);

const former = v.pipe(v.string(), v.check(isFormerRoute, 'must be a route such as `/docs/guide`, without spaces and without `..`'));

export const addressesSchema = section({
  published: v.optional(text()),
  redirects: v.optional(dictionary(address, "{ '/docs/old': '/docs/new' }", former)),
  removed: v.optional(dictionary(text(), "{ '/docs/old': 'Version 2 has no replacement.' }", former)),
  typedoc: v.optional(v.boolean()),
});

/** A redirect becomes a line of `_redirects`, whose parts are separated by spaces. */
function isOneWord(written: string): boolean {
  return !/[\s\p{Cc}]/u.test(written);
}

/** It becomes the path of a file below the output. */
function isFormerRoute(route: string): boolean {
  const parts = decodeAddress(route).split(/[/\\?#]/);
  return /^\/(?!\/)/.test(route) && isOneWord(route) && !parts.some((part) => part === '.' || part === '..' || /\p{Cc}/u.test(part));
}
