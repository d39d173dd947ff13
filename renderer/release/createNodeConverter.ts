import ts from 'typescript';
import type { ObjectMember, Parameter, ReferenceType, Signature, TupleElement, Type, TypeParameter } from '../model/type.ts';
import { canonicalText } from '../presentation/signature/canonical.ts';
import { printAlternative, printObjectMember } from '../presentation/signature/printType.ts';
import { memberFacts, sortMembers } from './memberFacts.ts';
import { flatten, hasModifier, innermost } from './nodes.ts';
import { keyText, literalText, templateText } from './nodeText.ts';

/** What names in types are called. */
interface NodeNames {
  /** A declaration, a global, `import("package").Name`. */
  readonly name: (name: ts.EntityName | ts.Expression) => string;
  readonly importType: (node: ts.ImportTypeNode) => string;
  /** Of a type parameter where it is declared. */
  readonly parameter: (node: ts.TypeParameterDeclaration) => string;
  /** Whether alternatives and members stay in the order of the source. Default: they are sorted. */
  readonly keepsOrder?: true;
}

/** Converts the compiler's nodes to types as data. */
export interface NodeConverter {
  readonly type: (node: ts.TypeNode | undefined) => Type;
  readonly reference: (node: ts.ExpressionWithTypeArguments) => ReferenceType;
  readonly typeParameters: (nodes: readonly ts.TypeParameterDeclaration[] | undefined) => readonly TypeParameter[];
  readonly signature: (node: ts.SignatureDeclaration) => Signature;
  readonly key: (name: ts.PropertyName | undefined) => string;
  /** Without its modifiers, except `readonly`. */
  readonly member: (node: ts.TypeElement | ts.ClassElement) => ObjectMember;
  /** The type of a variable or a property. */
  readonly valueType: (node: ts.VariableDeclaration | ts.PropertyDeclaration) => Type;
}

/**
 * Makes the trees of types in one normal form: no parentheses that change nothing, alternatives and members of object types in alphabetical
 * order, `T[]` for `Array<T>`. Two ways to write a type give the same tree, and what is printed alike is one type.
 */
export function createNodeConverter(names: NodeNames): NodeConverter {
  const convert = (node: ts.TypeNode): Type => {
    if (ts.isParenthesizedTypeNode(node)) return convert(node.type);
    if (ts.isTypeReferenceNode(node)) return arrayOr(referenceTo(names.name(node.typeName), node.typeArguments));
    if (ts.isExpressionWithTypeArguments(node)) return arrayOr(reference(node));
    if (ts.isArrayTypeNode(node)) return { kind: 'array', element: type(node.elementType) };
    if (ts.isUnionTypeNode(node)) return union(flatten(node, ts.isUnionTypeNode).map(type));
    if (ts.isIntersectionTypeNode(node)) return { kind: 'intersection', types: flatten(node, ts.isIntersectionTypeNode).map(type) };
    if (ts.isFunctionTypeNode(node)) return { kind: 'function', signature: signature(node) };
    if (ts.isConstructorTypeNode(node))
      return { kind: 'constructor', signature: signature(node), isAbstract: hasModifier(node, ts.SyntaxKind.AbstractKeyword) };
    if (ts.isTypeLiteralNode(node)) return { kind: 'object', members: members(node.members) };
    if (ts.isTupleTypeNode(node)) return { kind: 'tuple', elements: node.elements.map(tupleElement) };
    if (ts.isTypeOperatorNode(node)) return { kind: 'operator', operator: operatorOf(node), type: type(node.type) };
    if (ts.isIndexedAccessTypeNode(node)) return { kind: 'indexed', object: type(node.objectType), index: type(node.indexType) };
    if (ts.isConditionalTypeNode(node)) {
      const [check, condition] = [type(node.checkType), type(node.extendsType)];
      // biome-ignore lint/suspicious/noThenProperty: the branch of a conditional type; a type is never awaited
      return { kind: 'conditional', check, extends: condition, then: type(node.trueType), else: type(node.falseType) };
    }
    if (ts.isInferTypeNode(node)) return { kind: 'infer', ...named(node.typeParameter) };
    if (ts.isMappedTypeNode(node)) return mapped(node);
    if (ts.isTypeQueryNode(node)) {
      const name = ts.isImportTypeNode(node.exprName) ? names.importType(node.exprName) : names.name(node.exprName);
      return { kind: 'query', target: referenceTo(name, node.typeArguments) };
    }
    if (ts.isImportTypeNode(node)) {
      const target = referenceTo(names.importType(node), node.typeArguments);
      return node.isTypeOf ? { kind: 'query', target } : arrayOr(target);
    }
    if (ts.isTypePredicateNode(node)) {
      const parameter = ts.isIdentifier(node.parameterName) ? node.parameterName.text : 'this';
      return { kind: 'predicate', parameter, asserts: node.assertsModifier !== undefined, type: node.type && type(node.type) };
    }
    if (ts.isTemplateLiteralTypeNode(node)) {
      const spans = node.templateSpans.map((span) => ({ type: type(span.type), text: templateText(span.literal.text) }));
      return { kind: 'template', head: templateText(node.head.text), spans };
    }
    if (ts.isLiteralTypeNode(node)) return { kind: 'literal', text: literalText(node.literal) };
    return { kind: 'intrinsic', name: ts.isThisTypeNode(node) ? 'this' : (ts.tokenToString(node.kind) ?? 'any') };
  };

  const type: NodeConverter['type'] = (node) => (node === undefined ? { kind: 'intrinsic', name: 'any' } : convert(node));

  const referenceTo = (name: string, typeArguments: readonly ts.TypeNode[] = []): ReferenceType => {
    return { kind: 'reference', name, typeArguments: typeArguments.map(type), target: { kind: 'unknown' } };
  };

  const reference: NodeConverter['reference'] = (node) => referenceTo(names.name(node.expression), node.typeArguments);

  const union = (types: readonly Type[]): Type => {
    const all = names.keepsOrder ? types : sortAlternatives(types);
    const [only] = all;
    return all.length === 1 && only !== undefined ? only : { kind: 'union', types: all };
  };

  const tupleElement = (node: ts.TypeNode | ts.NamedTupleMember): TupleElement => {
    if (ts.isNamedTupleMember(node)) {
      const { name, dotDotDotToken, questionToken } = node;
      return { name: name.text, isOptional: questionToken !== undefined, isRest: dotDotDotToken !== undefined, type: type(node.type) };
    }
    const [isOptional, isRest] = [ts.isOptionalTypeNode(node), ts.isRestTypeNode(node)];
    return { isOptional, isRest, type: type(ts.isOptionalTypeNode(node) || ts.isRestTypeNode(node) ? node.type : node) };
  };

  const mapped = (node: ts.MappedTypeNode): Type => {
    const { readonlyToken, questionToken, typeParameter, nameType } = node;
    const sign = (token: ts.Node | undefined): '' | '-' | undefined => token && (token.kind === ts.SyntaxKind.MinusToken ? '-' : '');
    return {
      kind: 'mapped',
      parameter: names.parameter(typeParameter),
      constraint: type(typeParameter.constraint),
      nameType: nameType && type(nameType),
      template: type(node.type),
      readonly: sign(readonlyToken),
      optional: sign(questionToken),
    };
  };

  const named = (node: ts.TypeParameterDeclaration): Pick<TypeParameter, 'name' | 'constraint'> => {
    return { name: names.parameter(node), constraint: node.constraint && type(node.constraint) };
  };

  const typeParameters: NodeConverter['typeParameters'] = (nodes = []) =>
    nodes.map((node) => {
      const [isIn, isOut] = [hasModifier(node, ts.SyntaxKind.InKeyword), hasModifier(node, ts.SyntaxKind.OutKeyword)];
      return {
        ...named(node),
        default: node.default && type(node.default),
        variance: isIn ? (isOut ? 'in out' : 'in') : isOut ? 'out' : undefined,
        isConst: hasModifier(node, ts.SyntaxKind.ConstKeyword),
      };
    });

  const signature: NodeConverter['signature'] = (node) => ({
    typeParameters: typeParameters(node.typeParameters),
    parameters: node.parameters.map(parameter),
    returnType: type(node.type),
    sources: [],
  });

  const parameter = (node: ts.ParameterDeclaration, index: number): Parameter => {
    const isOptional = node.questionToken !== undefined || node.initializer !== undefined;
    return {
      // Names in a pattern do not matter: only the type does.
      name: ts.isIdentifier(node.name) ? node.name.text : `arg${index}`,
      type: isOptional ? withoutUndefined(node.type) : type(node.type),
      isOptional,
      isRest: node.dotDotDotToken !== undefined,
      parts: [],
    };
  };

  /** Callers may pass undefined for an optional parameter, whether its type says so or not. */
  const withoutUndefined = (node: ts.TypeNode | undefined): Type => {
    const inner = node && innermost(node);
    if (inner === undefined || !ts.isUnionTypeNode(inner)) return type(node);
    const types = flatten(inner, ts.isUnionTypeNode).filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword);
    return union(types.map(type));
  };

  const key: NodeConverter['key'] = (name) => (name === undefined ? '' : keyText(name, names.name));

  /** Members of an object type in their normal order. */
  const members = (nodes: readonly ts.TypeElement[]): readonly ObjectMember[] => {
    const all = nodes.map((node) => {
      const [converted, facts] = [member(node), memberFacts(node, key(node.name))];
      return { ...facts, converted, text: facts.kind === 'index' ? canonicalText(printObjectMember(converted)) : '' };
    });
    return (names.keepsOrder ? all : sortMembers(all)).map(({ converted }) => converted);
  };

  const member: NodeConverter['member'] = (node) => {
    const shared = {
      name: key(node.name),
      isOptional: 'questionToken' in node && node.questionToken !== undefined,
      isReadonly: hasModifier(node, ts.SyntaxKind.ReadonlyKeyword),
    };
    if (ts.isGetAccessor(node)) return { ...shared, kind: 'getter', type: type(node.type) };
    if (ts.isSetAccessor(node)) return { ...shared, kind: 'setter', signature: withParameter('value', node) };
    if (ts.isIndexSignatureDeclaration(node)) return { ...shared, kind: 'index', signature: withParameter('key', node) };
    if (ts.isCallSignatureDeclaration(node)) return { ...shared, kind: 'call', signature: signature(node) };
    if (ts.isConstructSignatureDeclaration(node)) return { ...shared, kind: 'construct', signature: signature(node) };
    if (ts.isMethodSignature(node) || ts.isMethodDeclaration(node)) return { ...shared, kind: 'method', signature: signature(node) };
    const value = ts.isPropertyDeclaration(node) ? valueType(node) : type(ts.isPropertySignature(node) ? node.type : undefined);
    return { ...shared, kind: 'property', type: value };
  };

  /** With the usual name for its only parameter. */
  const withParameter = (name: string, node: ts.SetAccessorDeclaration | ts.IndexSignatureDeclaration): Signature => {
    const only: Parameter = { name, type: type(node.parameters[0]?.type), isOptional: false, isRest: false, parts: [] };
    return { typeParameters: [], parameters: [only], returnType: type(node.type), sources: [] };
  };

  /** A constant may have its literal instead of a type: `declare const version = "1.0.0"`. */
  const valueType: NodeConverter['valueType'] = ({ type: given, initializer }) => {
    if (given !== undefined || initializer === undefined) return type(given);
    return { kind: 'literal', text: ts.isStringLiteralLike(initializer) ? literalText(initializer) : initializer.getText() };
  };

  return { type, reference, typeParameters, signature, key, member, valueType };
}

function arrayOr(reference: ReferenceType): Type {
  const [element, ...others] = reference.typeArguments;
  if (element === undefined || others.length > 0) return reference;
  if (reference.name === 'Array') return { kind: 'array', element };
  return reference.name === 'ReadonlyArray' ? { kind: 'operator', operator: 'readonly', type: { kind: 'array', element } } : reference;
}

function operatorOf({ operator }: ts.TypeOperatorNode): 'keyof' | 'unique' | 'readonly' {
  if (operator === ts.SyntaxKind.KeyOfKeyword) return 'keyof';
  return operator === ts.SyntaxKind.UniqueKeyword ? 'unique' : 'readonly';
}

function sortAlternatives(types: readonly Type[]): readonly Type[] {
  const byText = new Map(types.map((one) => [canonicalText(printAlternative(one)), one]));
  const isNothing = (text: string): boolean => text === 'null' || text === 'undefined';
  const sorted = [...byText].sort(([a], [b]) => Number(isNothing(a)) - Number(isNothing(b)) || (a < b ? -1 : 1));
  return sorted.map(([, one]) => one);
}
