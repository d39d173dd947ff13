import ts from 'typescript';
import { withinStack } from '../model/isStackOverflow.ts';
import { memoize } from '../model/memoize.ts';
import type { ApiSnapshot, SnapshotDeclaration, SnapshotMember } from './apiSnapshot.ts';
import { declarationsOf } from './declarationsOf.ts';
import { type MemberFacts, type MemberNode, memberFacts } from './memberFacts.ts';
import { codeOf, parseCode } from './parseDeclaration.ts';

/** A member with what its text says. */
export interface DeclaredMember extends SnapshotMember, MemberFacts {
  /** Names of the parameters of a signature; without `this`. */
  readonly parameters: readonly string[];
  /** Of a member of an enumeration: `0`, `"red"`. */
  readonly value?: string | undefined;
}

export interface TypeParameterFacts {
  readonly name: string;
  /** With its constraint, without modifiers and default: `T extends string`. */
  readonly text: string;
}

/** What the texts of a declaration say. */
interface DeclarationFacts {
  readonly typeParameters: readonly TypeParameterFacts[];
  /** The id of the class that a class extends. */
  readonly base?: string | undefined;
  /** Members of a class, an interface, an enumeration, or of the object types of an alias; overloads of a function. */
  readonly members: readonly DeclaredMember[];
  /** The type of an alias, with `{ … }` in place of the object types that have the members. */
  readonly shownType: string;
  /** Whether the type of an alias is one object type. */
  readonly isObject: boolean;
}

/** Type parameters or arguments from the text of each: `<T, U>`, nothing for none. */
export function angled(texts: readonly string[]): string {
  return texts.length === 0 ? '' : `<${texts.join(', ')}>`;
}

/** Reads the texts of a declaration with TypeScript's parser, once. */
export const factsOf = memoize(readFacts, new WeakMap());

function readFacts(declaration: SnapshotDeclaration): DeclarationFacts {
  const facts = factsOfCode(codeOf(declaration));
  if (!('members' in declaration)) return facts;
  const isWhole = facts.members.length === declaration.members.length;
  return {
    ...facts,
    members: declaration.members.map((one, index) => ({ ...((isWhole && facts.members[index]) || damaged(one)), ...one })),
  };
}

/** Of a declaration in a damaged snapshot, one of whose members cannot be read. */
function damaged({ text }: SnapshotMember): DeclaredMember {
  return { text, kind: 'property', name: text, key: text, isStatic: false, isAbstract: false, access: 'public', parameters: [] };
}

/** Most declarations of a release are those of the release before. */
const parsed = new Map<string, DeclarationFacts>();
const mostParsed = 5000;

function factsOfCode(code: string): DeclarationFacts {
  const before = parsed.get(code);
  if (before !== undefined) return before;
  // Nothing is known about a declaration of some thousand levels.
  const facts = withinStack(() => parseFacts(code), { typeParameters: [], shownType: '…', isObject: false, members: [] });
  if (parsed.size >= mostParsed) parsed.clear();
  parsed.set(code, facts);
  return facts;
}

function parseFacts(code: string): DeclarationFacts {
  const file = parseCode(code, false);
  const [statement] = file.statements;
  const alias = statement !== undefined && ts.isTypeAliasDeclaration(statement) ? statement : undefined;
  const owner =
    statement !== undefined && (ts.isClassDeclaration(statement) || ts.isInterfaceDeclaration(statement)) ? statement : undefined;
  const clause = owner && ts.isClassDeclaration(owner) ? owner.heritageClauses?.find(isExtends) : undefined;
  const parts: readonly ts.TypeNode[] = alias === undefined ? [] : ts.isIntersectionTypeNode(alias.type) ? alias.type.types : [alias.type];
  const nodes = alias === undefined ? file.statements.flatMap(membersIn) : parts.filter(ts.isTypeLiteralNode).flatMap(membersIn);
  return {
    typeParameters: ((owner ?? alias)?.typeParameters ?? []).map((node) => typeParameterFacts(node, file)),
    base: clause?.types[0]?.expression.getText(file),
    shownType: parts.map((part) => (ts.isTypeLiteralNode(part) ? '{ … }' : part.getText(file))).join(' & '),
    isObject: alias !== undefined && ts.isTypeLiteralNode(alias.type),
    members: nodes.map((node) => declaredMember(node, file)),
  };
}

function isExtends({ token }: ts.HeritageClause): boolean {
  return token === ts.SyntaxKind.ExtendsKeyword;
}

function typeParameterFacts({ name, constraint }: ts.TypeParameterDeclaration, file: ts.SourceFile): TypeParameterFacts {
  return { name: name.text, text: constraint === undefined ? name.text : `${name.text} extends ${constraint.getText(file)}` };
}

/** An overload of a function is a member, too. */
type DeclaredNode = MemberNode | ts.FunctionDeclaration;

function membersIn(node: ts.Statement | ts.TypeLiteralNode): readonly DeclaredNode[] {
  if (ts.isFunctionDeclaration(node)) return [node];
  const hasMembers =
    ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isEnumDeclaration(node) || ts.isTypeLiteralNode(node);
  return hasMembers ? [...node.members] : [];
}

function declaredMember(node: DeclaredNode, file: ts.SourceFile): DeclaredMember {
  const text = node.getText(file).replace(/;$/, '');
  if (ts.isFunctionDeclaration(node)) return { ...damaged({ text }), kind: 'call', parameters: parametersOf(node) };
  const value = ts.isEnumMember(node) ? node.initializer?.getText(file) : undefined;
  const facts = memberFacts(node, node.name?.getText(file) ?? '');
  return { text, ...facts, parameters: parametersOf(node), ...(value === undefined ? {} : { value }) };
}

function parametersOf(node: DeclaredNode): readonly string[] {
  if (!ts.isFunctionLike(node) || ts.isIndexSignatureDeclaration(node)) return [];
  return node.parameters.flatMap(({ name }) => (ts.isIdentifier(name) && name.text !== 'this' ? [name.text] : []));
}

/** The members of a class. Empty for other declarations. */
export function classMembers(snapshot: ApiSnapshot, id: string): readonly DeclaredMember[] {
  return declarationsOf(snapshot, id).flatMap((one) => (one.kind === 'class' ? factsOf(one).members : []));
}

/** Ids of the classes that a class extends directly. */
export function classBases(snapshot: ApiSnapshot, id: string): readonly string[] {
  return declarationsOf(snapshot, id).flatMap((one) => factsOf(one).base ?? []);
}

/** Facts about the members of a class, and then about those of its bases, also those that the class overrides. */
export function membersWithBases(snapshot: ApiSnapshot, id: string): readonly MemberFacts[] {
  return [...classMembers(snapshot, id), ...classBases(snapshot, id).flatMap((base) => membersWithBases(snapshot, base))];
}

/** The names of the members of an enum. Empty for other declarations. */
export function enumMemberNames(declarations: readonly SnapshotDeclaration[]): readonly string[] {
  return declarations.flatMap((one) => (one.kind === 'enum' ? factsOf(one).members.map(({ name }) => name) : []));
}
