import { asciiJson } from '../cache/asciiJson.ts';
import type { Format } from '../cache/openCache.ts';
import type { ApiPackage, ApiSymbol } from '../model/api.ts';

/*
 * A package's model in pieces of JSON. A worker sends it so: the other side reads a piece while the next is made, no text has to hold all
 * of a large package, and the cache keeps the very same texts.
 */

/** Some of a package's symbols. */
export interface PackagePiece {
  readonly list: ListName;
  /** An array of them, in ASCII. */
  readonly json: string;
}

type ListName = 'symbols' | 'hidden';

const lists: readonly ListName[] = ['symbols', 'hidden'];

/** Symbols in a piece. */
const symbolsAtOnce = 100;

/** The pieces of a package, made one by one. `withoutSymbols` has the rest. */
export function* packagePieces(pkg: ApiPackage): Generator<PackagePiece, void> {
  for (const list of lists) {
    const symbols = pkg[list];
    for (let from = 0; from < symbols.length; from += symbolsAtOnce)
      yield { list, json: asciiJson(symbols.slice(from, from + symbolsAtOnce)) };
  }
}

export function withoutSymbols(pkg: ApiPackage): ApiPackage {
  return { ...pkg, symbols: [], hidden: [] };
}

/** Puts a package together again. */
export interface PackageJoiner {
  readonly take: (piece: PackagePiece) => void;
  /** All that it has been given. */
  readonly pieces: readonly PackagePiece[];
  readonly join: (rest: ApiPackage) => ApiPackage;
}

export function createPackageJoiner(): PackageJoiner {
  const pieces: PackagePiece[] = [];
  const found: Readonly<Record<ListName, ApiSymbol[]>> = { symbols: [], hidden: [] };
  return {
    take: (piece) => {
      pieces.push(piece);
      for (const symbol of JSON.parse(piece.json) as readonly ApiSymbol[]) found[piece.list].push(symbol);
    },
    pieces,
    join: (rest) => ({ ...rest, ...found }),
  };
}

/** Something that a package was made into, as the cache keeps it. */
interface Kept<T extends { readonly value: ApiPackage | undefined }> {
  readonly value: T;
}

/**
 * An entry of the cache that is a package: a line for the rest, which begins with the number of pieces, then one for each piece, with the
 * name of its list. `piecesOf` knows them where they have been made already.
 */
export function packageFormat<T extends { readonly value: ApiPackage | undefined }>(
  piecesOf: (pkg: ApiPackage) => Iterable<PackagePiece> = packagePieces,
): Format<Kept<T>> {
  return {
    print: ({ value: made }) => {
      const pieces = made.value === undefined ? [] : [...piecesOf(made.value)];
      const rest = asciiJson({ ...made, value: made.value && withoutSymbols(made.value) });
      return [`${pieces.length} ${rest}`, ...pieces.map(({ list, json }) => `${list} ${json}`)].join('\n');
    },
    parse: (text) => {
      const [first = '', ...lines] = text.split('\n');
      const end = first.indexOf(' ');
      if (first.slice(0, end) !== String(lines.length)) throw new Error('Pieces of a package are missing.');
      const made = JSON.parse(first.slice(end + 1)) as T;
      if (made.value === undefined) return { value: made };
      const joiner = createPackageJoiner();
      for (const line of lines) joiner.take(pieceOf(line));
      return { value: { ...made, value: joiner.join(made.value) } };
    },
  };
}

function pieceOf(line: string): PackagePiece {
  const end = line.indexOf(' ');
  const list = lists.find((name) => name === line.slice(0, end));
  if (list === undefined) throw new Error('This is no piece of a package.');
  return { list, json: line.slice(end + 1) };
}
