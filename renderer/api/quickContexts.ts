import { Context } from 'typedoc';
import type ts from 'typescript';
import { quickIds } from './quickIds.ts';

/**
 * Makes two things cheaper that TypeDoc asks its contexts for at each declaration and each name in a type. The answers are its own.
 *
 * - Ids of symbols: see `quickIds`.
 * - Whether a type stands for its content (`@inline`): TypeDoc finds, reads and copies the type's comment. Mostly no file that declares the
 *   type has the word.
 *
 * Contexts are made one from another in TypeDoc, so they get this from what they inherit; the result puts TypeDoc's own back there. In
 * between, only what runs in one go may convert anything.
 */
export function quickenContexts(): () => void {
  const { createSymbolId, shouldInline } = Context.prototype;
  const idOf = quickIds(({ context, symbol, declaration }) => createSymbolId.call(context, symbol, declaration));
  const isMarked = findsWord('@inline');
  Context.prototype.createSymbolId = function (symbol, declaration) {
    return idOf({ context: this, symbol, declaration });
  };
  Context.prototype.shouldInline = function (symbol, name) {
    return (this.inlineType.has(name) || isMarked(symbol)) && shouldInline.call(this, symbol, name);
  };
  return () => {
    Context.prototype.createSymbolId = createSymbolId;
    Context.prototype.shouldInline = shouldInline;
  };
}

/** Whether a file that declares the symbol has the word somewhere. */
function findsWord(word: string): (symbol: ts.Symbol) => boolean {
  const known = new Map<ts.SourceFile, boolean>();
  const isIn = (file: ts.SourceFile): boolean => {
    const has = known.get(file) ?? file.text.includes(word);
    known.set(file, has);
    return has;
  };
  return ({ declarations = [] }) => declarations.some((declaration) => isIn(declaration.getSourceFile()));
}
