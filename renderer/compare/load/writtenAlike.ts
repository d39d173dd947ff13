import ts from 'typescript';
import { memoize } from '../../model/memoize.ts';
import type { ApiSnapshot } from '../../release/apiSnapshot.ts';
import { factsOf } from '../../release/declarationFacts.ts';
import { declarationsOf } from '../../release/declarationsOf.ts';
import { createAlikeAliases, isOpening } from './alikeAliases.ts';
import { type ComputedTypes, createComputedTypes, type WithUsers } from './computedTypes.ts';
import type { Names } from './names.ts';
import type { DeclarationPairs } from './pairDeclarations.ts';
import type { QualifiedGlobals } from './qualifiedGlobals.ts';

/** Answers by their texts, without the compiler, that nothing changed or that another declaration reports the change. */
export interface WrittenAlike {
  /** Whether an old declaration has another text now, or mentions one that has. */
  readonly isChanged: (oldId: string) => boolean;
  /** Whether an old alias means the same now. */
  readonly alias: (oldId: string) => boolean;
  /** Whether an old alias is one object type in both releases. Its members are compared at its declaration, like those of an interface. */
  readonly isObjectAlias: (oldId: string) => boolean;
  /**
   * Whether two lists of nodes have the same text, and whatever they mention means the same, or is a name whose changes its own declaration
   * reports.
   */
  readonly nodes: (old: readonly ts.Node[], next: readonly ts.Node[]) => boolean;
  /** The same for all declarations of a name. */
  readonly declaration: (oldId: string, newId: string) => boolean;
  /** Whether an old type of the package is computed from the members of a type argument that changed. Then all of it may have changed. */
  readonly isComputed: (type: ts.Type) => boolean;
}

interface WrittenAlikeRequest {
  readonly checker: ts.TypeChecker;
  readonly names: Names;
  readonly pairs: DeclarationPairs;
  readonly old: ApiSnapshot;
  readonly new: ApiSnapshot;
  readonly changed: ReadonlySet<string>;
  readonly withUsers: WithUsers;
  readonly globals: QualifiedGlobals;
}

const identifiers = /[\p{L}_$][\p{L}\p{N}_$]*/gu;

export function createWrittenAlike({
  checker,
  names,
  pairs,
  old,
  new: next,
  changed,
  withUsers,
  globals,
}: WrittenAlikeRequest): WrittenAlike {
  const isObjectAlias = memoize((id: string): boolean => isObjectType(old, id) && isObjectType(next, pairs.newOf(id)));
  const { opens, isComputed } = createComputedTypes({ checker, names, changed, withUsers });
  const newIds = new Set(next.declarations.map(({ id }) => id));
  const withOldIds = (text: string): string =>
    text.replace(identifiers, (name) => (newIds.has(name) ? names.sharedName({ side: 'new', id: name }) : name));
  const isSameText = (mine: string, yours: string): boolean => globals.old(mine) === globals.new(withOldIds(yours));
  const haveSameText: WrittenAlike['nodes'] = (before, after) =>
    before.length === after.length && before.every((one, index) => isSameText(one.getText(), after[index]?.getText() ?? ''));
  const isAlikeAlias = createAlikeAliases({ checker, names, old, changed, opens, haveSameText });
  const isEverywhereNamed = createNamedOnly({ checker, old, changed, isObjectAlias, isAlikeAlias, opens });
  const nodes: WrittenAlike['nodes'] = (before, after) => haveSameText(before, after) && before.every(isEverywhereNamed);
  return {
    isChanged: (id) => changed.has(id),
    alias: (id) => !changed.has(id) || isAlikeAlias(id),
    isObjectAlias,
    isComputed,
    nodes,
    declaration: (id, newId) => {
      const [before = [], after = []] = [names.symbolOf('old', id)?.declarations, names.symbolOf('new', newId)?.declarations];
      // For the compiler, protected members were made public.
      const isAlike = isSameText(membersText(old, id), membersText(next, newId));
      return pairs.newOf(id) === newId && before.length > 0 && isAlike && nodes(before, after);
    },
  };
}

function isObjectType(snapshot: ApiSnapshot, id = ''): boolean {
  const [own, ...others] = declarationsOf(snapshot, id);
  return own?.kind === 'type' && others.length === 0 && factsOf(own).isObject;
}

function membersText(snapshot: ApiSnapshot, id: string): string {
  return declarationsOf(snapshot, id)
    .flatMap((one) => (one.kind === 'class' ? one.members.map(({ text }) => text) : []))
    .join('\n');
}

type NamedOnlyRequest = Pick<WrittenAlikeRequest, 'checker' | 'old' | 'changed'> &
  Pick<WrittenAlike, 'isObjectAlias'> &
  Pick<ComputedTypes, 'opens'> & { readonly isAlikeAlias: (id: string) => boolean };

/**
 * Creates a function that answers whether a node mentions changed declarations at most by name: `Options` in
 * `(options?: Options) => void`. In `keyof Options` and `Partial<Options>`, the members of `Options` matter.
 */
function createNamedOnly({ checker, old, changed, isObjectAlias, isAlikeAlias, opens }: NamedOnlyRequest): (node: ts.Node) => boolean {
  const own = new Set(old.declarations.map(({ id }) => id));
  const aliases = new Set(old.declarations.flatMap(({ id, kind }) => (kind === 'type' && !isObjectAlias(id) ? [id] : [])));
  const types = new Set(old.declarations.flatMap(({ id, kind }) => (kind === 'variable' || kind === 'function' ? [] : [id])));
  const isComputed = (name: ts.EntityName | ts.Expression): boolean => {
    const symbol = checker.getSymbolAtLocation(name);
    return symbol === undefined || (symbol.flags & (ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Alias)) !== 0;
  };
  /** @param isOpened whether the members of the types in the node matter */
  const visit = (node: ts.Node, isOpened: boolean): boolean => {
    if (ts.isIdentifier(node)) return !changed.has(node.text);
    const given = ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node) ? (node.typeArguments ?? []) : undefined;
    const name = ts.isTypeReferenceNode(node) ? node.typeName : ts.isExpressionWithTypeArguments(node) ? node.expression : undefined;
    if (given !== undefined && name !== undefined) {
      if (!ts.isIdentifier(name)) return everyChild(node, true);
      const isOwn = own.has(name.text);
      // `Readonly` shows nothing that the type does not show itself.
      const isAlias = isOwn ? aliases.has(name.text) : given.length > 0 && name.text !== 'Readonly' && isComputed(name);
      const isGiven = isAlias && given.length > 0;
      const isKept = !changed.has(name.text) || (!isOpened && types.has(name.text) && (!isGiven || isAlikeAlias(name.text)));
      const symbol = isOwn ? checker.getSymbolAtLocation(name) : undefined;
      const isOpenedAt = (index: number): boolean => isOpened || isAlias || (symbol !== undefined && opens(symbol, index));
      if (!isKept || !given.every((one, index) => visit(one, isOpenedAt(index)))) return false;
      return (symbol?.declarations ?? []).flatMap(defaultsOf).every(({ node: one, index }) => {
        if (index < given.length) return true;
        const isOpenedHere = isOpenedAt(index);
        const seen = isOpenedHere ? defaults.opened : defaults.named;
        // A default can mention its own generic.
        if (seen.has(one)) return true;
        seen.add(one);
        return visit(one, isOpenedHere);
      });
    }
    return everyChild(node, isOpened, nameOf(node));
  };
  const everyChild = (node: ts.Node, isOpened: boolean, except?: ts.Node): boolean =>
    ts.forEachChild(node, (child) => (child === except || visit(child, isOpened || opensChild(node, child)) ? undefined : true)) !== true;
  let defaults = noDefaults();
  return (node) => {
    defaults = noDefaults();
    return visit(node, false);
  };
}

/** The defaults of type parameters that a walk has met, where the members of their types matter, and where they do not. */
function noDefaults(): { readonly opened: Set<ts.Node>; readonly named: Set<ts.Node> } {
  return { opened: new Set(), named: new Set() };
}

/** The defaults of the type parameters of a declaration, each with the index of its type parameter. */
function defaultsOf(node: ts.Declaration): readonly { readonly node: ts.TypeNode; readonly index: number }[] {
  const isGeneric = ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node) || ts.isTypeAliasDeclaration(node);
  const parameters = isGeneric ? (node.typeParameters ?? []) : [];
  return parameters.flatMap((one, index) => (one.default === undefined ? [] : [{ node: one.default, index }]));
}

/** Whether a type is computed from the members of a part of it. What a conditional or mapped type gives is only mentioned. */
function opensChild(node: ts.Node, child: ts.Node): boolean {
  if (ts.isConditionalTypeNode(node)) return child === node.checkType || child === node.extendsType;
  if (ts.isMappedTypeNode(node)) return child !== node.type;
  if (ts.isTypeOperatorNode(node)) return node.operator === ts.SyntaxKind.KeyOfKeyword;
  return isOpening(node);
}

/** The name that a node declares, which mentions nothing. */
function nameOf(node: ts.Node): ts.Node | undefined {
  const isDeclaration =
    ts.isTypeElement(node) ||
    ts.isClassElement(node) ||
    ts.isParameter(node) ||
    ts.isTypeParameterDeclaration(node) ||
    ts.isNamedTupleMember(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isEnumDeclaration(node) ||
    ts.isEnumMember(node);
  return isDeclaration && node.name !== undefined && ts.isIdentifier(node.name) ? node.name : undefined;
}
