import { groupBy } from '../model/groupBy.ts';
import type { ApiSnapshot, SnapshotDeclaration, SnapshotMember } from './apiSnapshot.ts';
import { declarationsOf } from './declarationsOf.ts';
import { memberFacts } from './memberFacts.ts';

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
    case 'class': {
      const { isAbstract, typeParameters, extends: base, implements: interfaces } = declaration;
      const heritage = `${base === undefined ? '' : ` extends ${base}`}${interfaces.length === 0 ? '' : ` implements ${interfaces.join(', ')}`}`;
      return `${isAbstract ? 'abstract ' : ''}class ${id}${typeParameters}${heritage}`;
    }
    case 'interface':
      return `interface ${id}${declaration.typeParameters}${declaration.extends.length === 0 ? '' : ` extends ${declaration.extends.join(', ')}`}`;
    case 'type':
      return `type ${id}${declaration.typeParameters} = ${objectMembers(declaration.type) === undefined ? declaration.type : '{ … }'}`;
    case 'enum':
      return `${declaration.isConst ? 'const ' : ''}enum ${id}`;
    case 'function':
      return declaration.members.map(({ text }) => `function ${id}${text}`).join('\n');
    case 'variable':
      return `${declaration.keyword} ${id}: ${declaration.type}`;
    case 'namespace':
      return undefined;
  }
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

/** An alias of an object type has members, too. */
function memberLines(declaration: SnapshotDeclaration): readonly SnapshotMember[] {
  if (declaration.kind === 'type') return (objectMembers(declaration.type) ?? []).map((text) => ({ text }));
  return declaration.kind === 'class' || declaration.kind === 'interface' || declaration.kind === 'enum' ? declaration.members : [];
}

/** Undefined for the entry that represents private members. */
export function memberLabel(text: string): string | undefined {
  const { kind, name } = memberFacts(text);
  if (kind === 'private') return undefined;
  if (kind === 'constructor') return '.constructor';
  if (kind === 'call' || kind === 'construct' || kind === 'index') return `[${kind}]`;
  const plain = name.startsWith('"') ? String(JSON.parse(name)) : name;
  return plain.startsWith('[') ? plain : `.${plain}`;
}

/**
 * The members of a type that is an object literal as a whole: `{ a: string; b?: number }`. Undefined for all other types, mapped types
 * among them.
 */
export function objectMembers(type: string): readonly string[] | undefined {
  if (type === '{}') return [];
  if (!/^\{ (?!(?:[+-]?readonly )?\[[\p{L}\p{N}_$]+ in )/u.test(type)) return undefined;
  const members: string[] = [];
  let [depth, begin] = [0, 2];
  for (let at = 0; at < type.length; at++) {
    const string = /^"(?:[^"\\]|\\.)*"|^`(?:[^`\\]|\\.)*`/.exec(type.slice(at))?.[0];
    if (string !== undefined) {
      at += string.length - 1;
      continue;
    }
    const character = type.charAt(at);
    if ('([{<'.includes(character)) depth++;
    else if (')]}'.includes(character) || (character === '>' && type[at - 1] !== '=')) depth--;
    if (character === ';' && depth === 1) {
      members.push(type.slice(begin, at));
      begin = at + 2;
    }
    if (depth === 0) return at === type.length - 1 ? [...members, type.slice(begin, at - 1)] : undefined;
  }
  return undefined;
}
