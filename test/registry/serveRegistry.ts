import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { packTarball } from './packTarball.ts';

export interface Published {
  /** With a version per package name. */
  readonly manifest: { readonly name: string; readonly version: string } & Readonly<Record<string, unknown>>;
  readonly files?: Readonly<Record<string, string>> | undefined;
  /** In place of one with the files. */
  readonly tarball?: Buffer | undefined;
  /** Replaces parts of `dist`. */
  readonly dist?: Readonly<Record<string, unknown>> | undefined;
  /** In place of the version, in the list of versions. */
  readonly key?: string | undefined;
}

export interface Registry {
  /** Address without a slash at the end. */
  readonly url: string;
  /** Paths of all requests so far, decoded. */
  readonly asked: string[];
  readonly close: () => void;
}

interface ServeRequest {
  readonly packages: readonly Published[];
  /** Answers a request itself, and returns true; paths are decoded, without the first slash. Default: none is. */
  readonly answer?: ((path: string, response: ServerResponse) => boolean) | undefined;
}

/** Serves versions of packages on a port of this machine, as a registry does. The last version of a name is `latest`. */
export async function serveRegistry({ packages, answer }: ServeRequest): Promise<Registry> {
  const packed = packages.map((one) => {
    const { manifest, files = {} } = one;
    return { ...one, bytes: one.tarball ?? packTarball({ 'package.json': JSON.stringify(manifest), ...files }) };
  });
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '').slice(1);
    asked.push(path);
    if (answer?.(path, response) === true) return;
    const tarball = packed.find(({ manifest }) => `${manifest.name}-${manifest.version}.tgz` === path)?.bytes;
    if (tarball !== undefined) return void response.end(tarball);
    const own = packed.filter(({ manifest }) => manifest.name === path);
    if (own.length === 0) return void response.writeHead(404).end();
    const versions = own.map(({ manifest, bytes, dist, key }) => {
      const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
      const tarballUrl = `http://${request.headers.host}/${encodeURIComponent(`${manifest.name}-${manifest.version}.tgz`)}`;
      return [key ?? manifest.version, { ...manifest, dist: { tarball: tarballUrl, integrity, ...dist } }];
    });
    response.end(JSON.stringify({ 'dist-tags': { latest: versions.at(-1)?.[0] }, versions: Object.fromEntries(versions) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '';
  return { url, asked, close: () => void server.close() };
}
