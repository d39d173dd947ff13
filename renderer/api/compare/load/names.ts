import type ts from 'typescript';
import type { Comparison } from './loadComparison.ts';

/** Answers which declaration of a release a symbol belongs to. */
export interface Names {
  /** The id of a top-level symbol of a release. Undefined for members, and for symbols of other packages. */
  readonly idOf: (symbol: ts.Symbol | undefined) => OwnId | undefined;
  /** A name that a declaration shares with its successor. */
  readonly sharedName: (id: OwnId) => string;
  /** Whether the second symbol is the successor of the first. */
  readonly areAlike: (old: ts.Symbol | undefined, next: ts.Symbol | undefined) => boolean;
  /** The symbol of a declaration. */
  readonly symbolOf: (side: 'old' | 'new', id: string) => ts.Symbol | undefined;
  /** The symbol of the successor of an old declaration. */
  readonly successorOf: (oldId: string) => ts.Symbol | undefined;
}

export interface OwnId {
  readonly side: 'old' | 'new';
  readonly id: string;
}

export function createNames({ checker, old, new: next, pairs }: Comparison): Names {
  const symbols = { old: topSymbols(old.file, checker), new: topSymbols(next.file, checker) };
  const sides = new Map<ts.SourceFile, 'old' | 'new'>([
    [old.file, 'old'],
    [next.file, 'new'],
  ]);
  const idOf = (symbol: ts.Symbol | undefined): OwnId | undefined => {
    const [node] = symbol?.declarations ?? [];
    if (symbol === undefined || node === undefined) return undefined;
    const side = sides.get(node.getSourceFile());
    return side !== undefined && symbols[side].get(symbol.name) === symbol ? { side, id: symbol.name } : undefined;
  };
  const sharedName = ({ side, id }: OwnId): string => (side === 'old' ? id : (pairs.oldOf(id) ?? `new:${id}`));
  return {
    idOf,
    sharedName,
    areAlike: (before, after) => {
      const [a, b] = [idOf(before), idOf(after)];
      return a !== undefined && b !== undefined && a.side !== b.side && sharedName(a) === sharedName(b);
    },
    symbolOf: (side, id) => symbols[side].get(id),
    successorOf: (oldId) => symbols.new.get(pairs.newOf(oldId) ?? ''),
  };
}

function topSymbols(file: ts.SourceFile, checker: ts.TypeChecker): ReadonlyMap<string, ts.Symbol> {
  const module = checker.getSymbolAtLocation(file);
  return new Map(module === undefined ? [] : checker.getExportsOfModule(module).map((symbol) => [symbol.name, symbol]));
}
