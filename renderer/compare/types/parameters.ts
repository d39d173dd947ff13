import ts from 'typescript';
import { hasModifier } from '../../release/nodes.ts';
import { isTupleReference } from './typeFacts.ts';

/** A parameter of a signature. A rest parameter of a tuple type is split into one parameter for each element. */
export interface ParameterFacts {
  readonly name: string;
  readonly type: ts.Type;
  readonly isOptional: boolean;
  readonly isRest: boolean;
}

export function parametersOf(signature: ts.Signature, checker: ts.TypeChecker): readonly ParameterFacts[] {
  return signature.getParameters().flatMap((symbol): readonly ParameterFacts[] => {
    const type = checker.getTypeOfSymbol(symbol);
    const node = symbol.valueDeclaration;
    if (!isRestParameter(symbol)) {
      const isOptional = node !== undefined && ts.isParameter(node) && node.questionToken !== undefined;
      return [{ name: symbol.name, type, isOptional, isRest: false }];
    }
    if (isTupleReference(type, checker)) {
      return checker.getTypeArguments(type).map((element, index) => {
        const flags = type.target.elementFlags[index] ?? ts.ElementFlags.Required;
        const label = type.target.labeledElementDeclarations?.[index];
        const name = label !== undefined && ts.isIdentifier(label.name) ? label.name.text : `${symbol.name}[${index}]`;
        const isRest = (flags & ts.ElementFlags.Variable) !== 0;
        return { name, type: element, isOptional: (flags & ts.ElementFlags.Optional) !== 0, isRest };
      });
    }
    const element = checker.isArrayType(type) && 'typeArguments' in type ? checker.getIndexInfosOfType(type)[0]?.type : undefined;
    return [{ name: symbol.name, type: element ?? type, isOptional: false, isRest: true }];
  });
}

/** Whether a parameter is declared with `...`. */
function isRestParameter({ valueDeclaration: node }: ts.Symbol): boolean {
  return node !== undefined && ts.isParameter(node) && node.dotDotDotToken !== undefined;
}

/** The parameter that receives an argument. */
export function parameterAt(parameters: readonly ParameterFacts[], index: number): ParameterFacts | undefined {
  const own = parameters[index];
  if (own !== undefined) return own;
  const last = parameters.at(-1);
  return last?.isRest ? last : undefined;
}

export function leastArguments(parameters: readonly ParameterFacts[]): number {
  return parameters.findLastIndex(({ isOptional, isRest }) => !isOptional && !isRest) + 1;
}

/** The parameters up to the last one that needs an argument. */
export function requiredParameters(parameters: readonly ParameterFacts[]): readonly ParameterFacts[] {
  return parameters.slice(0, leastArguments(parameters));
}

export function mostArguments(parameters: readonly ParameterFacts[]): number {
  return parameters.some(({ isRest }) => isRest) ? Number.POSITIVE_INFINITY : parameters.length;
}

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
  const nodes = (type.symbol?.declarations ?? []).filter(ts.isTypeParameterDeclaration);
  return nodes.some((node) => hasModifier(node, ts.SyntaxKind.ConstKeyword));
}

/** What a signature takes as `this`. Users who call a method of an object need no other object for it. */
export function selvesOf({ thisParameter, declaration }: ts.Signature, checker: ts.TypeChecker): readonly ts.Type[] {
  if (thisParameter === undefined) return [];
  const type = checker.getTypeOfSymbol(thisParameter);
  const owners = new Set<ts.Node | undefined>([declaration?.parent, declaration?.parent?.parent]);
  const isOwner = ({ symbol }: ts.Type): boolean =>
    symbol?.declarations?.some((one) => owners.has(one) && !ts.isModuleDeclaration(one)) === true;
  return (type.isIntersection() ? type.types : [type]).filter((one) => !isOwner(one));
}
