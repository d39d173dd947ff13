import ts from 'typescript';
import { memberFacts, sortMembers } from '../memberFacts.ts';
import { hasModifier, isEntityName } from '../nodes.ts';
import { quoted } from '../quoted.ts';
import { isIdentifier } from '../usableName.ts';

/** How the printer resolves names. */
interface PrintNames {
  /** The normal form of a name: an id, a global, `import("package").Name`. */
  readonly name: (name: ts.EntityName | ts.Expression) => string;
  readonly importType: (node: ts.ImportTypeNode) => string;
  /** Of a type parameter where it is declared. */
  readonly parameter: (node: ts.TypeParameterDeclaration) => string;
}

export interface TypePrinter {
  readonly type: (node: ts.TypeNode | undefined) => string;
  readonly typeParameters: (nodes: readonly ts.TypeParameterDeclaration[] | undefined) => string;
  /** Parameters and result: `(name: string): number`. */
  readonly signature: (node: ts.SignatureDeclaration, arrow?: ': ' | ' => ') => string;
  readonly parameters: (nodes: readonly ts.ParameterDeclaration[]) => string;
  readonly heritage: (node: ts.ExpressionWithTypeArguments) => string;
  readonly propertyName: (name: ts.PropertyName) => string;
  /** A member without its modifiers, except `readonly`. */
  readonly member: (node: ts.TypeElement | ts.ClassElement) => string;
  /** The type of a variable or a property. */
  readonly valueType: (node: ts.VariableDeclaration | ts.PropertyDeclaration) => string;
}

/** Precedence of types: a type with a lower level than its place requires gets parentheses. */
const levels = { loose: 0, union: 1, intersection: 2, operator: 3, postfix: 4, primary: 5 } as const;
type Level = (typeof levels)[keyof typeof levels];

interface Printed {
  readonly text: string;
  readonly level: Level;
}

/**
 * Prints types in one normal form: one line, double quotes, no parentheses that change nothing, constituents of unions and members of
 * object types in alphabetical order, `T[]` for `Array<T>`. Two ways to write a type print alike, and what prints alike is one type.
 */
export function createTypePrinter(names: PrintNames): TypePrinter {
  const primary = (text: string): Printed => ({ text, level: levels.primary });
  const at = (node: ts.TypeNode | undefined, level: Level): string => {
    const printed = print(node);
    return printed.level < level ? `(${printed.text})` : printed.text;
  };
  const type = (node: ts.TypeNode | undefined): string => print(node).text;
  const list = (nodes: readonly ts.TypeNode[] | undefined): string =>
    nodes === undefined || nodes.length === 0 ? '' : `<${nodes.map(type).join(', ')}>`;

  const print = (node: ts.TypeNode | undefined): Printed => {
    if (node === undefined) return primary('any');
    if (ts.isParenthesizedTypeNode(node)) return print(node.type);
    if (ts.isTypeReferenceNode(node)) return reference(names.name(node.typeName), node.typeArguments);
    if (ts.isArrayTypeNode(node)) return array(node.elementType, '');
    if (ts.isUnionTypeNode(node)) return union(flatten(node, ts.isUnionTypeNode));
    if (ts.isIntersectionTypeNode(node)) {
      const parts = flatten(node, ts.isIntersectionTypeNode).map((one) => at(one, levels.operator));
      return { text: parts.join(' & '), level: parts.length === 1 ? levels.operator : levels.intersection };
    }
    if (ts.isFunctionTypeNode(node)) return { text: signature(node, ' => '), level: levels.loose };
    if (ts.isConstructorTypeNode(node)) {
      const isAbstract = hasModifier(node, ts.SyntaxKind.AbstractKeyword);
      return { text: `${isAbstract ? 'abstract ' : ''}new ${signature(node, ' => ')}`, level: levels.loose };
    }
    if (ts.isTypeLiteralNode(node)) {
      const printed = members(node.members);
      return primary(printed.length === 0 ? '{}' : `{ ${printed.join('; ')} }`);
    }
    if (ts.isTupleTypeNode(node)) return primary(`[${node.elements.map(tupleElement).join(', ')}]`);
    if (ts.isTypeOperatorNode(node)) return operator(node);
    if (ts.isIndexedAccessTypeNode(node))
      return { text: `${at(node.objectType, levels.postfix)}[${type(node.indexType)}]`, level: levels.postfix };
    if (ts.isConditionalTypeNode(node)) {
      const condition = `${at(node.checkType, levels.union)} extends ${at(node.extendsType, levels.union)}`;
      return { text: `${condition} ? ${type(node.trueType)} : ${type(node.falseType)}`, level: levels.loose };
    }
    if (ts.isInferTypeNode(node)) {
      const { constraint } = node.typeParameter;
      const limit = constraint === undefined ? '' : ` extends ${type(constraint)}`;
      // A constraint would be taken for a condition.
      return { text: `infer ${names.parameter(node.typeParameter)}${limit}`, level: limit === '' ? levels.operator : levels.loose };
    }
    if (ts.isMappedTypeNode(node)) return primary(mapped(node));
    if (ts.isTypeQueryNode(node)) {
      const name = ts.isImportTypeNode(node.exprName) ? names.importType(node.exprName) : names.name(node.exprName);
      return primary(`typeof ${name}${list(node.typeArguments)}`);
    }
    if (ts.isImportTypeNode(node)) {
      const printed = reference(names.importType(node), node.typeArguments);
      return node.isTypeOf ? primary(`typeof ${printed.text}`) : printed;
    }
    if (ts.isTypePredicateNode(node)) return { text: predicate(node), level: levels.loose };
    if (ts.isTemplateLiteralTypeNode(node)) return primary(template(node));
    if (ts.isLiteralTypeNode(node)) return primary(literal(node.literal));
    if (ts.isExpressionWithTypeArguments(node)) return reference(names.name(node.expression), node.typeArguments);
    if (ts.isNamedTupleMember(node) || ts.isOptionalTypeNode(node) || ts.isRestTypeNode(node)) return primary(tupleElement(node));
    if (ts.isThisTypeNode(node)) return primary('this');
    return primary(ts.tokenToString(node.kind) ?? 'any');
  };

  const array = (element: ts.TypeNode, prefix: '' | 'readonly '): Printed => ({
    text: `${prefix}${at(element, levels.postfix)}[]`,
    level: prefix === '' ? levels.postfix : levels.operator,
  });

  const reference = (name: string, typeArguments: readonly ts.TypeNode[] | undefined): Printed => {
    const [only, ...others] = typeArguments ?? [];
    if (only !== undefined && others.length === 0) {
      if (name === 'Array') return array(only, '');
      if (name === 'ReadonlyArray') return array(only, 'readonly ');
    }
    return primary(`${name}${list(typeArguments)}`);
  };

  const union = (nodes: readonly ts.TypeNode[]): Printed => {
    const [only, ...others] = nodes;
    if (only !== undefined && others.length === 0) return print(only);
    const texts = new Set(nodes.map((one) => at(one, levels.intersection)));
    const sorted = [...texts].sort((a, b) => Number(isNothing(a)) - Number(isNothing(b)) || (a < b ? -1 : 1));
    return { text: sorted.join(' | '), level: sorted.length === 1 ? levels.intersection : levels.union };
  };

  const operator = (node: ts.TypeOperatorNode): Printed => {
    const inner = innermost(node.type);
    if (node.operator === ts.SyntaxKind.ReadonlyKeyword && ts.isArrayTypeNode(inner)) return array(inner.elementType, 'readonly ');
    return { text: `${ts.tokenToString(node.operator)} ${at(node.type, levels.operator)}`, level: levels.operator };
  };

  const tupleElement = (node: ts.TypeNode | ts.NamedTupleMember): string => {
    if (ts.isNamedTupleMember(node)) {
      return `${node.dotDotDotToken ? '...' : ''}${node.name.text}${node.questionToken ? '?' : ''}: ${type(node.type)}`;
    }
    if (ts.isOptionalTypeNode(node)) return `${at(node.type, levels.postfix)}?`;
    return ts.isRestTypeNode(node) ? `...${at(node.type, levels.postfix)}` : type(node);
  };

  const mapped = (node: ts.MappedTypeNode): string => {
    const { readonlyToken, questionToken, typeParameter, nameType } = node;
    const sign = (token: ts.Node | undefined, word: string): string => {
      if (token === undefined) return '';
      return token.kind === ts.SyntaxKind.MinusToken ? `-${word}` : word;
    };
    const readonlySign = readonlyToken === undefined ? '' : `${sign(readonlyToken, 'readonly')} `;
    const rename = nameType === undefined ? '' : ` as ${type(nameType)}`;
    const key = `[${names.parameter(typeParameter)} in ${type(typeParameter.constraint)}${rename}]`;
    return `{ ${readonlySign}${key}${sign(questionToken, '?')}: ${type(node.type)} }`;
  };

  const predicate = (node: ts.TypePredicateNode): string => {
    const subject = ts.isIdentifier(node.parameterName) ? node.parameterName.text : 'this';
    const what = node.type === undefined ? '' : ` is ${type(node.type)}`;
    return `${node.assertsModifier ? 'asserts ' : ''}${subject}${what}`;
  };

  const template = (node: ts.TemplateLiteralTypeNode): string => {
    const spans = node.templateSpans.map((span) => `\${${type(span.type)}}${quoteTemplate(span.literal.text)}`);
    return `\`${quoteTemplate(node.head.text)}${spans.join('')}\``;
  };

  const typeParameters: TypePrinter['typeParameters'] = (nodes) => {
    if (nodes === undefined || nodes.length === 0) return '';
    return `<${nodes.map(typeParameter).join(', ')}>`;
  };

  const typeParameter = (node: ts.TypeParameterDeclaration): string => {
    const words = (node.modifiers ?? []).map(({ kind }) => `${ts.tokenToString(kind)} `).join('');
    const limit = node.constraint === undefined ? '' : ` extends ${type(node.constraint)}`;
    const standard = node.default === undefined ? '' : ` = ${type(node.default)}`;
    return `${words}${names.parameter(node)}${limit}${standard}`;
  };

  const signature: TypePrinter['signature'] = (node, arrow = ': ') =>
    `${typeParameters(node.typeParameters)}${parameters(node.parameters)}${arrow}${type(node.type)}`;

  const parameters: TypePrinter['parameters'] = (nodes) => `(${nodes.map(parameter).join(', ')})`;

  const parameter = (node: ts.ParameterDeclaration, index: number): string => {
    // Names in a pattern do not matter: only the type does.
    const name = ts.isIdentifier(node.name) ? node.name.text : `arg${index}`;
    const isOptional = node.questionToken !== undefined || node.initializer !== undefined;
    const text = isOptional ? withoutUndefined(node.type) : type(node.type);
    return `${node.dotDotDotToken ? '...' : ''}${name}${isOptional ? '?' : ''}: ${text}`;
  };

  /** Callers may pass undefined for an optional parameter, whether its type says so or not. */
  const withoutUndefined = (node: ts.TypeNode | undefined): string => {
    const inner = node && innermost(node);
    if (inner === undefined || !ts.isUnionTypeNode(inner)) return type(node);
    return union(flatten(inner, ts.isUnionTypeNode).filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword)).text;
  };

  const heritage: TypePrinter['heritage'] = (node) => `${names.name(node.expression)}${list(node.typeArguments)}`;

  const propertyName: TypePrinter['propertyName'] = (name) => {
    if (ts.isIdentifier(name)) return plainName(name.text);
    if (ts.isStringLiteral(name) || ts.isNoSubstitutionTemplateLiteral(name)) return plainName(name.text);
    if (ts.isNumericLiteral(name)) return String(Number(name.text));
    if (!ts.isComputedPropertyName(name)) return name.getText();
    const { expression } = name;
    if (ts.isStringLiteralLike(expression)) return plainName(expression.text);
    if (ts.isNumericLiteral(expression)) return String(Number(expression.text));
    return isEntityName(expression) ? `[${names.name(expression)}]` : `[${expression.getText().replace(/\s+/g, ' ')}]`;
  };

  /** Members of an object type in their normal order. */
  const members = (nodes: readonly ts.TypeElement[]): readonly string[] => {
    const named = nodes.map((node) => ({
      text: member(node),
      ...memberFacts(node, node.name === undefined ? '' : propertyName(node.name)),
    }));
    return sortMembers(named).map(({ text }) => text);
  };

  const member: TypePrinter['member'] = (node) => {
    if (ts.isCallSignatureDeclaration(node)) return signature(node);
    if (ts.isConstructSignatureDeclaration(node)) return `new ${signature(node)}`;
    if (ts.isIndexSignatureDeclaration(node)) return indexSignature(node);
    const name = node.name === undefined ? '' : propertyName(node.name);
    if (ts.isGetAccessor(node)) return `get ${name}(): ${type(node.type)}`;
    if (ts.isSetAccessor(node)) return `set ${name}${setterParameters(node)}`;
    const mark = 'questionToken' in node && node.questionToken !== undefined ? '?' : '';
    if (ts.isMethodSignature(node) || ts.isMethodDeclaration(node)) return `${name}${mark}${signature(node)}`;
    const isReadonly = hasModifier(node, ts.SyntaxKind.ReadonlyKeyword);
    const value = ts.isPropertyDeclaration(node) ? valueType(node) : type(ts.isPropertySignature(node) ? node.type : undefined);
    return `${isReadonly ? 'readonly ' : ''}${name}${mark}: ${value}`;
  };

  /** A constant may have its literal instead of a type: `declare const version = "1.0.0"`. */
  const valueType: TypePrinter['valueType'] = ({ type: given, initializer }) => {
    if (given !== undefined || initializer === undefined) return type(given);
    return ts.isStringLiteralLike(initializer) ? quoted(initializer.text) : initializer.getText();
  };

  const setterParameters = (node: ts.SetAccessorDeclaration): string => `(value: ${type(node.parameters[0]?.type)})`;

  const indexSignature = (node: ts.IndexSignatureDeclaration): string => {
    const isReadonly = hasModifier(node, ts.SyntaxKind.ReadonlyKeyword);
    return `${isReadonly ? 'readonly ' : ''}[key: ${type(node.parameters[0]?.type)}]: ${type(node.type)}`;
  };

  const literal = (node: ts.LiteralTypeNode['literal']): string => {
    if (ts.isStringLiteralLike(node)) return quoted(node.text);
    // A type has no name for what is too large for a number.
    if (ts.isNumericLiteral(node)) return node.text === 'Infinity' ? '1e999' : String(Number(node.text));
    if (ts.isBigIntLiteral(node)) return `${BigInt(node.text.slice(0, -1))}n`;
    if (ts.isPrefixUnaryExpression(node)) {
      const sign = node.operator === ts.SyntaxKind.MinusToken ? '-' : '';
      return ts.isNumericLiteral(node.operand) || ts.isBigIntLiteral(node.operand) ? `${sign}${literal(node.operand)}` : node.getText();
    }
    return ts.tokenToString(node.kind) ?? node.getText();
  };

  return { type, typeParameters, signature, parameters, heritage, propertyName, member, valueType };
}

/** Own names that are no identifiers get quotes. */
export function plainName(name: string): string {
  return isIdentifier(name) || /^(?:0|[1-9]\d*)$/.test(name) ? name : quoted(name);
}

function flatten<T extends ts.UnionTypeNode | ts.IntersectionTypeNode>(
  node: T,
  isSame: (node: ts.TypeNode) => node is T,
): readonly ts.TypeNode[] {
  return node.types.flatMap((one): readonly ts.TypeNode[] => {
    const inner = innermost(one);
    return isSame(inner) ? flatten(inner, isSame) : [inner];
  });
}

function innermost(node: ts.TypeNode): ts.TypeNode {
  return ts.isParenthesizedTypeNode(node) ? innermost(node.type) : node;
}

function isNothing(text: string): boolean {
  return text === 'null' || text === 'undefined';
}

function quoteTemplate(text: string): string {
  return text
    .replace(/[\\`]|\$\{/g, '\\$&')
    .replace(/\r/g, '\\r')
    .replace(/\n/g, '\\n');
}
