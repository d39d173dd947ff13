import { groupBy } from '../model/groupBy.ts';
import type { ApiSnapshot, SnapshotDeclaration } from './apiSnapshot.ts';
import { type DeclaredMember, factsOf } from './declarationFacts.ts';
import { headOf } from './declarationHead.ts';
import { declarationsOf } from './declarationsOf.ts';
import { memberLabel } from './memberFacts.ts';

/** The parts of a declaration that are compared, shown and dated one by one. */
export interface DeclarationPart {
  /** Empty for the declaration itself; `.name` for a member, `.constructor`, `[call]`. */
  readonly label: string;
  /** One line for each overload. */
  readonly text: string;
  readonly deprecated?: string | undefined;
  /** One for each line of the text. */
  readonly overloads: readonly PartOverload[];
  readonly isInternal: boolean;
  readonly isUnstable: boolean;
}

export interface PartOverload {
  readonly text: string;
  readonly parameters: readonly string[];
  readonly deprecated?: string | undefined;
}

/** Splits the declarations of an id into the declaration itself and its members. */
export function partsOfDeclaration(snapshot: ApiSnapshot, id: string): readonly DeclarationPart[] {
  const own = declarationsOf(snapshot, id).filter((one) => one.kind !== 'namespace');
  return own.flatMap((declaration) => {
    const head = headPart(declaration);
    return [...(head === undefined ? [] : [head]), ...memberParts(declaration)];
  });
}

/** The text of a part, with one line for each overload. */
export function textOf(parts: readonly DeclarationPart[], label: string): string | undefined {
  const own = parts.filter((part) => part.label === label);
  return own.length === 0 ? undefined : own.map(({ text }) => text).join('\n');
}

function headPart(declaration: SnapshotDeclaration): DeclarationPart | undefined {
  const text = headText(declaration);
  if (text === undefined) return undefined;
  const { deprecated, isInternal = false, isUnstable = false } = declaration;
  const members = declaration.kind === 'function' ? factsOf(declaration).members : [];
  const all = members.length > 0 && members.every((member) => member.deprecated !== undefined) ? members[0]?.deprecated : deprecated;
  return {
    label: '',
    text,
    isInternal,
    isUnstable,
    overloads: declaration.kind === 'function' ? members : [{ text, parameters: [] }],
    ...(all === undefined ? {} : { deprecated: all }),
  };
}

function headText(declaration: SnapshotDeclaration): string | undefined {
  const { id } = declaration;
  switch (declaration.kind) {
    case 'class':
    case 'interface':
    case 'enum':
      return headOf(declaration);
    case 'type':
      return `type ${id}${declaration.typeParameters} = ${factsOf(declaration).shownType}`;
    case 'function':
      return declaration.members.map(({ text }) => `function ${id}${text}`).join('\n');
    case 'variable':
      return `${declaration.keyword} ${id}: ${declaration.type}`;
    case 'namespace':
      return undefined;
  }
}

function memberParts(declaration: SnapshotDeclaration): readonly DeclarationPart[] {
  const groups = groupBy(membersOf(declaration), memberLabel);
  return [...groups].flatMap(([label, members]) => {
    if (label === undefined) return [];
    const deprecated = members.every((member) => member.deprecated !== undefined) ? members[0]?.deprecated : undefined;
    const text = members.map((member) => member.text).join('\n');
    const [isInternal, isUnstable] = [members.every((member) => member.isInternal), members.every((member) => member.isUnstable)];
    return { label, text, isInternal, isUnstable, overloads: members, ...(deprecated === undefined ? {} : { deprecated }) };
  });
}

function membersOf(declaration: SnapshotDeclaration): readonly DeclaredMember[] {
  return declaration.kind === 'function' ? [] : factsOf(declaration).members;
}
