import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { findPage, type Page, readNotFoundPage } from './findPage.ts';
import { formatTarget, parseTarget } from './parseTarget.ts';
import { headersOf, isAllowedHost, privateHeaders } from './privacy.ts';

interface HandlerRequest {
  readonly folder: string;
  readonly baseUrl: string;
  /** The host that the server listens on. */
  readonly host: string;
}

/**
 * Answers requests to a built site in steps: is the host allowed (`isAllowedHost`), which path is requested (`parseTarget`), which file is
 * that (`findPage`); sirv sends it. Files are looked up at each request, since a build replaces the folder.
 */
export async function createHandler(site: HandlerRequest): Promise<RequestListener> {
  const { default: sirv } = await import('sirv');
  const send = sirv(site.folder, { dev: true, etag: true, dotfiles: true, extensions: [], setHeaders });
  return (request, response) => {
    for (const [name, value] of Object.entries(privateHeaders)) response.setHeader(name, value);
    const fail = () => endWith(response, 500);
    // sirv handles errors at neither end: a build may delete the file before it is read, and a client may stop reading.
    response.on('pipe', (source) => {
      source.on('error', fail);
      response.once('close', () => source.destroy());
    });
    const sendFile = (names: readonly string[]) => {
      if (response.destroyed) return;
      request.url = urlForSirv(names);
      if (!isPlainRange(request.headers.range ?? '')) delete request.headers.range;
      send(request, response, () => void sendNotFound(site.folder, response).catch(fail));
    };
    answer({ site, request, response, sendFile }).catch(fail);
  };
}

interface Exchange {
  readonly site: HandlerRequest;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly sendFile: (names: readonly string[]) => void;
}

async function answer({ site, request, response, sendFile }: Exchange): Promise<void> {
  const { folder, baseUrl, host } = site;
  if (!isAllowedHost(request.headers.host, host)) return endWith(response, 403);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return endWith(response, 405);
  }
  const target = parseTarget(request.url ?? '', baseUrl);
  if (target.kind === 'bad') return endWith(response, 400);
  if (target.kind === 'redirect') return redirect(response, { status: 302, location: target.location });
  if (target.kind === 'outside') return sendNotFound(folder, response);
  const page = await findPage({ folder, ...target });
  if (page === undefined || isNotFoundPage(page)) return sendNotFound(folder, response);
  if ('file' in page) return sendFile(page.file);
  return redirect(response, { status: 301, location: formatTarget({ names: page.clean, baseUrl, query: target.query }) });
}

function isNotFoundPage(page: Page): boolean {
  return 'file' in page && page.file.join('/') === '404.html';
}

/** Only addresses with a hash in their name may be kept for good. */
function setHeaders(response: ServerResponse, path: string): void {
  response.setHeader('Cache-Control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
  for (const [name, value] of Object.entries(headersOf(path))) response.setHeader(name, value);
}

/**
 * sirv decodes `%` escapes, but not those of `?` and `#`, at which it cuts: a file with one of these in its name isn't
 * found, and never taken for another.
 */
function urlForSirv(names: readonly string[]): string {
  return `/${names.join('/').replace(/[%?#]/g, encodeURIComponent)}`;
}

function redirect(response: ServerResponse, { status, location }: { status: 301 | 302; location: string }): void {
  response.setHeader('Location', location);
  response.setHeader('Cache-Control', 'no-cache');
  endWith(response, status);
}

async function sendNotFound(folder: string, response: ServerResponse): Promise<void> {
  const page = await readNotFoundPage(folder);
  if (page === undefined) return endWith(response, 404);
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' }).end(page);
}

const texts: Readonly<Record<number, string>> = {
  301: 'Moved',
  302: 'Elsewhere',
  400: 'Bad request',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  500: 'The server failed',
};

function endWith(response: ServerResponse, status: number): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${texts[status] ?? status}\n`);
}

/**
 * Whether a `Range` asks for one part of a file from a given byte, as browsers and resumed downloads do. A server may ignore any other
 * range. sirv handles those wrongly: it reads several ranges as one and a suffix as a beginning, and fails if a range ends before it
 * begins.
 */
export function isPlainRange(range: string): boolean {
  const [, start, end = ''] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range) ?? [];
  return start !== undefined && (end === '' || Number(end) >= Number(start));
}
