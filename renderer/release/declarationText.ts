import type { MemberKind } from '../model/api.ts';
import { groupBy } from '../model/groupBy.ts';
import type { ApiSnapshot, SnapshotDeclaration, SnapshotMember } from './apiSnapshot.ts';
import { signsOf, splitAt } from './brackets.ts';
import { declarationsOf, plainName } from './declarationsOf.ts';
import { memberFacts, type SnapshotMemberKind } from './memberFacts.ts';

/** The parts of a declaration that are compared, shown and dated one by one. */
export interface DeclarationPart {
  /** Empty for the declaration itself; `.name` for a member, `.constructor`, `[call]`. */
  readonly label: string;
  /** One line for each overload. */
  readonly text: string;
  readonly deprecated?: string | undefined;
  /** Overloads that are deprecated, by their text. */
  readonly deprecatedOverloads: ReadonlyMap<string, string>;
  readonly isInternal: boolean;
}

/** Takes the declarations of an id apart. */
export function partsOfDeclaration(snapshot: ApiSnapshot, id: string): readonly DeclarationPart[] {
  const own = declarationsOf(snapshot, id).filter((one) => one.kind !== 'namespace');
  return own.flatMap((declaration) => {
    const head = headPart(declaration);
    return [...(head === undefined ? [] : [head]), ...memberParts(declaration)];
  });
}

function headPart(declaration: SnapshotDeclaration): DeclarationPart | undefined {
  const text = headText(declaration);
  if (text === undefined) return undefined;
  const { deprecated, isInternal = false } = declaration;
  const members = declaration.kind === 'function' ? declaration.members : [];
  const all = members.length > 0 && members.every((member) => member.deprecated !== undefined) ? members[0]?.deprecated : deprecated;
  const deprecatedOverloads = overloadsOf(members);
  return { label: '', text, isInternal, deprecatedOverloads, ...(all === undefined ? {} : { deprecated: all }) };
}

function overloadsOf(members: readonly SnapshotMember[]): ReadonlyMap<string, string> {
  return new Map(members.flatMap(({ text, deprecated }) => (deprecated === undefined ? [] : [[text, deprecated] as const])));
}

function headText(declaration: SnapshotDeclaration): string | undefined {
  const { id } = declaration;
  switch (declaration.kind) {
    case 'class':
    case 'interface':
    case 'enum':
      return headOf(declaration);
    case 'type':
      return `type ${id}${declaration.typeParameters} = ${withoutMembers(declaration.type)}`;
    case 'function':
      return declaration.members.map(({ text }) => `function ${id}${text}`).join('\n');
    case 'variable':
      return `${declaration.keyword} ${id}: ${declaration.type}`;
    case 'namespace':
      return undefined;
  }
}

type DeclarationWithHead = Extract<SnapshotDeclaration, { kind: 'class' | 'interface' | 'enum' }>;

/** The line before the members: `abstract class Parser<T> extends Base implements Reader`. */
export function headOf(declaration: DeclarationWithHead): string {
  return `${keywordOf(declaration)} ${declaration.id}${headRest(declaration)}`;
}

export function keywordOf(declaration: DeclarationWithHead): string {
  if (declaration.kind === 'class') return declaration.isAbstract ? 'abstract class' : 'class';
  return declaration.kind === 'enum' && declaration.isConst ? 'const enum' : declaration.kind;
}

/** What follows the name in the head: type parameters and bases. */
export function headRest(declaration: DeclarationWithHead): string {
  if (declaration.kind === 'enum') return '';
  const bases = [declaration.extends ?? []].flat();
  const interfaces = declaration.kind === 'class' ? declaration.implements : [];
  return `${declaration.typeParameters}${listed(' extends ', bases)}${listed(' implements ', interfaces)}`;
}

function listed(word: string, names: readonly string[]): string {
  return names.length === 0 ? '' : `${word}${names.join(', ')}`;
}

function memberParts(declaration: SnapshotDeclaration): readonly DeclarationPart[] {
  const groups = groupBy(memberLines(declaration), ({ text }) => memberLabel(text));
  return [...groups].flatMap(([label, members]) => {
    if (label === undefined) return [];
    const deprecated = members.every((member) => member.deprecated !== undefined) ? members[0]?.deprecated : undefined;
    const text = members.map((member) => member.text).join('\n');
    const isInternal = members.every((member) => member.isInternal);
    const deprecatedOverloads = overloadsOf(members);
    return { label, text, isInternal, deprecatedOverloads, ...(deprecated === undefined ? {} : { deprecated }) };
  });
}

/** An alias of an object type has members, too, and so has one of an intersection with object types. */
function memberLines(declaration: SnapshotDeclaration): readonly SnapshotMember[] {
  if (declaration.kind === 'type')
    return intersectedTypes(declaration.type).flatMap((part) => (objectMembers(part) ?? []).map((text) => ({ text })));
  return declaration.kind === 'class' || declaration.kind === 'interface' || declaration.kind === 'enum' ? declaration.members : [];
}

/** Undefined for the entry that represents private members. */
export function memberLabel(text: string): string | undefined {
  const facts = memberFacts(text);
  return facts.kind === 'private' ? undefined : labelOf(facts.kind, plainName(facts));
}

/** The label of a member from its kind and its name without quotes. */
export function labelOf(kind: SnapshotMemberKind | MemberKind, name: string): string {
  if (kind === 'constructor') return '.constructor';
  if (kind === 'call' || kind === 'construct' || kind === 'index') return `[${kind}]`;
  return name.startsWith('[') ? name : `.${name}`;
}

function withoutMembers(type: string): string {
  const parts = intersectedTypes(type);
  return parts.map((part) => (objectMembers(part) === undefined ? part : '{ … }')).join(' & ');
}

/** The types of an intersection; any other type alone. */
function intersectedTypes(type: string): readonly string[] {
  if (!type.includes(' & ')) return [type];
  // Of these, an intersection is only a part.
  const isPart = [' | ', ' => ', ' extends '].some((sign) => splitAt(type, sign).length > 1);
  return isPart ? [type] : splitAt(type, ' & ');
}

/**
 * The members of a type that is an object literal as a whole: `{ a: string; b?: number }`. Undefined for all other types, mapped types
 * among them.
 */
export function objectMembers(type: string): readonly string[] | undefined {
  if (type === '{}') return [];
  if (!/^\{ (?!(?:[+-]?readonly )?\[[\p{L}\p{N}_$]+ in )/u.test(type)) return undefined;
  const end = signsOf(type).find(({ depth }) => depth === 0)?.at;
  return end === type.length - 1 ? splitAt(type.slice(2, -2), '; ') : undefined;
}
