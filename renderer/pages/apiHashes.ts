import { hashOf, hashOfData } from '../cache/hashOf.ts';
import { noCache } from '../cache/noCache.ts';
import type { Cache } from '../cache/openCache.ts';
import { type Remember, workAnew } from '../cache/remember.ts';
import type { ApiModel, ApiPackage, ApiSymbol, SymbolId } from '../model/api.ts';

/** Hashes of the reference and its parts: for each page, of as much as it looks at. */
export interface ApiHashes {
  readonly whole: string;
  /** Of packages, by slug. */
  readonly packages: ReadonlyMap<string, PackageHashes>;
}

export interface PackageHashes {
  readonly whole: string;
  /** What the page of a symbol looks at beside the symbol: the package's facts, and the types that it explains without a page. */
  readonly frame: string;
  readonly symbols: ReadonlyMap<SymbolId, string>;
}

export interface ApiHashesRequest {
  readonly api: ApiModel;
  /** Of the whole of it: what is under this name is known from an earlier build. Undefined: nobody knows. */
  readonly hash?: string | undefined;
  /** Default: none. */
  readonly cache?: Cache | undefined;
}

/** Takes the hashes, or takes those that are known of the very same reference. */
export async function apiHashes({ api, hash, cache = noCache }: ApiHashesRequest): Promise<ApiHashes> {
  if (hash === undefined || cache.remember !== undefined) return takeHashes(api, cache.remember);
  const known = await cache.read<StoredHashes>('api-hashes', hash);
  if (known !== undefined) return restoreHashes(known);
  const hashes = takeHashes(api);
  await cache.write('api-hashes', hash, storeHashes(hashes));
  return hashes;
}

function takeHashes({ packages }: ApiModel, remember: Remember = workAnew): ApiHashes {
  const hashes = new Map(packages.map((pkg) => [pkg.slug, remember(packageHashes, pkg)]));
  return { whole: hashOf([...hashes].map(([slug, { whole }]) => [slug, whole])), packages: hashes };
}

/** Hashes as JSON. */
interface StoredHashes {
  readonly whole: string;
  readonly packages: readonly (readonly [
    slug: string,
    Omit<PackageHashes, 'symbols'>,
    symbols: readonly (readonly [SymbolId, string])[],
  ])[];
}

function storeHashes({ whole, packages }: ApiHashes): StoredHashes {
  return { whole, packages: [...packages].map(([slug, { symbols, ...rest }]) => [slug, rest, [...symbols]]) };
}

function restoreHashes({ whole, packages }: StoredHashes): ApiHashes {
  return { whole, packages: new Map(packages.map(([slug, rest, symbols]) => [slug, { ...rest, symbols: new Map(symbols) }])) };
}

/** Of what the page of a symbol shows: itself, and what is inside of it. */
export function symbolHashes({ symbols }: PackageHashes, { id, children }: Pick<ApiSymbol, 'id' | 'children'>): string {
  return [id, ...children].map((one) => symbols.get(one) ?? '').join();
}

function packageHashes(pkg: ApiPackage): PackageHashes {
  const { symbols, hidden, samples, readme, changelog, files, ...facts } = pkg;
  const hashes = new Map(symbols.map((symbol) => [symbol.id, hashOfData(symbol)]));
  // Of its texts a symbol's page knows where they are, to tell their links from those of comments.
  const frame = hashOfData(facts, hidden, readme?.place, changelog?.place, files?.missing, files?.directory, files?.pictures);
  return { whole: hashOfData(frame, [...hashes], samples, readme, changelog, files), frame, symbols: hashes };
}
