import { hashOf, hashOfData } from '../cache/hashOf.ts';
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

export function apiHashes({ packages }: ApiModel, remember: Remember = workAnew): ApiHashes {
  const hashes = new Map(packages.map((pkg) => [pkg.slug, remember(packageHashes, pkg)]));
  return { whole: hashOf([...hashes].map(([slug, { whole }]) => [slug, whole])), packages: hashes };
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
