import ts from 'typescript';
import { parseCode } from '../../release/parseDeclaration.ts';

/** Numbers of type parameters by their names. */
type Scope = ReadonlyMap<string, number>;

/**
 * The code of a declaration with numbers in place of the names of type parameters: `type It<#0> = Box<#0>`. Declarations that differ in these
 * names mean the same.
 */
export function numberedParameters(code: string): string {
  const file = parseCode(code, true);
  const places: { readonly name: ts.Identifier; readonly number: number }[] = [];
  let count = 0;
  const withNames = (scope: Scope, parameters: readonly ts.TypeParameterDeclaration[]): Scope =>
    new Map([...scope, ...parameters.map(({ name }) => [name.text, count++] as const)]);
  const visit = (node: ts.Node, scope: Scope): void => {
    const name = ts.isTypeReferenceNode(node) ? node.typeName : ts.isTypeParameterDeclaration(node) ? node.name : undefined;
    const number = name !== undefined && ts.isIdentifier(name) ? scope.get(name.text) : undefined;
    if (name !== undefined && ts.isIdentifier(name) && number !== undefined) places.push({ name, number });
    if (ts.isConditionalTypeNode(node)) {
      const inner = withNames(scope, inferredIn(node.extendsType));
      visit(node.checkType, scope);
      visit(node.extendsType, inner);
      visit(node.trueType, inner);
      visit(node.falseType, scope);
    } else {
      const inner = withNames(scope, declaredBy(node));
      ts.forEachChild(node, (child) => visit(child, inner));
    }
  };
  visit(file, new Map());
  return places
    .toSorted((a, b) => b.name.pos - a.name.pos)
    .reduce((text, { name, number }) => `${text.slice(0, name.getStart(file))}#${number}${text.slice(name.end)}`, code);
}

function declaredBy(node: ts.Node): readonly ts.TypeParameterDeclaration[] {
  if (ts.isMappedTypeNode(node)) return [node.typeParameter];
  const isGeneric = ts.isClassLike(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isFunctionLike(node);
  return isGeneric ? (node.typeParameters?.filter(ts.isTypeParameterDeclaration) ?? []) : [];
}

/** What the condition of a conditional type infers. A conditional type in it has its own. */
function inferredIn(node: ts.Node): readonly ts.TypeParameterDeclaration[] {
  if (ts.isConditionalTypeNode(node)) return [];
  const found = ts.isInferTypeNode(node) ? [node.typeParameter] : [];
  ts.forEachChild(node, (child) => void found.push(...inferredIn(child)));
  return found;
}
