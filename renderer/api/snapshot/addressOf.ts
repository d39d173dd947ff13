import ts from 'typescript';
import { moduleHref, safeSegment } from '../../model/addresses.ts';
import type { SymbolKind } from '../../model/api.ts';
import type { EntryModule } from '../entry/entryModules.ts';
import { type EntryPreference, inPreferredOrder, isPreferredTo } from '../entry/isPreferredTo.ts';
import type { CollectedApi, ExportedName } from './collectDeclarations.ts';
import { kindOf } from './nodes.ts';
import type { NameResolver, NameTarget } from './resolveName.ts';

interface AddressRequest {
  readonly exported: ExportedName;
  /** Name of the entry point that exports it. */
  readonly module: string;
  readonly api: CollectedApi;
  readonly resolver: Pick<NameResolver, 'resolve'>;
  readonly preference: EntryPreference;
}

/**
 * Where the reference explains an export, relative to the address of the package's reference: `class/GraphQLSchema`,
 * `server/function/render`. Undefined where another entry point has its page, or another package.
 */
export function addressOf(request: AddressRequest): string | undefined {
  const { exported, module, api } = request;
  const { target, name } = exported;
  if (target.kind !== 'own') return undefined;
  const group = api.groups.get(target.symbol);
  const kind = group === undefined ? undefined : symbolKind(group.nodes, request);
  if (kind === undefined || ownerOf(request) !== module) return undefined;
  const own = name === 'default' || name === 'export=' ? declaredName(target.symbol) : name;
  return `${moduleHref({ api: '', slug: '_', module }).slice('/_'.length).replace(/^\//, '')}/${kind}/${safeSegment(own)}`.replace(
    /^\//,
    '',
  );
}

/** The entry point whose file declares the symbol, else the first that exports it, unless another is preferred to that. */
function ownerOf({ exported, api, preference }: AddressRequest): string | undefined {
  const { target } = exported;
  const entries = api.modules.flatMap(({ entry, ...one }) => (entry !== undefined && isExportedBy(one, target) ? [entry] : []));
  const owners = inPreferredOrder(entries, preference);
  const isDeclaredIn = ({ node }: EntryModule): boolean =>
    target.kind === 'own' && (target.symbol.declarations ?? []).some((one) => one.getSourceFile() === node);
  const owner = owners.find(isDeclaredIn) ?? owners[0];
  return (owner && (owners.find((one) => isPreferredTo(one, owner, preference)) ?? owner))?.name;
}

function declaredName(symbol: ts.Symbol): string {
  const [node] = symbol.declarations ?? [];
  const name = node && ts.getNameOfDeclaration(node);
  return name !== undefined && ts.isIdentifier(name) ? name.text : 'default';
}

interface KindRequest extends Pick<AddressRequest, 'api' | 'resolver'> {}

/** As the reference groups symbols: a variable that can only be called is a function, a module that is used as a namespace is a namespace. */
function symbolKind(nodes: readonly ts.Declaration[], request: KindRequest): SymbolKind | undefined {
  const kind = kindOf(nodes);
  const isFunction = (node: ts.Declaration): boolean => ts.isVariableDeclaration(node) && isOnlyCalled(node.type, request);
  if (kind === 'variable' && nodes.some(isFunction)) return 'function';
  return kind ?? (nodes[0] !== undefined && ts.isSourceFile(nodes[0]) ? 'namespace' : undefined);
}

/** The type itself, or an alias that users cannot import. */
function isOnlyCalled(type: ts.TypeNode | undefined, request: KindRequest): boolean {
  if (type === undefined) return false;
  if (ts.isTypeLiteralNode(type)) return type.members.length > 0 && type.members.every(ts.isCallSignatureDeclaration);
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
