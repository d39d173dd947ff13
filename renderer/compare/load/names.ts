import type ts from 'typescript';
import type { DeclarationPairs } from './pairDeclarations.ts';

type Side = 'old' | 'new';

/** Answers which declaration of a release a symbol belongs to. */
export interface Names {
  /** The id of a top-level symbol of a release. Undefined for members, and for symbols of other packages. */
  readonly idOf: (symbol: ts.Symbol | undefined) => OwnId | undefined;
  /** A name that a declaration shares with its successor. */
  readonly sharedName: (id: OwnId) => string;
  /** Whether the second symbol is the successor of the first. */
  readonly areAlike: (old: ts.Symbol | undefined, next: ts.Symbol | undefined) => boolean;
  /** The symbol of a declaration. */
  readonly symbolOf: (side: Side, id: string) => ts.Symbol | undefined;
  /** The symbol of the successor of an old declaration. */
  readonly successorOf: (oldId: string) => ts.Symbol | undefined;
  /** The type that a declaration names. */
  readonly typeOf: (side: Side, id: string) => ts.Type | undefined;
  /** The type of the value that a declaration names. */
  readonly valueTypeOf: (side: Side, id: string) => ts.Type | undefined;
}

export interface OwnId {
  readonly side: Side;
  readonly id: string;
}

interface NamesRequest {
  readonly checker: ts.TypeChecker;
  readonly pairs: DeclarationPairs;
  readonly files: Readonly<Record<Side, ts.SourceFile>>;
}

export function createNames({ checker, pairs, files }: NamesRequest): Names {
  const symbols = { old: topSymbols(files.old, checker), new: topSymbols(files.new, checker) };
  const symbolOf: Names['symbolOf'] = (side, id) => symbols[side].get(id);
  const idOf: Names['idOf'] = (symbol) => {
    const file = symbol?.declarations?.[0]?.getSourceFile();
    const side = file === files.old ? 'old' : file === files.new ? 'new' : undefined;
    return symbol !== undefined && side !== undefined && symbolOf(side, symbol.name) === symbol ? { side, id: symbol.name } : undefined;
  };
  const sharedName = ({ side, id }: OwnId): string => (side === 'old' ? id : (pairs.oldOf(id) ?? `new:${id}`));
  return {
    idOf,
    sharedName,
    areAlike: (before, after) => {
      const [a, b] = [idOf(before), idOf(after)];
      return a !== undefined && b !== undefined && a.side !== b.side && sharedName(a) === sharedName(b);
    },
    symbolOf,
    successorOf: (oldId) => symbolOf('new', pairs.newOf(oldId) ?? ''),
    typeOf: (side, id) => {
      const symbol = symbolOf(side, id);
      return symbol && checker.getDeclaredTypeOfSymbol(symbol);
    },
    valueTypeOf: (side, id) => {
      const symbol = symbolOf(side, id);
      return symbol && checker.getTypeOfSymbol(symbol);
    },
  };
}

function topSymbols(file: ts.SourceFile, checker: ts.TypeChecker): ReadonlyMap<string, ts.Symbol> {
  const module = checker.getSymbolAtLocation(file);
  return new Map(module === undefined ? [] : checker.getExportsOfModule(module).map((symbol) => [symbol.name, symbol]));
}
