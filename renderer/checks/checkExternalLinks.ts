import { externalLink } from '../diagnostics/links.ts';
import type { Problem } from '../model/problem.ts';
import type { ExternalLink } from './collectExternalLinks.ts';
import { runLinkinator } from './runLinkinator.ts';

interface CheckExternalRequest {
  readonly links: readonly ExternalLink[];
  readonly signal?: AbortSignal | undefined;
}

/**
 * Requests each external URL once, however many pages link to it, and reports those that do not exist. A server that rejects automatic
 * requests counts as good, because its answer says nothing about the page. Needs the network, so it only runs on request.
 */
export async function checkExternalLinks({ links, signal }: CheckExternalRequest): Promise<readonly Problem[]> {
  const broken = await runLinkinator({ urls: links.map(({ url }) => url), signal });
  return links.flatMap((link) => {
    const status = broken.get(link.url);
    return status === undefined ? [] : [externalLink({ ...link, status })];
  });
}
