import { asciiJson } from '../cache/asciiJson.ts';
import type { Format } from '../cache/openCache.ts';
import type { ApiPackage, ApiSymbol, Member } from '../model/api.ts';

/*
 * A package's model in pieces of JSON. A worker sends a piece as soon as it has the symbols for it, so that the other side reads while the
 * next are made, no text has to hold all of a large package, and the cache keeps the very same texts. Where each symbol belongs is
 * known when all of them are there, and comes with the rest of the package. A member that several classes inherit alike is in the pieces once,
 * and one object on both sides: a third of a large package's text would be such repetitions.
 */

/** An array of symbols, in ASCII, as `DividedSymbol`. */
export type PackagePiece = string;

/** In place of a member that has been inherited before is its number among the inherited ones, in the order of the pieces. */
interface DividedSymbol extends Omit<ApiSymbol, 'members'> {
  readonly members: readonly (Member | number)[];
}

/** A package whose symbols are in pieces: in their places are their positions among all that are there. */
export interface DividedPackage extends Omit<ApiPackage, 'symbols' | 'hidden'> {
  readonly symbols: readonly number[];
  readonly hidden: readonly number[];
}

export interface PackageInPieces {
  readonly divided: DividedPackage;
  readonly pieces: readonly PackagePiece[];
}

/** Symbols in a piece. */
const symbolsAtOnce = 100;

/** Divides a package while it is still being made. */
export interface PackageDivider {
  /** Takes a symbol that nobody will change any more. */
  readonly add: (symbol: ApiSymbol) => void;
  /** Sends what of the package hasn't been sent, and gives the rest. */
  readonly finish: (pkg: ApiPackage) => DividedPackage;
}

export function createPackageDivider(send: (piece: PackagePiece) => void): PackageDivider {
  const positions = new Map<ApiSymbol, number>();
  const inherited = new Map<Member, number>();
  let waiting: DividedSymbol[] = [];
  const sendWaiting = (): void => {
    if (waiting.length > 0) send(asciiJson(waiting));
    waiting = [];
  };
  const divideMember = (member: Member): Member | number => {
    const number = inherited.get(member);
    if (number === undefined && member.inheritedFrom !== undefined) inherited.set(member, inherited.size);
    return number ?? member;
  };
  const add = (symbol: ApiSymbol): number => {
    const position = positions.get(symbol) ?? positions.size;
    if (position === positions.size) {
      positions.set(symbol, position);
      waiting.push({ ...symbol, members: symbol.members.map(divideMember) });
      if (waiting.length === symbolsAtOnce) sendWaiting();
    }
    return position;
  };
  return {
    add,
    finish: (pkg) => {
      const divided = { ...pkg, symbols: pkg.symbols.map(add), hidden: pkg.hidden.map(add) };
      sendWaiting();
      return divided;
    },
  };
}

export function divideWhole(pkg: ApiPackage): PackageInPieces {
  const pieces: PackagePiece[] = [];
  return { divided: createPackageDivider((piece) => pieces.push(piece)).finish(pkg), pieces };
}

/** Puts a package together again. */
export interface PackageJoiner {
  readonly take: (piece: PackagePiece) => void;
  /** All that it has been given. */
  readonly pieces: readonly PackagePiece[];
  readonly join: (divided: DividedPackage) => ApiPackage;
}

export function createPackageJoiner(): PackageJoiner {
  const pieces: PackagePiece[] = [];
  const found: ApiSymbol[] = [];
  const inherited: Member[] = [];
  const memberOf = (divided: Member | number): Member => {
    const member = typeof divided === 'number' ? inherited[divided] : divided;
    if (member === undefined) throw new Error('Pieces of a package are missing.');
    if (typeof divided !== 'number' && divided.inheritedFrom !== undefined) inherited.push(divided);
    return member;
  };
  const symbolAt = (position: number): ApiSymbol => {
    const symbol = found[position];
    if (symbol === undefined) throw new Error('Pieces of a package are missing.');
    return symbol;
  };
  return {
    take: (piece) => {
      pieces.push(piece);
      for (const symbol of JSON.parse(piece) as readonly DividedSymbol[]) found.push({ ...symbol, members: symbol.members.map(memberOf) });
    },
    pieces,
    join: (divided) => ({ ...divided, symbols: divided.symbols.map(symbolAt), hidden: divided.hidden.map(symbolAt) }),
  };
}

/** Something that a package was made into, as the cache keeps it. */
interface Kept<T extends { readonly value: ApiPackage | undefined }> {
  readonly value: T;
}

/**
 * An entry of the cache that is a package: a line for the rest, which begins with the number of pieces, then one for each piece. `divide`
 * knows them where they have been made already.
 */
export function packageFormat<T extends { readonly value: ApiPackage | undefined }>(
  divide: (pkg: ApiPackage) => PackageInPieces = divideWhole,
): Format<Kept<T>> {
  return {
    print: ({ value: made }) => {
      const { divided, pieces } = made.value === undefined ? { divided: undefined, pieces: [] } : divide(made.value);
      return [`${pieces.length} ${asciiJson({ ...made, value: divided })}`, ...pieces].join('\n');
    },
    parse: (text) => {
      const [first = '', ...pieces] = text.split('\n');
      const end = first.indexOf(' ');
      if (first.slice(0, end) !== String(pieces.length)) throw new Error('Pieces of a package are missing.');
      const made = JSON.parse(first.slice(end + 1)) as Omit<T, 'value'> & { readonly value?: DividedPackage };
      const { take, join } = createPackageJoiner();
      for (const piece of pieces) take(piece);
      return { value: { ...made, value: made.value && join(made.value) } as T };
    },
  };
}
