import type { IncomingMessage } from 'node:http';
import { liveFolder } from '../../model/live.ts';
import { fileText, type OutputFile } from '../../model/page.ts';
import { cleanNames } from './findPage.ts';
import { formatTarget, parseTarget } from './parseTarget.ts';
import { headersOf, isAllowedHost, privateHeaders } from './privacy.ts';

export interface LiveSite {
  readonly baseUrl: string;
  /** The host that the server listens on. */
  readonly host: string;
  /** The last good output, by path. */
  readonly files: () => ReadonlyMap<string, OutputFile['contents']>;
  /** The script that keeps an open page up to date. */
  readonly script: string;
  /** Number of the site's state. Increases with each event for pages. */
  readonly state: number;
}

/** A response. `stream` is a stream of events that begins with `greeting`. */
type LiveReply =
  | {
      readonly kind: 'whole';
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: string | Uint8Array;
    }
  /** `state` is that of the page that asks; undefined where it doesn't say. */
  | { readonly kind: 'stream'; readonly state: number | undefined }
  | { readonly kind: 'greeting'; readonly state: number | undefined; readonly headers: Readonly<Record<string, string>> };

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/**
 * The development server's response to a request. Everything comes from memory: no file is read, so files outside of the site are never
 * served. Each page gets one script more than in a build. That script and the events are only for pages of this server; a foreign page
 * could otherwise read an author's drafts.
 */
export function liveReply(site: LiveSite, asked: Asked): LiveReply {
  if (!isAllowedHost(asked.headers.host, site.host)) return text(403, 'Forbidden');
  if (asked.method !== 'GET' && asked.method !== 'HEAD') return text(405, 'Method not allowed', { Allow: 'GET, HEAD' });
  const target = parseTarget(asked.url ?? '', site.baseUrl);
  if (target.kind === 'bad') return text(400, 'Bad request');
  if (target.kind === 'redirect') return text(302, 'Elsewhere', { Location: target.location });
  if (target.kind === 'outside') return file(site, undefined);
  if (target.names[0] === liveFolder) return ownReply({ site, asked, name: target.names.slice(1).join('/'), query: target.query });
  const clean = target.hasSlash ? undefined : cleanNames(target.names);
  if (clean === undefined) return file(site, findPath(site, target));
  return text(302, 'Elsewhere', { Location: formatTarget({ names: clean, baseUrl: site.baseUrl, query: target.query }) });
}

interface OwnRequest {
  readonly site: LiveSite;
  readonly asked: Asked;
  /** Below the server's own folder. */
  readonly name: string;
  readonly query: string;
}

function ownReply({ site, asked, name, query }: OwnRequest): LiveReply {
  if (!isOwnPage(asked)) return text(403, 'Forbidden');
  const state = /^\?\d+$/.test(query) ? Number(query.slice(1)) : undefined;
  if (name === 'events' && asked.method === 'GET') return { kind: 'stream', state };
  if (name === 'state') return { kind: 'greeting', state, headers: { ...always, 'Content-Type': mimeTypeOf('state.json') } };
  return name === 'live.js' ? whole(200, site.script, mimeTypeOf(name)) : text(404, 'Not found');
}

/** Whether a request comes from a page of this server. A client that is not a browser does not send its origin. */
function isOwnPage({ headers }: Asked): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return origin === undefined || origin === `http://${host}`;
}

function findPath(site: LiveSite, target: { readonly names: readonly string[]; readonly hasSlash: boolean }): string | undefined {
  const path = target.names.join('/');
  const candidates = [...(target.hasSlash ? [] : [path]), path === '' ? 'index.html' : `${path}/index.html`, `${path}.html`];
  return candidates.find((candidate) => candidate !== '404.html' && site.files().has(candidate));
}

function file(site: LiveSite, path: string | undefined): LiveReply {
  const contents = site.files().get(path ?? '404.html');
  const status = path === undefined ? 404 : 200;
  const type = mimeTypeOf(path ?? '404.html');
  if (contents !== undefined && !type.startsWith('text/html'))
    return { kind: 'whole', status, headers: { ...always, ...headersOf(`/${path}`), 'Content-Type': type }, body: contents };
  const loader = `<script type="module" src="${site.baseUrl}${liveFolder}/live.js?${site.state}"></script>`;
  // Before a build has succeeded there is no page: the script shows why.
  const page = fileText(contents ?? '<!DOCTYPE html><html lang="en"><head><title>gqldocs</title></head><body></body></html>');
  return whole(
    status,
    page.replace('</head>', () => `${loader}</head>`),
    type,
  );
}

const always = { 'Cache-Control': 'no-store', ...privateHeaders };

function whole(status: number, body: string | Uint8Array, type: string): LiveReply {
  return { kind: 'whole', status, headers: { ...always, 'Content-Type': type }, body };
}

function text(status: number, body: string, headers: Readonly<Record<string, string>> = {}): LiveReply {
  return { kind: 'whole', status, headers: { ...always, 'Content-Type': 'text/plain; charset=utf-8', ...headers }, body: `${body}\n` };
}
/** The type of a file by its name's ending, as browsers need to know it. */
function mimeTypeOf(path: string): string {
  const ending = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  return types[ending] ?? 'application/octet-stream';
}

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webm: 'video/webm',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  xml: 'application/xml',
};
