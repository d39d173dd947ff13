import type { ApiSymbol } from '../model/api.ts';

/** What an import of an example takes: a name, or `default`. */
interface ExampleImport {
  readonly specifier: string;
  readonly name: string;
}

/**
 * The imports in the examples of a symbol, in their order, with the names that modules have for what they import. Those of its members come
 * last: a class often has its examples at the constructor.
 */
export function exampleImports(symbol: Pick<ApiSymbol, 'comment' | 'signatures' | 'members'>): readonly ExampleImport[] {
  const comments = [symbol, ...symbol.members].flatMap(({ comment, signatures }) => [comment, ...signatures.map((one) => one.comment)]);
  const texts = comments.flatMap((one) => one?.blocks.filter(({ tag }) => tag === '@example') ?? []).map(({ content }) => content.text);
  return texts
    .flatMap((text) => [...text.matchAll(statement)])
    .flatMap(([, clause = '', , specifier = '']) => {
      const [, whole, list = ''] = /^(?:type\s+)?([\w$]+)?\s*,?\s*(?:\{([^}]*)\})?/.exec(clause.trim()) ?? [];
      const names = list.split(',').map((part) =>
        part
          .trim()
          .replace(/^type\s+/, '')
          .replace(/\s+as\s.*$/s, ''),
      );
      return [...(whole === undefined ? [] : ['default']), ...names.filter(Boolean)].map((name) => ({ specifier, name }));
    });
}

/** Texts of strangers may have any length: what a statement may have is limited. */
const statement = /^[ \t]*import\s{1,50}([^'"*;]{1,400}?)\s{1,50}from\s{1,50}(['"])([^'"\n]{1,200})\2/gm;
