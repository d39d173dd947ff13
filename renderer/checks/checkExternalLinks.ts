import type { Problem } from '../model/problem.ts';
import { externalLink } from '../problems/externalLink.ts';
import type { ExternalLink } from './collectExternalLinks.ts';
import { runLinkinator } from './runLinkinator.ts';

export interface CheckExternalRequest {
  readonly links: readonly ExternalLink[];
  readonly signal?: AbortSignal | undefined;
}

/**
 * Asks for every address that leads out of the site, each once, however many pages link to it, and reports those where
 * nothing is. Servers that turn away automatic visitors are taken as good: nothing can be said about them. It needs the
 * network, so it only runs when it is asked for.
 */
export async function checkExternalLinks({ links, signal }: CheckExternalRequest): Promise<readonly Problem[]> {
  const broken = await runLinkinator({ urls: links.map(({ url }) => url), signal });
  return links.flatMap((link) => {
    const status = broken.get(link.url);
    return status === undefined ? [] : [externalLink({ ...link, status })];
  });
}
