import ts from 'typescript';
import type { ApiSnapshot } from '../../release/apiSnapshot.ts';
import { declarationsOf } from '../../release/declarationsOf.ts';
import type { Names } from './names.ts';

interface AlikeAliasesRequest {
  readonly checker: ts.TypeChecker;
  readonly names: Names;
  readonly old: ApiSnapshot;
  /** Old ids of declarations that changed, or mention one that changed. */
  readonly changed: ReadonlySet<string>;
  /** Whether two lists of declarations have the same text. */
  readonly haveSameText: (old: readonly ts.Node[], next: readonly ts.Node[]) => boolean;
}

/** A changed declaration that a type mentions. */
interface Mention {
  readonly id: string;
  /** Whether its members matter there, as in `keyof Options`, and not only its name. */
  readonly isOpened: boolean;
}

/**
 * Creates a function that answers whether an alias means the same in both releases, although it mentions classes or interfaces that changed:
 * `T extends Result<infer V> ? V : never`. It does if it has the same text, and so has every alias that it mentions, and if none of them
 * looks into the members of what changed. Aliases that contain themselves with other type arguments have no end when they are compared by
 * their parts.
 */
export function createAlikeAliases({ checker, names, old, changed, haveSameText }: AlikeAliasesRequest): (oldId: string) => boolean {
  const known = new Map<string, boolean>();
  // A namespace of the same name has values, which no type reference means.
  const isKind = (id: string, kinds: readonly string[]): boolean =>
    declarationsOf(old, id).every(({ kind }) => kind === 'namespace' || kinds.includes(kind));
  const aliasesOf = (symbol: ts.Symbol | undefined): readonly ts.Node[] => (symbol?.declarations ?? []).filter(ts.isTypeAliasDeclaration);
  const mentionsOf = ({ id, isOpened }: Mention): readonly Mention[] | undefined => {
    const [before, after] = [aliasesOf(names.symbolOf('old', id)), aliasesOf(names.successorOf(id))];
    return before.length > 0 && haveSameText(before, after)
      ? before.flatMap((node) => mentioned(node, { checker, changed, isOpened }))
      : undefined;
  };
  const isAlike = (id: string): boolean => {
    const [open, seen] = [[{ id, isOpened: false }], new Set<string>()];
    for (const one of open) {
      const key = `${one.id} ${one.isOpened}`;
      if (seen.has(key) || (isKind(one.id, ['class', 'interface']) && !one.isOpened)) continue;
      seen.add(key);
      const inner = isKind(one.id, ['type']) ? mentionsOf(one) : undefined;
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

interface MentionedRequest {
  readonly checker: ts.TypeChecker;
  readonly changed: ReadonlySet<string>;
  readonly isOpened: boolean;
}

/** What a type mentions of what changed. An alias may look into its type arguments. What a type is only tested for is not opened. */
function mentioned(node: ts.Node, request: MentionedRequest): readonly Mention[] {
  const { checker, changed, isOpened } = request;
  const within = (inner: ts.Node, opened: boolean): readonly Mention[] => mentioned(inner, { ...request, isOpened: opened });
  if (ts.isIdentifier(node)) return changed.has(node.text) ? [{ id: node.text, isOpened }] : [];
  if (ts.isTypeReferenceNode(node)) {
    const symbol = checker.getSymbolAtLocation(node.typeName);
    const isNamed = symbol !== undefined && (symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface)) !== 0;
    return [...within(node.typeName, isOpened), ...(node.typeArguments ?? []).flatMap((one) => within(one, isOpened || !isNamed))];
  }
  if (ts.isConditionalTypeNode(node))
    return [
      ...within(node.checkType, isOpened),
      ...within(node.extendsType, false),
      ...within(node.trueType, isOpened),
      ...within(node.falseType, isOpened),
    ];
  const opens = isOpened || isOpening(node);
  const found: Mention[] = [];
  ts.forEachChild(node, (child) => void found.push(...within(child, opens)));
  return found;
}

/** Whether a type is computed from the members of what it mentions. */
function isOpening(node: ts.Node): boolean {
  return (
    (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword) ||
    ts.isIndexedAccessTypeNode(node) ||
    ts.isMappedTypeNode(node) ||
    ts.isTypeQueryNode(node) ||
    ts.isImportTypeNode(node) ||
    ts.isTemplateLiteralTypeNode(node)
  );
}
