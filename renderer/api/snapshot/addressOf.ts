import ts from 'typescript';
import { moduleHref, safeSegment } from '../../model/addresses.ts';
import type { SymbolKind } from '../../model/api.ts';
import type { CollectedApi, ExportedName } from './collectDeclarations.ts';
import { kindOf } from './nodes.ts';

interface AddressRequest {
  readonly exported: ExportedName;
  /** Name of the entry point that exports it. */
  readonly module: string;
  readonly api: CollectedApi;
}

/**
 * Where the reference explains an export, relative to the address of the package's reference: `class/GraphQLSchema`,
 * `server/function/render`. Undefined where another entry point has its page, or another package.
 */
export function addressOf({ exported, module, api }: AddressRequest): string | undefined {
  const { target, name } = exported;
  if (target.kind !== 'own') return undefined;
  const group = api.groups.get(target.symbol);
  const kind = group === undefined ? undefined : symbolKind(group.nodes);
  if (kind === undefined || ownerOf(exported, api) !== module) return undefined;
  const own = name === 'default' || name === 'export=' ? declaredName(target.symbol) : name;
  return `${moduleHref({ api: '', slug: '_', module }).slice('/_'.length).replace(/^\//, '')}/${kind}/${safeSegment(own)}`.replace(
    /^\//,
    '',
  );
}

/** The main entry point where it exports the symbol, else the first that does. */
function ownerOf({ target }: ExportedName, { modules }: CollectedApi): string | undefined {
  const symbol = target.kind === 'own' ? target.symbol : undefined;
  const owners = modules.filter(({ exports }) => exports.some((one) => one.target.kind === 'own' && one.target.symbol === symbol));
  return (owners.find(({ name }) => name === '') ?? owners[0])?.name;
}

function declaredName(symbol: ts.Symbol): string {
  const [node] = symbol.declarations ?? [];
  const name = node && ts.getNameOfDeclaration(node);
  return name !== undefined && ts.isIdentifier(name) ? name.text : 'default';
}

/** As the reference groups symbols: a variable that can only be called is a function, a module that is used as a namespace is a namespace. */
function symbolKind(nodes: readonly ts.Declaration[]): SymbolKind | undefined {
  const kind = kindOf(nodes);
  if (kind === 'variable' && nodes.some(isFunctionVariable)) return 'function';
  return kind ?? (nodes[0] !== undefined && ts.isSourceFile(nodes[0]) ? 'namespace' : undefined);
}

function isFunctionVariable(node: ts.Declaration): boolean {
  const type = ts.isVariableDeclaration(node) ? node.type : undefined;
  if (type === undefined) return false;
  if (ts.isTypeLiteralNode(type)) return type.members.length > 0 && type.members.every(ts.isCallSignatureDeclaration);
  return ts.isFunctionTypeNode(type);
}
