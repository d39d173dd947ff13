/** Bytes of an address, or why there are none. */
type Downloaded = { readonly ok: true; readonly bytes: Buffer } | { readonly ok: false; readonly reason: string };

interface DownloadRequest {
  readonly url: string;
  readonly accept?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

const timeout = 60_000;
/** No package is larger. */
const mostBytes = 512 * 1024 * 1024;

/** Reads an address of a registry. A server that is slow, sends too much or fails gives a reason. */
export async function download({ url, accept = '*/*', signal }: DownloadRequest): Promise<Downloaded> {
  if (!/^https?:/.test(url)) return { ok: false, reason: `${url} is not an address of the web` };
  try {
    const limits = [AbortSignal.timeout(timeout), ...(signal === undefined ? [] : [signal])];
    const response = await fetch(url, { headers: { accept }, signal: AbortSignal.any(limits) });
    if (!response.ok) return { ok: false, reason: `${url} answered ${response.status} ${response.statusText}`.trim() };
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of response.body ?? []) {
      size += part.length;
      if (size > mostBytes) return { ok: false, reason: `${url} sent more than 512 MB` };
      parts.push(part);
    }
    return { ok: true, bytes: Buffer.concat(parts) };
  } catch (error) {
    signal?.throwIfAborted();
    return { ok: false, reason: `${url} could not be read: ${causeOf(error)}` };
  }
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
