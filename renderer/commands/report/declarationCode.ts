import type { SnapshotDeclaration, SnapshotMember } from '../../release/apiSnapshot.ts';
import { factsOf } from '../../release/declarationFacts.ts';
import { layoutCode } from '../../release/layoutText.ts';
import { memberLabel } from '../../release/memberFacts.ts';
import { printDeclaration } from '../../release/printDeclaration.ts';
import type { ReferenceNames } from '../../release/references.ts';

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
  const { name, prefix } = request;
  const own = marksOf({ ...declaration, label: '' }, request);
  if (declaration.kind === 'namespace') return [...own, `${prefix}namespace ${name} {${declaration.exports.length === 0 ? '' : ' … '}}`];
  const { heads, members } = printDeclaration(declaration, request);
  if (declaration.kind === 'function')
    return declaration.members.flatMap((member, index) => [
      ...marksOf({ ...member, isInternal: member.isInternal ?? declaration.isInternal, label: '' }, request),
      ...layoutCode([prefix, heads[index] ?? '', ';']),
    ]);
  const [head = ''] = heads;
  if (members === undefined) return [...own, ...layoutCode([prefix, head, ';'])];
  if (members.length === 0) return [...own, ...layoutCode([prefix, head, ' {}'])];
  const facts = factsOf(declaration).members;
  const lines = members.flatMap((doc, index) => {
    const member = facts[index];
    const label = member && memberLabel(member);
    const marks = member === undefined || label === undefined ? [] : marksOf({ ...member, label }, request);
    return [...marks, ...layoutCode([doc, declaration.kind === 'enum' ? ',' : ';'], 98)];
  });
  return [...own, ...layoutCode([prefix, head, ' {']), ...lines.map((line) => `  ${line}`), declaration.kind === 'type' ? '};' : '}'];
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
