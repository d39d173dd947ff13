import type { ApiSymbol } from '../model/api.ts';
import { type NamedImport, namedImports } from '../model/namedImports.ts';

/** The imports in the examples of a symbol. Those of its members come last: a class often has its examples at the constructor. */
export function exampleImports(symbol: Pick<ApiSymbol, 'comment' | 'signatures' | 'members'>): readonly NamedImport[] {
  const comments = [symbol, ...symbol.members].flatMap(({ comment, signatures }) => [comment, ...signatures.map((one) => one.comment)]);
  const texts = comments.flatMap((one) => one?.blocks.filter(({ tag }) => tag === '@example') ?? []).map(({ content }) => content.text);
  return texts.flatMap(namedImports);
}
