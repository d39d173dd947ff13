import ts from 'typescript';
import type { ApiSnapshot } from '../../release/apiSnapshot.ts';
import { declarationsOf } from '../../release/declarationsOf.ts';
import { someNode } from '../types/someNode.ts';
import type { ComputedTypes } from './computedTypes.ts';
import type { Names } from './names.ts';

interface AlikeAliasesRequest {
  readonly checker: ts.TypeChecker;
  readonly names: Names;
  readonly old: ApiSnapshot;
  /** Old ids of declarations that changed, or mention one that changed. */
  readonly changed: ReadonlySet<string>;
  readonly opens: ComputedTypes['opens'];
  /** Whether two lists of declarations have the same text. */
  readonly haveSameText: (old: readonly ts.Node[], next: readonly ts.Node[]) => boolean;
}

/** What matters of a type where another one mentions it: its name alone, its keys, as in `keyof Options`, or all members. */
type Use = 'name' | 'keys' | 'members';

/** A changed declaration that a type mentions. */
interface Mention {
  readonly id: string;
  readonly use: Use;
}

/**
 * Creates a function that answers whether an alias means the same in both releases, although it mentions classes or interfaces that changed:
 * `T extends Result<infer V> ? V : never`. It does if it has the same text, and so has every alias that it mentions, and if none of them
 * looks into the members of what changed. Aliases that contain themselves with other type arguments have no end when they are compared by
 * their parts.
 */
export function createAlikeAliases({ checker, names, old, changed, opens, haveSameText }: AlikeAliasesRequest): (oldId: string) => boolean {
  const known = new Map<string, boolean>();
  const nodesOf = (id: string, test: (node: ts.Node) => boolean): readonly ts.Node[] | undefined => {
    const [before = [], after = []] = [names.symbolOf('old', id), names.successorOf(id)].map((one) => one?.declarations?.filter(test));
    return before.length > 0 && haveSameText(before, after) ? before : undefined;
  };
  /** What the meaning of a declaration depends on. Undefined if its own text changed. */
  const dependenciesOf = ({ id, use }: Mention): readonly Mention[] | undefined => {
    // A namespace of the same name has values, which no type reference means.
    const kinds = new Set(declarationsOf(old, id).flatMap(({ kind }) => (kind === 'namespace' ? [] : [kind])));
    const follow = (nodes: readonly ts.Node[] | undefined, inner: Use): readonly Mention[] | undefined =>
      nodes?.flatMap((node) => mentioned(node, { checker, changed, opens, use: inner }));
    if ([...kinds].every((kind) => kind === 'type'))
      return follow(nodesOf(id, ts.isTypeAliasDeclaration), use === 'keys' ? 'members' : use);
    if (![...kinds].every((kind) => kind === 'class' || kind === 'interface') || use === 'members') return undefined;
    if (use === 'name') return [];
    const own = nodesOf(id, (node) => ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node));
    return follow(
      own?.flatMap((node) => basesOf(node)),
      'members',
    );
  };
  const isAlike = (id: string): boolean => {
    const [open, seen] = [[{ id, use: 'name' } as Mention], new Set<string>()];
    for (const one of open) {
      const key = `${one.id} ${one.use}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const inner = dependenciesOf(one);
      if (inner === undefined) return false;
      open.push(...inner);
    }
    return true;
  };
  return (id) => {
    const answer = known.get(id) ?? isAlike(id);
    known.set(id, answer);
    return answer;
  };
}

function basesOf(node: ts.Node): readonly ts.Node[] {
  return ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) ? (node.heritageClauses ?? []) : [];
}

interface MentionedRequest {
  readonly checker: ts.TypeChecker;
  readonly changed: ReadonlySet<string>;
  readonly opens: ComputedTypes['opens'];
  readonly use: Use;
}

/** What a type mentions of what changed. An alias may look into its type arguments. Only names matter of what a type is tested for. */
function mentioned(node: ts.Node, request: MentionedRequest): readonly Mention[] {
  const { checker, changed, opens, use } = request;
  const within = (inner: ts.Node, innerUse: Use): readonly Mention[] => mentioned(inner, { ...request, use: innerUse });
  if (ts.isIdentifier(node)) return changed.has(node.text) ? [{ id: node.text, use }] : [];
  if (ts.isTypeReferenceNode(node)) {
    const symbol = checker.getSymbolAtLocation(node.typeName);
    const isNamed = symbol !== undefined && (symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface)) !== 0;
    const useOf = (index: number): Use => (isNamed && !opens(symbol, index) ? use : 'members');
    return [...within(node.typeName, use), ...(node.typeArguments ?? []).flatMap((one, index) => within(one, useOf(index)))];
  }
  if (ts.isConditionalTypeNode(node)) {
    const parts = [node.checkType, node.trueType, node.falseType];
    return [...parts.flatMap((one) => within(one, use)), ...within(node.extendsType, 'name')];
  }
  if (ts.isTypeParameterDeclaration(node) && !ts.isMappedTypeNode(node.parent))
    return [node.constraint, node.default].flatMap((one, index) => (one === undefined ? [] : within(one, index === 0 ? 'name' : use)));
  if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword) return within(node.type, 'keys');
  // The compiler cannot look into the object yet if the key depends on a type parameter.
  if (ts.isIndexedAccessTypeNode(node) && hasTypeParameter(node.indexType, checker))
    return [...within(node.objectType, 'name'), ...within(node.indexType, use)];
  const found: Mention[] = [];
  const isOpened = (child: ts.Node): boolean => isOpening(node) && !(ts.isMappedTypeNode(node) && child === node.type);
  ts.forEachChild(node, (child) => void found.push(...within(child, isOpened(child) ? 'members' : use)));
  return found;
}

function hasTypeParameter(node: ts.Node, checker: ts.TypeChecker): boolean {
  return someNode(node, (one) => {
    const symbol = ts.isIdentifier(one) ? checker.getSymbolAtLocation(one) : undefined;
    return symbol !== undefined && (symbol.flags & ts.SymbolFlags.TypeParameter) !== 0;
  });
}

/** Whether a type is computed from the members of what it mentions. */
export function isOpening(node: ts.Node): boolean {
  return (
    ts.isIndexedAccessTypeNode(node) ||
    ts.isMappedTypeNode(node) ||
    ts.isTypeQueryNode(node) ||
    ts.isImportTypeNode(node) ||
    ts.isTemplateLiteralTypeNode(node)
  );
}
