import { STATUS_CODES } from 'node:http';
import { isLocal, parseAddress, shownAddress } from './addresses.ts';
import type { FetchLimits } from './limits.ts';

/** How registries are asked for one package and its dependencies. */
export interface Connection {
  readonly limits: FetchLimits;
  /** Ends all downloads with a reason. */
  readonly deadline: AbortSignal;
  /** Interrupts: the promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

interface DownloadRequest {
  readonly url: string;
  /** The registry that named the address. */
  readonly registry: string;
  readonly accept?: string | undefined;
  /** In bytes. */
  readonly most: number;
  /** Called with each part. */
  readonly take: (part: Uint8Array) => void | Promise<void>;
}

/** `isGone`: the registry says that there is no such package. Any other failure may pass. */
type Downloaded = { readonly ok: true } | { readonly ok: false; readonly reason: string; readonly isGone: boolean };

const mostRedirects = 5;

/** Reads an address of a registry part by part. A server that is slow, sends too much, fails, or points to this machine gives a reason. */
export async function download(request: DownloadRequest, { limits, deadline, signal }: Connection): Promise<Downloaded> {
  const { url, most, take } = request;
  const failed = (reason: string, isGone = false): Downloaded => ({ ok: false, reason: `${shownAddress(url)} ${reason}`, isGone });
  const address = parseAddress(url);
  if (address === undefined)
    return { ok: false, reason: `${shownAddress(request.registry)} names an address that is not one of the web`, isGone: false };
  const limit = AbortSignal.timeout(limits.download);
  try {
    const response = await open({ ...request, address }, AbortSignal.any([limit, deadline, ...(signal === undefined ? [] : [signal])]));
    if (typeof response === 'string') return failed(response);
    const { status, body } = response;
    if (!response.ok) {
      await body?.cancel();
      return failed(`answered ${status} ${STATUS_CODES[status] ?? ''}`.trim(), status === 404 || status === 410);
    }
    let size = 0;
    for await (const part of body ?? []) {
      size += part.length;
      if (size > most) return failed(`sent more than ${sizeText(most)}`);
      await take(part);
    }
    return { ok: true };
  } catch (error) {
    signal?.throwIfAborted();
    // Of a file that the parts are written to.
    if (error instanceof Error && 'syscall' in error && 'path' in error) throw error;
    if (deadline.aborted) return failed(`was not read: all downloads took more than ${limits.allDownloads / 1000} seconds`);
    if (limit.aborted) return failed(`took more than ${limits.download / 1000} seconds`);
    return failed(`could not be read: ${causeOf(error)}`);
  }
}

/** Follows redirects. Returns why it does not. */
async function open(
  { address, registry, accept = '*/*' }: DownloadRequest & { readonly address: URL },
  signal: AbortSignal,
): Promise<Response | string> {
  const source = parseAddress(registry);
  let next: URL | undefined = address;
  for (let count = 0; count <= mostRedirects; count += 1) {
    const how = count === 0 ? 'is' : 'redirects to';
    if (next === undefined) return `${how} an address that is not one of the web`;
    if (isLocal(next) && !(source !== undefined && isLocal(source))) return `${how} an address of this machine or its network`;
    const response = await fetch(next, { headers: { accept }, redirect: 'manual', signal });
    const location = response.headers.get('location');
    if (location === null || ![301, 302, 303, 307, 308].includes(response.status)) return response;
    await response.body?.cancel();
    next = parseAddress(location, next.href);
  }
  return `redirects more than ${mostRedirects} times`;
}

function sizeText(bytes: number): string {
  const mega = Math.floor(bytes / 1024 / 1024);
  return mega === 0 ? `${bytes} bytes` : `${mega} MB`;
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
