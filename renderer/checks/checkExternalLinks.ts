import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LinkResult } from 'linkinator';
import type { Problem } from '../model/problem.ts';
import { externalLink } from '../problems/externalLink.ts';
import type { ExternalLink } from './collectExternalLinks.ts';

export interface CheckExternalRequest {
  readonly links: readonly ExternalLink[];
  readonly signal?: AbortSignal | undefined;
}

/** Milliseconds that one server may take for its answer. */
const patience = 20_000;
const requestsAtOnce = 20;

/**
 * Asks for every address that leads out, with linkinator: each once, however many pages link to it. The checker reads
 * links from pages, so it is given one page, in a folder of its own, that has all of them.
 *
 * Servers that turn away automatic visitors are taken as good: nothing can be said about them.
 */
export async function checkExternalLinks({ links, signal }: CheckExternalRequest): Promise<readonly Problem[]> {
  if (links.length === 0) return [];
  const { LinkChecker } = await import('linkinator');
  const folder = await mkdtemp(join(tmpdir(), 'gqldocs-links-'));
  try {
    await writeFile(join(folder, 'links.html'), pageOf(links));
    const options = { path: 'links.html', serverRoot: folder, recurse: false, timeout: patience, concurrency: requestsAtOnce };
    const { links: results } = await orAborted(new LinkChecker().check({ ...options, retry: true, retryErrors: true }), signal);
    return describeBroken(links, results);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function pageOf(links: readonly ExternalLink[]): string {
  const anchors = links.map(({ url }) => `<a href="${url.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">link</a>`);
  return `<!doctype html><html><head><title>Links</title></head><body>${anchors.join('\n')}</body></html>`;
}

/** linkinator can't be told to stop; its answers are no longer waited for. */
async function orAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  signal.throwIfAborted();
  let stop = (): void => undefined;
  const aborted = new Promise<never>((_, fail) => {
    stop = () => fail(signal.reason);
    signal.addEventListener('abort', stop);
  });
  return Promise.race([work, aborted]).finally(() => signal.removeEventListener('abort', stop));
}

function describeBroken(links: readonly ExternalLink[], results: readonly LinkResult[]): readonly Problem[] {
  const byUrl = new Map(results.map((result) => [result.url, result]));
  return links.flatMap((link) => {
    const result = byUrl.get(new URL(link.url).href);
    return result?.state === 'BROKEN' ? [externalLink({ ...link, status: result.status ?? 0 })] : [];
  });
}
