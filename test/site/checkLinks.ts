import { LinkChecker } from 'linkinator';
import { loadApi } from './SiteTest.ts';

export interface CheckedLinks {
  /** `404 http://localhost/x on http://localhost/y`, with anchors that aren't there. */
  readonly broken: readonly string[];
  /** Paths that were visited, without the origin. */
  readonly visited: ReadonlySet<string>;
}

export interface CheckLinksRequest {
  /** Folder of the project, with its config. */
  readonly cwd: string;
  /** Folder of the built site, relative to it. */
  readonly outDir: string;
  readonly baseUrl?: string;
}

/** Serves a built site on loopback and follows every internal link with linkinator, anchors included. */
export async function checkLinks(request: CheckLinksRequest): Promise<CheckedLinks> {
  const { serve } = await loadApi();
  const { value: server, problems } = await serve({ ...request, port: 0 });
  if (server === undefined) throw new Error(`The site is not served: ${JSON.stringify(problems)}`);
  try {
    const { origin } = new URL(server.url);
    const { links } = await new LinkChecker().check({
      path: server.url,
      recurse: true,
      checkFragments: true,
      concurrency: 20,
      // A busy machine drops a connection now and then; a page that isn't there is not asked for again.
      retryErrors: true,
      linksToSkip: async (link) => !link.startsWith(`${origin}/`),
    });
    const broken = links.filter(({ state }) => state === 'BROKEN');
    return {
      broken: broken.map(({ status, url, parent }) => `${status} ${url} on ${parent}`),
      visited: new Set(links.filter(({ state }) => state === 'OK').map(({ url }) => new URL(url).pathname)),
    };
  } finally {
    await server.close();
  }
}
