import ts from 'typescript';
import { isFunctionType } from '../../api/entry/isFunctionType.ts';
import type { SymbolKind } from '../../model/api.ts';
import { kindOf } from '../nodes.ts';
import type { CollectedApi, DeclarationGroup, ExportedName } from './collectDeclarations.ts';
import { docOf } from './docOf.ts';
import type { NameResolver, NameTarget } from './resolveName.ts';

interface KindRequest extends Pick<DeclarationGroup, 'nodes' | 'exports'> {
  readonly api: CollectedApi;
  readonly resolver: Pick<NameResolver, 'resolve'>;
  readonly checker: ts.TypeChecker;
}

/**
 * The kind of a symbol in the reference. As `typedoc/` groups declarations: a variable that can only be called is a function, a module that is
 * used as a namespace is a namespace, constants with the type of their values are an enumeration.
 */
export function symbolKind({ nodes, exports, ...request }: KindRequest): SymbolKind | undefined {
  const kind = kindOf(nodes);
  if (isEnumeration({ nodes, exports, ...request })) return 'enum';
  const tagged = kind && kindByTag(kind, { nodes, exports, ...request });
  if (tagged !== undefined) return tagged;
  const isFunction = (node: ts.Declaration): boolean => ts.isVariableDeclaration(node) && isOnlyCalled(node.type, request);
  if (kind === 'variable' && nodes.some(isFunction)) return 'function';
  return kind ?? (nodes[0] !== undefined && ts.isSourceFile(nodes[0]) ? 'namespace' : undefined);
}

/** As TypeDoc reads the tags: of a constant, `@enum` counts first, if its properties are strings and numbers, then `@namespace`. */
function kindByTag(kind: SymbolKind, { nodes, checker }: KindRequest): SymbolKind | undefined {
  const has = (tag: SymbolKind): boolean => nodes.some((node) => docOf(node).kinds.has(tag));
  if (kind === 'type') return has('interface') ? 'interface' : undefined;
  if (kind !== 'variable') return undefined;
  const isValue = ({ flags }: ts.Type): boolean => (flags & (ts.TypeFlags.NumberLike | ts.TypeFlags.StringLike)) !== 0;
  const hasValues = (node: ts.Declaration): boolean =>
    ts.isVariableDeclaration(node) &&
    checker
      .getTypeAtLocation(node)
      .getProperties()
      .every((property) => isValue(checker.getTypeOfSymbol(property)));
  if (has('enum') && nodes.some(hasValues)) return 'enum';
  return has('namespace') ? 'namespace' : has('class') ? 'class' : undefined;
}

type Known = Pick<KindRequest, 'api' | 'resolver' | 'checker'>;

/** The type itself, or an alias that users cannot import; `typeof` of what can only be called. */
function isOnlyCalled(type: ts.TypeNode | undefined, request: Known): boolean {
  if (type === undefined) return false;
  if (ts.isTypeLiteralNode(type)) return type.members.length > 0 && type.members.every(ts.isCallSignatureDeclaration);
  const isQuery = ts.isTypeQueryNode(type) || (ts.isImportTypeNode(type) && type.isTypeOf);
  if (isQuery) return isFunctionType(request.checker.getTypeFromTypeNode(type));
  if (!ts.isTypeReferenceNode(type) || type.typeArguments !== undefined) return ts.isFunctionTypeNode(type);
  const { api, resolver } = request;
  const target = resolver.resolve(type.typeName);
  const alias = target.kind === 'own' ? api.groups.get(target.symbol)?.nodes.find(ts.isTypeAliasDeclaration) : undefined;
  if (alias === undefined || alias.typeParameters !== undefined || ts.isTypeReferenceNode(alias.type)) return false;
  return isOnlyCalled(alias.type, request) && ![...api.modules, ...api.groups.values()].some((scope) => isExportedBy(scope, target));
}

function isExportedBy({ exports }: { readonly exports: readonly ExportedName[] }, target: NameTarget): boolean {
  return target.kind === 'own' && exports.some((one) => one.target.kind === 'own' && one.target.symbol === target.symbol);
}

/** `type Color = (typeof Color)[keyof typeof Color]` next to an object or a namespace of constants. */
function isEnumeration({ nodes, exports, api, resolver }: KindRequest): boolean {
  const alias = nodes.find(ts.isTypeAliasDeclaration);
  const variable = nodes.find(ts.isVariableDeclaration);
  if (alias === undefined || alias.typeParameters !== undefined || !ts.isIndexedAccessTypeNode(alias.type)) return false;
  const isItself = (node: ts.TypeNode): boolean => {
    const type = ts.isParenthesizedTypeNode(node) ? node.type : node;
    if (!ts.isTypeQueryNode(type) || ts.isImportTypeNode(type.exprName)) return false;
    const target = resolver.resolve(type.exprName);
    return target.kind === 'own' && api.groups.get(target.symbol)?.nodes.some((one) => nodes.includes(one)) === true;
  };
  const { objectType, indexType } = alias.type;
  const isKeyOf = ts.isTypeOperatorNode(indexType) && indexType.operator === ts.SyntaxKind.KeyOfKeyword && isItself(indexType.type);
  if (!isItself(objectType) || !isKeyOf) return false;
  if (variable !== undefined)
    return variable.type !== undefined && ts.isTypeLiteralNode(variable.type) && variable.type.members.length > 0
      ? variable.type.members.every((member) => ts.isPropertySignature(member) && isConstant(member))
      : false;
  const inner = exports.map(({ target }) => (target.kind === 'own' ? (api.groups.get(target.symbol)?.nodes ?? []) : []));
  const isMember = (one: readonly ts.Declaration[]): boolean => one.some((node) => ts.isVariableDeclaration(node) && isConstant(node));
  return inner.some(isMember) && inner.every((one) => isMember(one) || one.every(isItsType));
}

function isConstant(node: ts.PropertySignature | ts.VariableDeclaration): boolean {
  if (node.type !== undefined) return ts.isLiteralTypeNode(node.type);
  return ts.isVariableDeclaration(node) && node.initializer !== undefined;
}

/** `type Red = typeof Red` within a namespace. */
function isItsType(node: ts.Declaration): boolean {
  return ts.isTypeAliasDeclaration(node) && ts.isTypeQueryNode(node.type) && node.type.exprName.getText() === node.name.text;
}
