import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTemporaryFolder } from '../engine/makeTemporaryFolder.ts';

interface LinkinatorRequest {
  /** Absolute addresses. */
  readonly urls: readonly string[];
  readonly signal?: AbortSignal | undefined;
}

/** Milliseconds that one server may take for its answer. */
const patience = 20_000;
const requestsAtOnce = 20;

/**
 * Asks for each address once and gives the status of those that are broken, 0 where nothing answers. linkinator reads links
 * from pages, so it is given one page, in a folder of its own, that has all of them.
 */
export async function runLinkinator({ urls, signal }: LinkinatorRequest): Promise<ReadonlyMap<string, number>> {
  if (urls.length === 0) return new Map();
  const { LinkChecker } = await import('linkinator');
  const folder = await makeTemporaryFolder({ purpose: 'links' });
  try {
    await writeFile(join(folder, 'links.html'), pageOf(urls));
    const page = { path: 'links.html', serverRoot: folder, recurse: false };
    const manners = { timeout: patience, concurrency: requestsAtOnce, retry: true, retryErrors: true };
    const { links } = await orAborted(new LinkChecker().check({ ...page, ...manners }), signal);
    const broken = new Map(links.filter(({ state }) => state === 'BROKEN').map(({ url, status = 0 }) => [url, status]));
    return new Map(urls.flatMap((url) => entryOf(url, broken.get(new URL(url).href))));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function entryOf(url: string, status: number | undefined): readonly (readonly [string, number])[] {
  return status === undefined ? [] : [[url, status]];
}

function pageOf(urls: readonly string[]): string {
  const anchors = urls.map((url) => `<a href="${url.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">link</a>`);
  return `<!doctype html><html><head><title>Links</title></head><body>${anchors.join('\n')}</body></html>`;
}

/** linkinator has no option to stop, so its answers are ignored from now on. */
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
