import ts from 'typescript';
import { meant } from '../../api/program/meant.ts';
import { printedNode } from './printedNode.ts';
import { isMapped } from './typeFacts.ts';

interface MappedParts {
  readonly node: ts.MappedTypeNode;
  /** `K` of `{ [K in Keys as Name]: Value }`. Each instance of a mapped type has its own. */
  readonly parameter: ts.Type;
  readonly keys: ts.Type;
  /** With `undefined` where the type has the modifier `?`. */
  readonly value: ts.Type;
  readonly name: ts.Type | undefined;
}

/**
 * The parts of a mapped type, with its type arguments in them. The compiler declares no function for them, and keeps them after it printed the
 * type. Undefined if it can't print the type.
 */
export function mappedParts(type: ts.Type, checker: ts.TypeChecker): MappedParts | undefined {
  const node = type.symbol?.declarations?.find(ts.isMappedTypeNode);
  if (node === undefined || !isMapped(type)) return undefined;
  if (partOf(type, 'templateType') === undefined || (node.nameType !== undefined && partOf(type, 'nameType') === undefined))
    printedNode(type, checker, ts.NodeBuilderFlags.InTypeAlias);
  // The compiler finds the keys when it looks for properties.
  type.getProperties();
  const [parameter, keys, value] = [partOf(type, 'typeParameter'), partOf(type, 'constraintType'), partOf(type, 'templateType')];
  const name = node.nameType === undefined ? undefined : partOf(type, 'nameType');
  if (parameter === undefined || keys === undefined || value === undefined) return undefined;
  return node.nameType !== undefined && name === undefined ? undefined : { node, parameter, keys, value, name };
}

/**
 * `Config` of `Readonly<Config>`, or of another mapped type that has all its members: `{ [K in keyof Config]: Config[K] }`. The compiler drops
 * the name when it resolves the type.
 */
export function copiedType(type: ts.Type): ts.Type | undefined {
  return modifiersType(type, copiesMembers);
}

/** `Config` of `Partial<Config>`: the type whose members a mapped type has, of which it may change modifiers. */
export function selectedType(type: ts.Type): ts.Type | undefined {
  return modifiersType(type, copiesValues);
}

/** `Config` of `Partial<Config>`, and not of `Required<Config>`. */
export function partialType(type: ts.Type): ts.Type | undefined {
  return modifiersType(type, (node) => isPartial(node) && copiesValues(node));
}

/**
 * The type argument of an alias that has all of its members: `Config` of `Partial<Config>`, or of `NonNullable<Config>`. Default: the node
 * itself.
 */
export function copiedNode(node: ts.Node, checker: ts.TypeChecker): ts.Node {
  const [argument] = ts.isTypeReferenceNode(node) ? (node.typeArguments ?? []) : [];
  const alias = aliasOf(node, checker);
  if (argument === undefined || alias === undefined) return node;
  const { type } = alias;
  const name = alias.typeParameters?.[0]?.name.text;
  const isSame = ts.isIntersectionTypeNode(type) && type.types.every((one) => one.getText() === name || one.getText() === '{}');
  return isSame || (ts.isMappedTypeNode(type) && copiesArgument(alias, type)) ? copiedNode(argument, checker) : node;
}

/** Whether a node names a type that makes all members of its type argument optional, as `Partial<Config>` does. */
export function isPartialNode(node: ts.Node, checker: ts.TypeChecker): boolean {
  const alias = aliasOf(node, checker);
  return alias !== undefined && ts.isMappedTypeNode(alias.type) && isPartial(alias.type) && copiesArgument(alias, alias.type);
}

function aliasOf(node: ts.Node, checker: ts.TypeChecker): ts.TypeAliasDeclaration | undefined {
  const name = ts.isTypeReferenceNode(node) ? node.typeName : ts.isExpressionWithTypeArguments(node) ? node.expression : undefined;
  const symbol = name && checker.getSymbolAtLocation(name);
  return symbol && meant(symbol, checker).declarations?.find(ts.isTypeAliasDeclaration);
}

/** Whether the mapped type of an alias has the members of its type argument. */
function copiesArgument({ typeParameters }: ts.TypeAliasDeclaration, type: ts.MappedTypeNode): boolean {
  return copiesValues(type) && type.type?.getText().startsWith(`${typeParameters?.[0]?.name.text}[`) === true;
}

function isPartial({ questionToken }: ts.MappedTypeNode): boolean {
  return questionToken !== undefined && questionToken.kind !== ts.SyntaxKind.MinusToken;
}

/** Whether a mapped type has all members of another type as they are. It may make them readonly. */
export function copiesMembers(node: ts.MappedTypeNode): boolean {
  return node.questionToken === undefined && copiesValues(node);
}

function copiesValues({ nameType, typeParameter: { constraint, name }, type }: ts.MappedTypeNode): boolean {
  const isKeyOf = constraint !== undefined && ts.isTypeOperatorNode(constraint) && constraint.operator === ts.SyntaxKind.KeyOfKeyword;
  return nameType === undefined && isKeyOf && type?.getText() === `${constraint.type.getText()}[${name.text}]`;
}

function modifiersType(type: ts.Type, isFitting: (node: ts.MappedTypeNode) => boolean): ts.Type | undefined {
  const node = type.symbol?.declarations?.find(ts.isMappedTypeNode);
  if (node === undefined || !isMapped(type) || !isFitting(node)) return undefined;
  // The compiler finds it when it looks for properties.
  type.getProperties();
  return partOf(type, 'modifiersType');
}

function partOf(type: object, key: string): ts.Type | undefined {
  const part: unknown = Reflect.get(type, key);
  return isType(part) ? part : undefined;
}

function isType(part: unknown): part is ts.Type {
  return typeof part === 'object' && part !== null && 'flags' in part;
}
