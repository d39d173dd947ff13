import ts from 'typescript';

/** The type parameters of a class, interface or alias, from the first declaration that has any. */
export function typeParametersOf(symbol: ts.Symbol, checker: ts.TypeChecker): readonly ts.Type[] {
  const nodes = (symbol.declarations ?? []).flatMap((node) => {
    const isGeneric = ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
    return isGeneric && node.typeParameters !== undefined ? [node.typeParameters] : [];
  });
  return (nodes[0] ?? []).map((node) => checker.getTypeAtLocation(node.name));
}

/** The constraint as written. The compiler itself would resolve `keyof T` and similar types. */
export function declaredConstraint(type: ts.Type, checker: ts.TypeChecker): ts.Type | undefined {
  const node = (type.symbol?.declarations ?? []).find(ts.isTypeParameterDeclaration)?.constraint;
  return node === undefined ? type.getConstraint() : checker.getTypeFromTypeNode(node);
}

/** Whether a type parameter is declared as `<const T>`. */
export function isConstParameter(type: ts.Type): boolean {
  return (type.symbol?.declarations ?? []).some(
    (node) => ts.isTypeParameterDeclaration(node) && (node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ConstKeyword) ?? false),
  );
}
