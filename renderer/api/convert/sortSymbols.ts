import { type ApiSymbol, symbolKinds } from '../../model/api.ts';
import type { PackageConfig } from '../../model/config.ts';

/** By kind, then by name (upper case counts only between equals) or in the order of the sources. Never by locale: that differs between machines. */
export function sortSymbols(symbols: readonly ApiSymbol[], order: PackageConfig['sort']): readonly ApiSymbol[] {
  const compare = order === 'source' ? bySource : byName;
  return [...symbols].sort((a, b) => symbolKinds.indexOf(a.kind) - symbolKinds.indexOf(b.kind) || compare(a, b));
}

function byName(a: ApiSymbol, b: ApiSymbol): number {
  const [first, second] = [a.qualifiedName, b.qualifiedName];
  return byCodePoint(first.toLowerCase(), second.toLowerCase()) || byCodePoint(first, second) || byCodePoint(a.id, b.id);
}

/** As the sources have them: files by their paths, then line by line. */
export function bySource(a: ApiSymbol, b: ApiSymbol): number {
  const [first, second] = [a.sources[0], b.sources[0]];
  if (first === undefined || second === undefined) return Number(first === undefined) - Number(second === undefined) || byName(a, b);
  return byCodePoint(first.file, second.file) || first.line - second.line || byName(a, b);
}

export function byCodePoint(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
