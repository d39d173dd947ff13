import ts from 'typescript';
import { isStackOverflow } from '../model/isStackOverflow.ts';
import type { SnapshotDeclaration, SnapshotMember } from './apiSnapshot.ts';
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
export interface DeclarationFacts {
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

const known = new WeakMap<SnapshotDeclaration, DeclarationFacts>();

/** Reads the texts of a declaration with TypeScript's parser, once. */
export function factsOf(declaration: SnapshotDeclaration): DeclarationFacts {
  const facts = known.get(declaration) ?? readFacts(declaration);
  known.set(declaration, facts);
  return facts;
}

function readFacts(declaration: SnapshotDeclaration): DeclarationFacts {
  const { code, starts } = codeOf(declaration);
  const { aliasMembers, memberAt, ...facts } = factsOfCode(code);
  const members = 'members' in declaration ? declaration.members : [];
  // The texts of members are the last ones of a declaration.
  const offset = starts.length - members.length;
  const own = members.map((member, index) => ({ ...(memberAt.get(starts[offset + index] ?? -1) ?? unknownFacts(member.text)), ...member }));
  return { ...facts, members: [...aliasMembers, ...own] };
}

interface CodeFacts extends Omit<DeclarationFacts, 'members'> {
  readonly aliasMembers: readonly DeclaredMember[];
  /** By the place where the member begins. */
  readonly memberAt: ReadonlyMap<number, Omit<DeclaredMember, 'text'>>;
}

/** Most declarations of a release are those of the release before. */
const parsed = new Map<string, CodeFacts>();
const mostParsed = 5000;

function factsOfCode(code: string): CodeFacts {
  const facts = parsed.get(code) ?? parseSafely(code);
  if (parsed.size >= mostParsed) parsed.clear();
  parsed.set(code, facts);
  return facts;
}

/** The parser runs out of stack at some thousand levels. Nothing is known about such a declaration. */
function parseSafely(code: string): CodeFacts {
  try {
    return parseFacts(code);
  } catch (error) {
    if (!isStackOverflow(error)) throw error;
    return { typeParameters: [], shownType: '…', isObject: false, aliasMembers: [], memberAt: new Map() };
  }
}

function parseFacts(code: string): CodeFacts {
  const file = parseCode(code, false);
  const [statement] = file.statements;
  const alias = statement !== undefined && ts.isTypeAliasDeclaration(statement) ? statement : undefined;
  const owner =
    statement !== undefined && (ts.isClassDeclaration(statement) || ts.isInterfaceDeclaration(statement)) ? statement : undefined;
  const clause = owner && ts.isClassDeclaration(owner) ? owner.heritageClauses?.find(isExtends) : undefined;
  const parts = alias === undefined ? [] : intersected(alias.type);
  return {
    typeParameters: ((owner ?? alias)?.typeParameters ?? []).map((node) => typeParameterFacts(node, file)),
    base: clause?.types[0]?.expression.getText(file),
    shownType: parts.map((part) => (ts.isTypeLiteralNode(part) ? '{ … }' : part.getText(file))).join(' & '),
    isObject: alias !== undefined && ts.isTypeLiteralNode(alias.type),
    aliasMembers: parts.filter(ts.isTypeLiteralNode).flatMap(({ members }) => members.map((node) => aliasMember(node, file))),
    memberAt: new Map(file.statements.flatMap((one) => memberFactsIn(one, file))),
  };
}

function isExtends({ token }: ts.HeritageClause): boolean {
  return token === ts.SyntaxKind.ExtendsKeyword;
}

function typeParameterFacts({ name, constraint }: ts.TypeParameterDeclaration, file: ts.SourceFile): TypeParameterFacts {
  return { name: name.text, text: constraint === undefined ? name.text : `${name.text} extends ${constraint.getText(file)}` };
}

function intersected(type: ts.TypeNode): readonly ts.TypeNode[] {
  return ts.isIntersectionTypeNode(type) ? type.types : [type];
}

function aliasMember(node: ts.TypeElement, file: ts.SourceFile): DeclaredMember {
  return { text: node.getText(file).replace(/;$/, ''), ...factsOfNode(node, file) };
}

type PlacedFacts = readonly (readonly [start: number, facts: Omit<DeclaredMember, 'text'>])[];

function memberFactsIn(statement: ts.Statement, file: ts.SourceFile): PlacedFacts {
  if (ts.isFunctionDeclaration(statement)) {
    const { typeParameters, parameters } = statement;
    return [[(typeParameters ?? parameters).pos - 1, { ...unknownFacts(''), kind: 'call', parameters: parametersOf(statement) }]];
  }
  if (!ts.isClassDeclaration(statement) && !ts.isInterfaceDeclaration(statement) && !ts.isEnumDeclaration(statement)) return [];
  return statement.members.map((node) => [node.getStart(file), factsOfNode(node, file)]);
}

function factsOfNode(node: MemberNode, file: ts.SourceFile): Omit<DeclaredMember, 'text'> {
  const value = ts.isEnumMember(node) ? node.initializer?.getText(file) : undefined;
  return {
    ...memberFacts(node, node.name?.getText(file) ?? ''),
    parameters: parametersOf(node),
    ...(value === undefined ? {} : { value }),
  };
}

/** A text that is no member, in a damaged snapshot. */
function unknownFacts(text: string): Omit<DeclaredMember, 'text'> {
  return { kind: 'property', name: text, key: text, isStatic: false, isAbstract: false, access: 'public', parameters: [] };
}

function parametersOf(node: MemberNode | ts.FunctionDeclaration): readonly string[] {
  if (!ts.isFunctionLike(node) || ts.isIndexSignatureDeclaration(node)) return [];
  return node.parameters.flatMap(({ name }) => (ts.isIdentifier(name) && name.text !== 'this' ? [name.text] : []));
}
