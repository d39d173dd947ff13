import ts from 'typescript';
import type { Type } from '../../model/type.ts';
import { canonicalText } from '../../presentation/signature/canonical.ts';
import { printSignature, printType, printTypeParameters } from '../../presentation/signature/printType.ts';
import type { SnapshotDeclaration, SnapshotExport, SnapshotMember } from '../apiSnapshot.ts';
import type { NodeConverter } from '../createNodeConverter.ts';
import { type MemberFacts, memberFacts, sortMembers } from '../memberFacts.ts';
import { hasModifier } from '../nodes.ts';
import { plainName } from '../nodeText.ts';
import { modifiersOf, printNode } from '../printNode.ts';
import { quoted } from '../quoted.ts';
import { type CollectedApi, type DeclarationGroup, type ExportedName, isPrivate } from './collectDeclarations.ts';
import { isUnstableFile } from './docOf.ts';
import { notesOf } from './notesOf.ts';
import { withAnchors } from './withAnchors.ts';

interface ConvertDeclarationsRequest {
  readonly api: CollectedApi;
  readonly ids: ReadonlyMap<ts.Symbol, string>;
  readonly converter: NodeConverter;
  readonly checker: ts.TypeChecker;
  /** An export of a namespace. */
  readonly toExport: (exported: ExportedName, namespace: ts.Symbol) => SnapshotExport;
}

/** Turns declarations into lines of normal form, sorted by id. */
export function convertDeclarations(request: ConvertDeclarationsRequest): readonly SnapshotDeclaration[] {
  const { api, ids } = request;
  const all = [...api.groups.values()].flatMap((group) =>
    convertGroup(group, { ...request, id: ids.get(group.symbol) ?? group.symbol.name }),
  );
  return all.sort((a, b) => (a.id === b.id ? (a.kind < b.kind ? -1 : 1) : a.id < b.id ? -1 : 1));
}

interface GroupContext extends ConvertDeclarationsRequest {
  readonly id: string;
}

function convertGroup(group: DeclarationGroup, context: GroupContext): readonly SnapshotDeclaration[] {
  const { nodes, exports } = group;
  const isNamespace = nodes.some((node) => ts.isModuleDeclaration(node) || ts.isSourceFile(node));
  const namespace: readonly SnapshotDeclaration[] = isNamespace
    ? [
        {
          kind: 'namespace',
          id: context.id,
          exports: exports.map((one) => context.toExport(one, group.symbol)).sort((a, b) => (a.name < b.name ? -1 : 1)),
          ...notesOf(nodes.filter(ts.isModuleDeclaration)),
          ...(nodes.some((node) => ts.isSourceFile(node) && isUnstableFile(node)) ? { isUnstable: true as const } : {}),
        },
      ]
    : [];
  // An interface that is merged with a class adds members to it.
  const owners = [...nodes.filter(ts.isClassDeclaration), ...nodes.filter(ts.isInterfaceDeclaration)];
  const parts = [
    ...(owners.length > 0 ? [convertOwner(owners, context)] : []),
    ...nodes.filter(ts.isTypeAliasDeclaration).map((node) => convertAlias(node, context)),
    ...(nodes.some(ts.isEnumDeclaration) ? [convertEnum(nodes.filter(ts.isEnumDeclaration), context)] : []),
    ...(nodes.some(ts.isFunctionDeclaration) ? [convertFunction(nodes.filter(ts.isFunctionDeclaration), context)] : []),
    ...nodes
      .filter(ts.isVariableDeclaration)
      .slice(0, 1)
      .map((node) => convertVariable(node, context)),
    ...namespace,
  ];
  return parts;
}

function convertOwner(nodes: readonly ClassOrInterface[], { id, converter, checker }: GroupContext): SnapshotDeclaration {
  const typeParameters = longestParameters(nodes, converter);
  const bases = interfaceBases(nodes, converter);
  const members = listMembers(nodes, { converter, checker });
  const classes = nodes.filter(ts.isClassDeclaration);
  if (classes.length === 0) {
    const added = isRegistry(nodes) ? { isAugmented: true as const } : {};
    return { kind: 'interface', id, typeParameters, extends: bases, members, ...notesOf(nodes), ...added };
  }
  const heritage = (token: ts.SyntaxKind): readonly string[] =>
    classes
      .flatMap(({ heritageClauses = [] }) => heritageClauses.filter((clause) => clause.token === token))
      .flatMap(({ types }) => types.map((one) => referenceText(one, converter)));
  const [base] = heritage(ts.SyntaxKind.ExtendsKeyword);
  return {
    kind: 'class',
    id,
    isAbstract: classes.some((node) => hasModifier(node, ts.SyntaxKind.AbstractKeyword)),
    typeParameters,
    ...(base === undefined ? {} : { extends: base }),
    implements: [...heritage(ts.SyntaxKind.ImplementsKeyword), ...bases].sort(),
    members,
    ...notesOf(nodes),
  };
}

/** The type parameters of merged declarations. All have the same parameters, but perhaps only one of them has the defaults. */
function longestParameters(nodes: readonly ClassOrInterface[], converter: NodeConverter): string {
  const texts = nodes.map(({ typeParameters }) => parametersText(typeParameters, converter));
  return texts.toSorted((a, b) => b.length - a.length)[0] ?? '';
}

function interfaceBases(nodes: readonly ts.Declaration[], converter: NodeConverter): readonly string[] {
  const clauses = nodes.filter(ts.isInterfaceDeclaration).flatMap(({ heritageClauses = [] }) => [...heritageClauses]);
  return [...new Set(clauses.flatMap(({ types }) => types.map((one) => referenceText(one, converter))))].sort();
}

function convertAlias(node: ts.TypeAliasDeclaration, { id, converter }: GroupContext): SnapshotDeclaration {
  return {
    kind: 'type',
    id,
    typeParameters: parametersText(node.typeParameters, converter),
    type: typeText(converter.type(node.type)),
    ...notesOf([node]),
  };
}

function convertEnum(nodes: readonly ts.EnumDeclaration[], { id, checker }: GroupContext): SnapshotDeclaration {
  const members = nodes
    .flatMap((node) => [...node.members])
    .map((member) => {
      const value = checker.getConstantValue(member);
      const name = enumMemberName(member);
      const text = value === undefined ? name : `${name} = ${typeof value === 'string' ? quoted(value) : JSON.stringify(value)}`;
      return { text, ...memberFacts(member, name), ...notesOf([member]) };
    });
  return {
    kind: 'enum',
    id,
    isConst: nodes.some((node) => hasModifier(node, ts.SyntaxKind.ConstKeyword)),
    members: withAnchors(members).toSorted((a, b) => (a.text < b.text ? -1 : 1)),
    ...notesOf(nodes),
  };
}

export function enumMemberName({ name }: ts.EnumMember): string {
  return ts.isComputedPropertyName(name) ? name.getText() : plainName(name.text);
}

function convertFunction(nodes: readonly ts.FunctionDeclaration[], { id, converter }: GroupContext): SnapshotDeclaration {
  const members = nodes.map(
    (node): SnapshotMember => ({ text: canonicalText(printSignature(converter.signature(node), { returns: ': ' })), ...notesOf([node]) }),
  );
  const [isInternal, isUnstable] = [members.every((member) => member.isInternal), members.every((member) => member.isUnstable)];
  return { kind: 'function', id, members, ...(isInternal ? { isInternal } : {}), ...(isUnstable ? { isUnstable } : {}) };
}

function convertVariable(node: ts.VariableDeclaration, { id, converter }: GroupContext): SnapshotDeclaration {
  const statement = node.parent.parent;
  // Programs cannot assign what they import from a module, also as a member of `export * as settings`.
  const isImported = ts.isSourceFile(statement.parent) && ts.isExternalModule(statement.parent);
  const isConst = isImported || (node.parent.flags & ts.NodeFlags.Const) !== 0;
  return { kind: 'variable', id, keyword: isConst ? 'const' : 'let', type: typeText(converter.valueType(node)), ...notesOf([node]) };
}

type ClassOrInterface = ts.ClassDeclaration | ts.InterfaceDeclaration;

function listMembers(
  owners: readonly ClassOrInterface[],
  { converter, checker }: Pick<GroupContext, 'converter' | 'checker'>,
): readonly SnapshotMember[] {
  const nodes = owners.flatMap(({ members }): readonly (ts.ClassElement | ts.TypeElement)[] => [...members]);
  const hasPrivate = nodes.some(
    (node) => isPrivate(node) && !ts.isConstructorDeclaration(node) && !hasModifier(node, ts.SyntaxKind.StaticKeyword),
  );
  const isAddedTo = isRegistry(owners);
  const members = nodes.flatMap((node) => {
    const added = isAddedTo && isAugmentation(node.parent) ? { isAugmented: true as const } : {};
    return convertMember(node, converter).map((one) => ({ ...one, ...added, written: computedName(node, checker) }));
  });
  const anchored = new Map(withAnchors(members, instanceNames(owners, checker)).map((member) => [member.text, member]));
  const byText = new Map(members.map((member) => [member.text, member]));
  const sorted = sortMembers([...byText.values()]).flatMap(({ text }) => anchored.get(text) ?? []);
  return hasPrivate ? [...sorted, { text: '#private' }] : sorted;
}

/** Names of the members that instances of a class with static members have, inherited ones included. */
function instanceNames([first]: readonly ClassOrInterface[], checker: ts.TypeChecker): readonly string[] {
  const hasStatic = first?.members.some((node) => hasModifier(node, ts.SyntaxKind.StaticKeyword));
  return first === undefined || !hasStatic
    ? []
    : checker
        .getTypeAtLocation(first)
        .getProperties()
        .map(({ name }) => name);
}

/** A name that is computed from a literal is that literal. Undefined for names that are not computed. */
function computedName({ name }: ts.ClassElement | ts.TypeElement, checker: ts.TypeChecker): string | undefined {
  if (name === undefined || !ts.isComputedPropertyName(name)) return undefined;
  const symbol = checker.getSymbolAtLocation(name);
  return symbol === undefined || String(symbol.escapedName).startsWith('__@') ? `[${name.expression.getText()}]` : symbol.name;
}

/** A line of a member, with facts about it. */
interface ConvertedMember extends SnapshotMember, MemberFacts {}

/** The lines of a member: two for an accessor, none for a private member. */
export function convertMember(node: ts.ClassElement | ts.TypeElement, converter: NodeConverter): readonly ConvertedMember[] {
  const facts = { ...memberFacts(node, converter.key(node.name)), ...notesOf([node]) };
  if (ts.isConstructorDeclaration(node)) {
    const text = facts.access === 'private' ? 'private constructor()' : canonicalText(printNode(node, converter));
    return [{ ...facts, text }];
  }
  if (isPrivate(node) || ts.isSemicolonClassElement(node) || ts.isClassStaticBlockDeclaration(node)) return [];
  if (ts.isAutoAccessorPropertyDeclaration(node)) {
    const [prefix, type] = [modifiersOf(node), typeText(converter.type(node.type))];
    return [
      { ...facts, kind: 'getter', text: `${prefix}get ${facts.key}(): ${type}` },
      { ...facts, kind: 'setter', text: `${prefix}set ${facts.key}(value: ${type})` },
    ];
  }
  return [{ ...facts, text: canonicalText(printNode(node, converter)) }];
}

/** Whether `declare module '…'` adds to an interface that is declared elsewhere. */
function isRegistry(nodes: readonly ts.Declaration[]): boolean {
  return nodes.some(isAugmentation) && !nodes.every(isAugmentation);
}

/** Whether a declaration is in `declare module '…'` in a module, where it adds to another declaration. */
function isAugmentation({ parent }: ts.Node): boolean {
  const scope = ts.isModuleBlock(parent) ? parent.parent : undefined;
  return scope !== undefined && ts.isStringLiteral(scope.name) && ts.isExternalModule(scope.getSourceFile());
}

function typeText(type: Type): string {
  return canonicalText(printType(type));
}

function referenceText(node: ts.ExpressionWithTypeArguments, converter: NodeConverter): string {
  return typeText(converter.reference(node));
}

function parametersText(nodes: readonly ts.TypeParameterDeclaration[] | undefined, converter: NodeConverter): string {
  return canonicalText(printTypeParameters(converter.typeParameters(nodes)));
}
