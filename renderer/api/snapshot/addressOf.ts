import ts from 'typescript';
import { moduleHref, safeSegment } from '../../model/addresses.ts';
import type { SymbolKind } from '../../model/api.ts';
import type { CollectedApi, ExportedName } from './collectDeclarations.ts';

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
  const kind = group === undefined ? undefined : kindOf(group.nodes);
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

/** As the reference groups symbols: a constant that is a function is one. */
function kindOf(nodes: readonly ts.Declaration[]): SymbolKind | undefined {
  const [node] = nodes;
  if (node === undefined) return undefined;
  if (nodes.some(ts.isClassDeclaration)) return 'class';
  if (nodes.some(ts.isFunctionDeclaration)) return 'function';
  if (nodes.some(ts.isEnumDeclaration)) return 'enum';
  if (nodes.some(ts.isVariableDeclaration)) return nodes.some(isFunctionVariable) ? 'function' : 'variable';
  if (nodes.some(ts.isInterfaceDeclaration)) return 'interface';
  if (nodes.some(ts.isTypeAliasDeclaration)) return 'type';
  return ts.isModuleDeclaration(node) || ts.isSourceFile(node) ? 'namespace' : undefined;
}

function isFunctionVariable(node: ts.Declaration): boolean {
  return ts.isVariableDeclaration(node) && node.type !== undefined && ts.isFunctionTypeNode(node.type);
}
