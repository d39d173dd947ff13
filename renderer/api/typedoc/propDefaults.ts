import ts from 'typescript';

/** Defaults of props by their names, as a component's function takes its first parameter apart: `({ size = 'm' }) => …`. */
export function propDefaults(declaration: ts.Declaration): ReadonlyMap<string, ts.Expression> {
  const component = functionOf(ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration);
  const name = component?.parameters[0]?.name;
  const patterns = name === undefined ? [] : ts.isIdentifier(name) ? patternsOf(component?.body, name.text) : [name];
  const elements = patterns.flatMap((pattern) => (ts.isObjectBindingPattern(pattern) ? pattern.elements : []));
  return new Map(
    elements.flatMap((element) => {
      const key = element.propertyName ?? element.name;
      return element.initializer !== undefined && (ts.isIdentifier(key) || ts.isStringLiteral(key))
        ? [[key.text, element.initializer] as const]
        : [];
    }),
  );
}

/** The function inside of `memo(forwardRef((props, ref) => …))`. */
function functionOf(node: ts.Node | undefined): ts.FunctionLikeDeclarationBase | undefined {
  if (node === undefined) return undefined;
  if (ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isArrowFunction(node)) return node;
  if (ts.isCallExpression(node)) return functionOf(node.arguments[0]);
  const isWrapped = ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node);
  return isWrapped ? functionOf(node.expression) : undefined;
}

/** `const { size = 'm' } = props;` */
function patternsOf(body: ts.Node | undefined, props: string): readonly ts.BindingName[] {
  if (body === undefined || !ts.isBlock(body)) return [];
  const declarations = body.statements.flatMap((one) => (ts.isVariableStatement(one) ? one.declarationList.declarations : []));
  return declarations
    .filter(({ initializer }) => initializer !== undefined && ts.isIdentifier(initializer) && initializer.text === props)
    .map(({ name }) => name);
}
