import type { SnapshotDeclaration, SnapshotMember } from '../../release/apiSnapshot.ts';
import { type DeclaredMember, factsOf } from '../../release/declarationFacts.ts';
import { headRest, keywordOf } from '../../release/declarationHead.ts';
import { memberLabel } from '../../release/memberFacts.ts';
import { type ReferenceNames, renameReferences } from '../../release/take/renameReferences.ts';
import { wrapCode } from '../../release/wrapCode.ts';

interface CodeRequest {
  /** Name that the declaration has in the code. */
  readonly name: string;
  /** Put before it: `export `, or nothing. */
  readonly prefix: string;
  /** Whether a comment describes the declaration (`''`) or one of its members (`.name`). */
  readonly isDescribed: (label: string) => boolean;
  readonly names: ReferenceNames;
}

/** A declaration as lines of TypeScript, with a comment above everything that is deprecated, internal or undocumented. */
export function declarationCode(declaration: SnapshotDeclaration, request: CodeRequest): readonly string[] {
  const { name, prefix, names } = request;
  const shown = renameReferences(declaration, names);
  const own = marksOf({ ...declaration, label: '' }, request);
  const block = (head: string, members: readonly ShownMember[], sign = ';'): readonly string[] => {
    const lines = members.flatMap((member) => memberLines(member, { request, sign }));
    if (lines.length === 0) return [...own, ...wrapCode(`${head} {}`)];
    const heads = wrapCode(`${head} {`);
    return [...own, ...heads, ...lines.map((line) => `  ${line}`), '}'];
  };
  switch (shown.kind) {
    case 'class':
    case 'interface':
    case 'enum': {
      const head = `${prefix}${keywordOf(shown)} ${name}${headRest(shown)}`;
      return block(head, shownMembers(declaration, shown), shown.kind === 'enum' ? ',' : ';');
    }
    case 'type': {
      const head = `${prefix}type ${name}${shown.typeParameters} =`;
      const members = shownMembers(declaration, shown);
      if (members.length > 0) return block(head, members).with(-1, '};');
      return [...own, ...wrapCode(`${head} ${shown.type};`)];
    }
    case 'function':
      return shown.members.flatMap((member) => [
        ...marksOf({ ...member, isInternal: member.isInternal ?? shown.isInternal, label: '' }, request),
        ...wrapCode(`${prefix}function ${name}${member.text};`),
      ]);
    case 'variable':
      return [...own, ...wrapCode(`${prefix}${shown.keyword} ${name}: ${shown.type};`)];
    case 'namespace':
      return [...own, `${prefix}namespace ${name} {${shown.exports.length === 0 ? '' : ' … '}}`];
  }
}

interface ShownMember extends SnapshotMember {
  /** Undefined for the entry that represents private members. */
  readonly label: string | undefined;
}

/** The members of a declaration as they are shown. Labels have the names of the snapshot. */
function shownMembers(declaration: SnapshotDeclaration, shown: SnapshotDeclaration): readonly ShownMember[] {
  const labels = membersOf(declaration).map(memberLabel);
  return membersOf(shown).map((member, index) => ({ ...member, label: labels[index] }));
}

function membersOf(declaration: SnapshotDeclaration): readonly DeclaredMember[] {
  const { members, isObject } = factsOf(declaration);
  return declaration.kind === 'type' && !isObject ? [] : members;
}

interface MemberContext {
  readonly request: CodeRequest;
  /** At the end of each member. */
  readonly sign: string;
}

function memberLines({ label, ...member }: ShownMember, { request, sign }: MemberContext): readonly string[] {
  const marks = label === undefined ? [] : marksOf({ ...member, label }, request);
  return [...marks, ...wrapCode(`${member.text}${sign}`, 98)];
}

interface Marked extends Pick<SnapshotMember, 'deprecated' | 'isInternal'> {
  readonly label: string;
}

function marksOf({ deprecated, isInternal, label }: Marked, { isDescribed }: CodeRequest): readonly string[] {
  return [
    ...(deprecated === undefined ? [] : [`// @deprecated ${deprecated}`.trimEnd()]),
    ...(isInternal ? ['// @internal'] : []),
    ...(isDescribed(label) ? [] : ['// undocumented']),
  ];
}
