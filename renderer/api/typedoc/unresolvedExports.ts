import { IntrinsicType, normalizePath, ReflectionKind, SourceReference } from 'typedoc';
import ts from 'typescript';
import type { OpenModule } from './openModule.ts';

/**
 * Keeps exports from modules without types: `export { default as shader } from './blur.frag'`, or from a package that is not installed.
 * TypeDoc omits them, but users can import them, with the type `any`.
 */
export function convertUnresolvedExports({ checker, exports, scope }: OpenModule): void {
  for (const exported of exports) {
    const specifier = exported.declarations?.find(ts.isExportSpecifier);
    if (specifier === undefined || isResolved(exported, checker)) continue;
    const kind = ts.isTypeOnlyExportDeclaration(specifier) ? ReflectionKind.TypeAlias : ReflectionKind.Variable;
    const symbol = scope.createDeclarationReflection(kind, undefined, undefined, exported.name);
    symbol.type = new IntrinsicType('any');
    symbol.sources = [placeOf(specifier)];
    scope.finalizeDeclarationReflection(symbol);
  }
}

/** An alias that resolves to nothing has no declarations. */
function isResolved(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  return (symbol.flags & ts.SymbolFlags.Alias) === 0 || (checker.getAliasedSymbol(symbol).declarations ?? []).length > 0;
}

function placeOf(node: ts.Node): SourceReference {
  const file = node.getSourceFile();
  const { line, character } = file.getLineAndCharacterOfPosition(node.getStart());
  return new SourceReference(normalizePath(file.fileName), line + 1, character);
}
