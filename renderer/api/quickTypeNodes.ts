import ts from 'typescript';

/**
 * Keeps TypeDoc from having the compiler write out types. For every type that it converts, and every reference to one, TypeDoc asks the
 * checker for a node and looks at the node's kind, and at the name where it is one; what else such a type is made of, it takes
 * from the type itself. So any node of that kind and name will do.
 *
 * - Conditional types of conditional types (schemas computed by types) can be written for minutes, and don't fit into memory.
 * - Most types are keywords, or have a name: a class, an interface, a type parameter, an alias. Their nodes are made once, and without
 *   arguments. Arguments that are made of others are written nevertheless: what a conditional type within them comes to,
 *   the compiler works out then, and TypeDoc takes it as it finds it.
 */
export function quickenTypeNodes(checker: ts.TypeChecker): void {
  const typeToTypeNode = checker.typeToTypeNode.bind(checker);
  const any = ts.factory.createKeywordTypeNode(ts.SyntaxKind.AnyKeyword);
  const conditional = ts.factory.createConditionalTypeNode(any, any, any, any);
  const keywords = keywordNodes(checker);
  const references = new Map<string, ts.TypeNode>();
  const referenceTo = (name: string): ts.TypeNode => {
    const node = references.get(name) ?? ts.factory.createTypeReferenceNode(name);
    references.set(name, node);
    return node;
  };
  const quickNode = (type: ts.Type): ts.TypeNode | undefined => {
    if ((type.flags & ts.TypeFlags.Conditional) !== 0 && type.aliasSymbol === undefined) return conditional;
    const name = nameOf(type, checker);
    if (name === undefined) return keywords.get(type);
    const isShort = argumentsOf(type, checker).every((argument) => keywords.has(argument) || isBareName(argument, checker));
    return isShort ? referenceTo(name) : undefined;
  };
  checker.typeToTypeNode = (type, ...rest) => quickNode(type) ?? typeToTypeNode(type, ...rest);
}

/** Of the types that there is one of each. */
function keywordNodes(checker: ts.TypeChecker): ReadonlyMap<ts.Type, ts.TypeNode> {
  const { SyntaxKind } = ts;
  const kinds = [
    [checker.getStringType(), SyntaxKind.StringKeyword],
    [checker.getNumberType(), SyntaxKind.NumberKeyword],
    [checker.getBooleanType(), SyntaxKind.BooleanKeyword],
    [checker.getAnyType(), SyntaxKind.AnyKeyword],
    [checker.getUnknownType(), SyntaxKind.UnknownKeyword],
    [checker.getVoidType(), SyntaxKind.VoidKeyword],
    [checker.getUndefinedType(), SyntaxKind.UndefinedKeyword],
  ] as const;
  return new Map(kinds.map(([type, kind]) => [type, ts.factory.createKeywordTypeNode(kind)]));
}

/** The name of a type as it is declared; undefined where anything else might be written. */
function nameOf(type: ts.Type, checker: ts.TypeChecker): string | undefined {
  const [declaration] = namingSymbol(type, checker)?.declarations ?? [];
  const hasName =
    declaration !== undefined &&
    (ts.isInterfaceDeclaration(declaration) ||
      ts.isClassDeclaration(declaration) ||
      ts.isTypeAliasDeclaration(declaration) ||
      ts.isTypeParameterDeclaration(declaration));
  return hasName ? declaration.name?.text : undefined;
}

function isBareName(type: ts.Type, checker: ts.TypeChecker): boolean {
  return nameOf(type, checker) !== undefined && argumentsOf(type, checker).length === 0;
}

/** Those that would be written: a class has one more, for `this`. */
function argumentsOf(type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] {
  if (type.aliasSymbol !== undefined) return type.aliasTypeArguments ?? [];
  return isObject(type) && isReference(type) ? checker.getTypeArguments(type).slice(0, type.target.typeParameters?.length ?? 0) : [];
}

/** The compiler knows better of enums, and of unions and intersections that come to less than is written. */
function namingSymbol(type: ts.Type, checker: ts.TypeChecker): ts.Symbol | undefined {
  if ((type.flags & ts.TypeFlags.TypeParameter) !== 0) return isThis(type) ? undefined : type.symbol;
  if (type.isUnion()) return isPlain(type) ? type.aliasSymbol : undefined;
  if (!isObject(type)) return undefined;
  return type.aliasSymbol ?? (isDeclared(type, checker) ? type.symbol : undefined);
}

/** To the compiler a type parameter, with the symbol of its class. */
function isThis({ symbol }: ts.Type): boolean {
  return symbol?.declarations?.every(ts.isTypeParameterDeclaration) !== true;
}

function isPlain({ flags, types }: ts.UnionType): boolean {
  return (flags & ts.TypeFlags.EnumLike) === 0 && !types.some((part) => part.isIntersection());
}

/** Not arrays and tuples, which have a syntax of their own, nor what is declared within something generic. */
function isDeclared(type: ts.ObjectType, checker: ts.TypeChecker): boolean {
  const { target } = isReference(type) ? type : { target: type };
  if (!isClassOrInterface(target) || checker.isArrayType(type) || checker.isTupleType(type)) return false;
  return target.outerTypeParameters === undefined;
}

function isObject(type: ts.Type): type is ts.ObjectType {
  return (type.flags & ts.TypeFlags.Object) !== 0;
}

function isReference(type: ts.ObjectType): type is ts.TypeReference {
  return (type.objectFlags & ts.ObjectFlags.Reference) !== 0;
}

function isClassOrInterface(type: ts.ObjectType): type is ts.InterfaceType {
  return (type.objectFlags & ts.ObjectFlags.ClassOrInterface) !== 0;
}
