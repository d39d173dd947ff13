import {
  type Application,
  type Context,
  Converter,
  IntrinsicType,
  PredicateType,
  QueryType,
  type Reflection,
  ReflectionKind,
  type SignatureReflection,
  type SomeType,
  UnknownType,
} from 'typedoc';
import ts from 'typescript';
import { keepMappedUndefined, keepUndefined, lacksUndefined } from './keepUndefined.ts';
import { isLossy, queryArguments, type WrittenNodes, writtenNodes } from './writtenNodes.ts';

/**
 * Makes TypeDoc use types as their author wrote them, wherever the syntax means the same as the compiler's type.
 * TypeDoc asks the compiler for the types of parameters, properties and results. The compiler fills in defaults and forgets names:
 * `GraphQLObjectType<any, any>` for `GraphQLObjectType`, `readonly X[]` for `ReadonlyArray<X>`. The invariant: a type node is used only if
 * the compiler's type is the node's own, so that members inherited from `Base<string>` still say `string`. Inferred types and types of
 * JSDoc are the compiler's.
 */
export function keepWrittenTypes({ converter }: Application): void {
  const convertType = converter.convertType.bind(converter);
  const keepQueryArguments = queryArguments();
  const convertNode = (context: Context, node: ts.TypeNode): SomeType => {
    const type = convertType(context, node);
    keepQueryArguments({ node, type, context });
    keepMappedUndefined({ node, type, context });
    return type;
  };
  const nodes = writtenNodes();
  const convertAny = (context: Context, type: ts.Type | ts.TypeNode | undefined, node?: ts.TypeNode): SomeType => {
    if (type === undefined) return convertType(context, type);
    if ('kind' in type) {
      if (isValueImport(type)) return convertValueImport(context, type) ?? convertType(context, context.checker.getTypeFromTypeNode(type));
      return losesArguments(type) ? convertType(context, context.checker.getTypeFromTypeNode(type)) : convertNode(context, type);
    }
    if (node === undefined && isTypeParameterOfSignature(context.scope)) return new IntrinsicType('unknown');
    if (node !== undefined && isValueImport(node)) return converter.convertType(context, node);
    if (node === undefined) return convertType(context, type);
    const isWritten = nodes.saysTheSame(node, type, context.checker) && !lacksUndefined(node, type, context);
    if (isWritten || isOwn(node, context, nodes)) return convertNode(context, node);
    // With its node, TypeDoc would use a mapped type as it is written, without its actual type arguments.
    return type.aliasSymbol === undefined ? convertType(context, type, node) : convertType(context, type);
  };
  converter.convertType = (context: Context, type: ts.Type | ts.TypeNode | undefined, node?: ts.TypeNode) =>
    keepUndefined(convertAny(context, type, node), type, context);
  const replaced: SomeType[] = [];
  converter.on(Converter.EVENT_CREATE_SIGNATURE, (context, reflection, declaration, signature) => {
    if (signature === undefined) return;
    const scope = context.withScope(reflection);
    convertTypeParameters({ reflection, signature, scope, convertType, nodes });
    if (declaration === undefined || !ts.isFunctionLike(declaration)) return;
    const before = keepPredicate({ reflection, declaration, signature, scope, nodes });
    if (before !== undefined) replaced.push(before);
    keepStatedThis(reflection, declaration);
  });
  // All at once: for each, TypeDoc would look through everything that it has made so far.
  const beforeAnythingElse = 2e9;
  converter.on(
    Converter.EVENT_RESOLVE_BEGIN,
    ({ project }) => {
      for (const type of replaced) project.removeTypeReflections(type);
    },
    beforeAnythingElse,
  );
}

/**
 * A type at a member that the class declares itself, where the compiler has another type: `Box<T>` for the `this` of a generic class, and copies of
 * type parameters in a class whose name a namespace has, too.
 */
function isOwn(node: ts.TypeNode, context: Context, { isWritable }: WrittenNodes): boolean {
  const owner = declaringOwner(node, context);
  return owner !== undefined && (hasThis(node) || isNamespace(owner)) && isWritable(node, context.checker);
}

/** The class or interface around the scope, if the node is written in it. */
function declaringOwner(node: ts.Node, context: Context): ts.Symbol | undefined {
  const declaring = ts.findAncestor(node, (parent) => ts.isClassLike(parent) || ts.isInterfaceDeclaration(parent));
  const owner = ownerOf(context.scope);
  const symbol = declaring === undefined || owner === undefined ? undefined : context.getSymbolFromReflection(owner);
  return symbol?.declarations?.some((one) => one === declaring) === true ? symbol : undefined;
}

function isNamespace({ flags }: ts.Symbol): boolean {
  return (flags & ts.SymbolFlags.Namespace) !== 0;
}

function hasThis(node: ts.Node): boolean {
  return ts.isThisTypeNode(node) || ts.forEachChild(node, hasThis) === true;
}

function ownerOf(scope: Reflection): Reflection | undefined {
  let owner: Reflection | undefined = scope;
  while (owner !== undefined && !owner.kindOf(ReflectionKind.ClassOrInterface)) owner = owner.parent;
  return owner;
}

/** Those are converted with their signature, which knows their nodes: the compiler's text of a constraint may be endless. */
function isTypeParameterOfSignature(scope: Reflection): boolean {
  return scope.isTypeParameter() && scope.parent?.isSignature() === true;
}

interface SignatureRequest {
  readonly reflection: SignatureReflection;
  readonly declaration: ts.SignatureDeclaration;
  readonly signature: ts.Signature;
  readonly scope: Context;
  readonly nodes: WrittenNodes;
}

/**
 * Replaces the type after `is` by the written type, because TypeDoc takes it from the compiler without its node. Returns the compiler's
 * type.
 */
function keepPredicate({ reflection, declaration, signature, scope, nodes }: SignatureRequest): SomeType | undefined {
  const { type } = reflection;
  const node = declaration.type !== undefined && ts.isTypePredicateNode(declaration.type) ? declaration.type.type : undefined;
  if (type?.type !== 'predicate' || type.targetType === undefined || node === undefined) return undefined;
  const compiled = scope.checker.getTypePredicateOfSignature(signature)?.type;
  if (compiled === undefined || !(nodes.saysTheSame(node, compiled, scope.checker) || isOwn(node, scope, nodes))) return undefined;
  reflection.type = new PredicateType(type.name, type.asserts, scope.converter.convertType(scope, node));
  return type.targetType;
}

/** `@returns {this}` in a script: the compiler has the class, or `any` where a prototype is assigned. */
function keepStatedThis(reflection: SignatureReflection, declaration: ts.SignatureDeclaration): void {
  const stated = ts.getJSDocReturnType(declaration);
  if (stated !== undefined && ts.isThisTypeNode(stated)) reflection.type = new IntrinsicType('this');
}

function convertTypeParameters({ reflection, signature, scope, convertType, nodes }: TypeParametersRequest): void {
  for (const [index, parameter] of (reflection.typeParameters ?? []).entries()) {
    const compiled = signature.typeParameters?.[index];
    if (compiled === undefined) continue;
    const within = scope.withScope(parameter);
    const node = compiled.symbol.declarations?.find(ts.isTypeParameterDeclaration);
    // Of the parameter itself, and not of one that a base class's type arguments have made of it, the node says it all.
    const owner = node === undefined ? undefined : declaringOwner(node, scope);
    const isDeclared =
      node !== undefined && (scope.checker.getTypeAtLocation(node) === compiled || (owner !== undefined && isNamespace(owner)));
    const request = { scope: within, convertType, isDeclared, nodes };
    const constraint = convertWritten({ ...request, node: node?.constraint, compiled: compiled.getConstraint() });
    const standard = convertWritten({ ...request, node: node?.default, compiled: compiled.getDefault() });
    if (constraint !== undefined) parameter.type = constraint;
    if (standard !== undefined) parameter.default = standard;
  }
}

type TypeParametersRequest = Omit<SignatureRequest, 'declaration'> & Pick<WrittenRequest, 'convertType'>;

interface WrittenRequest {
  readonly node: ts.TypeNode | undefined;
  readonly compiled: ts.Type | undefined;
  /** Whether the compiler's type is that of the node, even after resolution: `string | number | symbol` for `keyof T`. */
  readonly isDeclared: boolean;
  readonly scope: Context;
  /** TypeDoc's own. */
  readonly convertType: Converter['convertType'];
  readonly nodes: WrittenNodes;
}

function convertWritten({ node, compiled, isDeclared, scope, convertType, nodes }: WrittenRequest): SomeType | undefined {
  if (compiled === undefined) return undefined;
  const { checker } = scope;
  const isWritten = node !== undefined && (nodes.saysTheSame(node, compiled, checker) || (isDeclared && nodes.isWritable(node, checker)));
  if (isWritten) return scope.converter.convertType(scope, node);
  return convertType(scope, compiled);
}

function losesArguments(node: ts.Node): boolean {
  return isLossy(node) || ts.forEachChild(node, losesArguments) === true;
}

function isValueImport(node: ts.TypeNode): node is ts.ImportTypeNode {
  return ts.isImportTypeNode(node) && node.isTypeOf && node.typeArguments === undefined;
}

/** `typeof import('./module').value` is `typeof value`, with a link; a module as a whole has no page to link to. */
function convertValueImport(context: Context, { qualifier, argument }: ts.ImportTypeNode): SomeType | undefined {
  if (qualifier === undefined) return new UnknownType(`typeof import(${argument.getText()})`);
  const symbol = context.getSymbolAtLocation(qualifier);
  if (symbol === undefined) return undefined;
  return new QueryType(context.createSymbolReference(context.resolveAliasedSymbol(symbol), context, qualifier.getText()));
}
