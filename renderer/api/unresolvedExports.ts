import { type Context, type DeclarationReflection, IntrinsicType, normalizePath, ReflectionKind, SourceReference } from 'typedoc';
import ts from 'typescript';
import { moduleSymbol } from './entryModules.ts';

export interface UnresolvedRequest {
  readonly context: Context;
  readonly program: ts.Program;
  readonly reflection: DeclarationReflection;
  readonly node: ts.SourceFile | ts.ModuleDeclaration;
}

/**
 * Keeps names that a module exports from where the compiler finds no types: `export { default as shader } from './blur.frag'`, or from a
 * package that isn't installed. TypeDoc leaves them out. They can be imported all the same, and are `any` to who does.
 */
export function convertUnresolvedExports({ context, program, reflection, node }: UnresolvedRequest): void {
  const checker = program.getTypeChecker();
  const module = moduleSymbol(node, checker);
  if (module === undefined) return;
  const scope = context.withScope(reflection);
  scope.setActiveProgram(program);
  for (const exported of checker.getExportsOfModule(module)) {
    const specifier = exported.declarations?.find(ts.isExportSpecifier);
    if (specifier === undefined || isResolved(exported, checker)) continue;
    const kind = ts.isTypeOnlyExportDeclaration(specifier) ? ReflectionKind.TypeAlias : ReflectionKind.Variable;
    const symbol = scope.createDeclarationReflection(kind, undefined, undefined, exported.name);
    symbol.type = new IntrinsicType('any');
    symbol.sources = [placeOf(specifier)];
    scope.finalizeDeclarationReflection(symbol);
  }
}

/** What an alias of nothing stands for has no declarations. */
function isResolved(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  return (symbol.flags & ts.SymbolFlags.Alias) === 0 || (checker.getAliasedSymbol(symbol).declarations ?? []).length > 0;
}

function placeOf(node: ts.Node): SourceReference {
  const file = node.getSourceFile();
  const { line, character } = file.getLineAndCharacterOfPosition(node.getStart());
  return new SourceReference(normalizePath(file.fileName), line + 1, character);
}
