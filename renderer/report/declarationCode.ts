import type { SnapshotDeclaration, SnapshotMember } from '../snapshot/apiSnapshot.ts';
import { headRest, keywordOf, memberLabel, objectMembers } from '../snapshot/declarationText.ts';
import { wrapCode } from '../snapshot/wrapCode.ts';

interface CodeRequest {
  /** Name that the declaration has in the code. */
  readonly name: string;
  /** Put before it: `export `, or nothing. */
  readonly prefix: string;
  /** Whether a comment describes the declaration (`''`) or one of its members (`.name`). */
  readonly isDescribed: (label: string) => boolean;
  /** What another declaration is called here. */
  readonly nameOf: (id: string) => string;
}

/** A declaration as lines of TypeScript, with a comment above everything that is deprecated, internal or undocumented. */
export function declarationCode(declaration: SnapshotDeclaration, request: CodeRequest): readonly string[] {
  const { name, prefix } = request;
  const text = (code: string): string => replaceNames(code, request.nameOf);
  const own = marksOf({ ...declaration, label: '' }, request);
  const block = (head: string, members: readonly SnapshotMember[], sign = ';'): readonly string[] => {
    const lines = members.flatMap((member) => memberLines(member, { request, sign }));
    if (lines.length === 0) return [...own, ...wrapCode(`${head} {}`)];
    const heads = wrapCode(`${head} {`);
    return [...own, ...heads, ...lines.map((line) => `  ${line}`), '}'];
  };
  switch (declaration.kind) {
    case 'class':
    case 'interface':
    case 'enum': {
      const head = `${prefix}${keywordOf(declaration)} ${name}${text(headRest(declaration))}`;
      return block(head, declaration.members, declaration.kind === 'enum' ? ',' : ';');
    }
    case 'type': {
      const head = `${prefix}type ${name}${text(declaration.typeParameters)} =`;
      const members = objectMembers(declaration.type);
      if (members !== undefined && members.length > 0)
        return block(
          head,
          members.map((member) => ({ text: member })),
        ).with(-1, '};');
      return [...own, ...wrapCode(`${head} ${text(declaration.type)};`)];
    }
    case 'function':
      return declaration.members.flatMap((member) => [
        ...marksOf({ ...member, isInternal: member.isInternal ?? declaration.isInternal, label: '' }, request),
        ...wrapCode(`${prefix}function ${name}${text(member.text)};`),
      ]);
    case 'variable':
      return [...own, ...wrapCode(`${prefix}${declaration.keyword} ${name}: ${text(declaration.type)};`)];
    case 'namespace':
      return [...own, `${prefix}namespace ${name} {${declaration.exports.length === 0 ? '' : ' … '}}`];
  }
}

interface MemberContext {
  readonly request: CodeRequest;
  /** At the end of each member. */
  readonly sign: string;
}

function memberLines(member: SnapshotMember, { request, sign }: MemberContext): readonly string[] {
  const label = memberLabel(member.text);
  const marks = label === undefined ? [] : marksOf({ ...member, label }, request);
  return [...marks, ...wrapCode(`${replaceNames(member.text, request.nameOf)}${sign}`, 98)];
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

/** Strings, or a name with what precedes and follows it. A name of a property or parameter is followed by a colon without a space. */
const token = /"(?:[^"\\]|\\.)*"|((?<!\.)\.)?([\p{L}_$][\p{L}\p{N}_$]*)(?![\p{L}\p{N}_$]|\??:)/gu;

/** Replaces the names in a type that may be names of declarations. */
export function replaceNames(code: string, replace: (name: string) => string): string {
  return code.replace(token, (whole: string, dot: string | undefined, name: string | undefined) =>
    name === undefined || dot !== undefined ? whole : replace(name),
  );
}

/** The names in a type that may be names of declarations. */
export function namesIn(code: string): ReadonlySet<string> {
  const names = new Set<string>();
  replaceNames(code, (name) => {
    names.add(name);
    return name;
  });
  return names;
}
