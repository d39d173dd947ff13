import { type DeclarationReflection, IntrinsicType, normalizePath, ReflectionKind, SourceReference } from 'typedoc';
import ts from 'typescript';
import { untypedAlias } from '../program/untypedAlias.ts';
import { addReference, type OpenModule } from './openModule.ts';

/**
 * Keeps exports without types apart: `export { default as shader } from './blur.frag'`, or from a package that is not installed. Users can
 * import them, with the type `any`. To TypeDoc, all of them are one variable.
 */
export function convertUnresolvedExports(modules: readonly OpenModule[]): void {
  const unresolved = modules.map((module) => module.exports.flatMap((exported) => untypedOf(exported, module)));
  // All before the first new one: TypeDoc's references lead from one module to another.
  for (const [index, { reflection, scope }] of modules.entries()) {
    const names = new Set(unresolved[index]?.map(({ exported }) => exported.name));
    const taken = (reflection.children ?? []).filter(({ name }) => names.has(name));
    for (const child of taken) scope.project.removeReflection(child);
  }
  const known = new Map<ts.Symbol, DeclarationReflection>();
  for (const [index, { scope }] of modules.entries()) {
    for (const { exported, alias } of unresolved[index] ?? []) {
      const target = known.get(alias);
      if (target === undefined) known.set(alias, createUntyped(exported, scope));
      else addReference({ scope, name: exported.name, exported, target });
    }
  }
}

function untypedOf(exported: ts.Symbol, { checker }: OpenModule): readonly { readonly exported: ts.Symbol; readonly alias: ts.Symbol }[] {
  const alias = untypedAlias(exported, checker);
  return alias === undefined ? [] : [{ exported, alias }];
}

function createUntyped(exported: ts.Symbol, scope: OpenModule['scope']): DeclarationReflection {
  const [declaration] = exported.declarations ?? [];
  const isType = declaration !== undefined && ts.isExportSpecifier(declaration) && ts.isTypeOnlyExportDeclaration(declaration);
  const kind = isType ? ReflectionKind.TypeAlias : ReflectionKind.Variable;
  const symbol = scope.createDeclarationReflection(kind, undefined, exported, exported.name);
  symbol.type = new IntrinsicType('any');
  if (declaration !== undefined) symbol.sources = [placeOf(declaration)];
  scope.finalizeDeclarationReflection(symbol);
  return symbol;
}

function placeOf(node: ts.Node): SourceReference {
  const file = node.getSourceFile();
  const { line, character } = file.getLineAndCharacterOfPosition(node.getStart());
  return new SourceReference(normalizePath(file.fileName), line + 1, character);
}
