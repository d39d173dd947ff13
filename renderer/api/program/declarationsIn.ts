import ts from 'typescript';

/** A declaration that a statement may make. */
export type DeclarationNode =
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.ClassDeclaration
  | ts.EnumDeclaration
  | ts.FunctionDeclaration
  | ts.ModuleDeclaration
  | ts.VariableDeclaration;

export function isDeclarationNode(node: ts.Node): node is DeclarationNode {
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isEnumDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isModuleDeclaration(node) ||
    ts.isVariableDeclaration(node)
  );
}

/** The declarations of a statement: several of `const a = 1, b = 2`, none of an expression. */
export function declarationsIn(statement: ts.Statement): readonly DeclarationNode[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations;
  return isDeclarationNode(statement) ? [statement] : [];
}
