import { type Application, type Context, Converter, PredicateType, type SignatureReflection, type SomeType } from 'typedoc';
import ts from 'typescript';

/**
 * Makes TypeDoc take types as their author wrote them, wherever the syntax says the same as the compiler.
 *
 * TypeDoc asks the compiler what a parameter, property or function returns, and the compiler fills in defaults and forgets
 * names: `GraphQLObjectType<any, any>` for `GraphQLObjectType`, `readonly X[]` for `ReadonlyArray<X>`. The invariant: a type node
 * is used only when the compiler's type is the node's own, so that members inherited from `Base<string>` still say `string`.
 * Types that nobody wrote, and those of JSDoc, are the compiler's.
 */
export function keepWrittenTypes({ converter }: Application): void {
  const convertType = converter.convertType.bind(converter);
  converter.convertType = (context: Context, type: ts.Type | ts.TypeNode | undefined, node?: ts.TypeNode) => {
    if (type === undefined || 'kind' in type) return convertType(context, type);
    return node !== undefined && saysTheSame(node, type, context.checker) ? convertType(context, node) : convertType(context, type, node);
  };
  converter.on(Converter.EVENT_CREATE_SIGNATURE, (context, reflection, declaration, signature) => {
    if (declaration === undefined || signature === undefined || !ts.isFunctionLike(declaration)) return;
    const scope = context.withScope(reflection);
    keepPredicate({ reflection, declaration, signature, scope });
    keepTypeParameters(reflection, signature, scope);
  });
}

interface SignatureRequest {
  readonly reflection: SignatureReflection;
  readonly declaration: ts.SignatureDeclaration;
  readonly signature: ts.Signature;
  readonly scope: Context;
}

/** The type behind `is`, which TypeDoc takes from the compiler without its node. */
function keepPredicate({ reflection, declaration, signature, scope }: SignatureRequest): void {
  const { type } = reflection;
  const node = declaration.type !== undefined && ts.isTypePredicateNode(declaration.type) ? declaration.type.type : undefined;
  if (type?.type !== 'predicate' || type.targetType === undefined || node === undefined) return;
  const compiled = scope.checker.getTypePredicateOfSignature(signature)?.type;
  reflection.type = new PredicateType(type.name, type.asserts, rewrite({ type: type.targetType, node, compiled, scope }));
}

/** Constraints and defaults: the same. */
function keepTypeParameters(reflection: SignatureReflection, { typeParameters = [] }: ts.Signature, scope: Context): void {
  for (const [index, parameter] of (reflection.typeParameters ?? []).entries()) {
    const compiled = typeParameters[index];
    const declaration = compiled?.symbol.declarations?.find(ts.isTypeParameterDeclaration);
    if (compiled === undefined || declaration === undefined) continue;
    const within = scope.withScope(parameter);
    const { type, default: standard } = parameter;
    const { constraint, default: written } = declaration;
    if (type) parameter.type = rewrite({ type, node: constraint, compiled: compiled.getConstraint(), scope: within });
    if (standard) parameter.default = rewrite({ type: standard, node: written, compiled: compiled.getDefault(), scope: within });
  }
}

interface Rewrite {
  readonly type: SomeType;
  readonly node: ts.TypeNode | undefined;
  readonly compiled: ts.Type | undefined;
  readonly scope: Context;
}

function rewrite({ type, node, compiled, scope }: Rewrite): SomeType {
  if (node === undefined || compiled === undefined) return type;
  // What can't have lost anything needn't be converted twice.
  if (type.type === 'intrinsic' || type.type === 'literal' || !saysTheSame(node, compiled, scope.checker)) return type;
  scope.project.removeTypeReflections(type);
  return scope.converter.convertType(scope, node);
}

function saysTheSame(node: ts.TypeNode, type: ts.Type, checker: ts.TypeChecker): boolean {
  if (!isConvertible(node, checker)) return false;
  const [written, compiled] = [partsOf(checker.getTypeFromTypeNode(node)), partsOf(type)];
  return written.size === compiled.size && [...written].every((part) => compiled.has(part));
}

/** Parts of a union without `undefined`, which the compiler adds to what is optional. */
function partsOf(type: ts.Type): ReadonlySet<ts.Type> {
  const parts = type.isUnion() ? type.types : [type];
  return new Set(parts.filter(({ flags }) => (flags & ts.TypeFlags.Undefined) === 0));
}

/** TypeDoc can't take names that mean nothing, nor the forms that only JSDoc has. */
function isConvertible(node: ts.Node, checker: ts.TypeChecker): boolean {
  if ((node.flags & ts.NodeFlags.JSDoc) !== 0) return false;
  if (ts.isTypeReferenceNode(node) && checker.getSymbolAtLocation(node.typeName) === undefined) return false;
  return ts.forEachChild(node, (child) => !isConvertible(child, checker)) !== true;
}
