import ts from 'typescript';
import { compareText } from '../model/compareText.ts';
import { labelOf, type SnapshotMemberKind } from './memberLabel.ts';
import { hasModifier } from './nodes.ts';
import { unquoted } from './quoted.ts';

/** Facts about a member that do not depend on its type. */
export interface MemberFacts {
  readonly kind: SnapshotMemberKind;
  /** Without quotes: `name`, `content-type`, `[Symbol.iterator]`. Empty for signatures. */
  readonly name: string;
  /** The name as code has it: `name`, `"content-type"`, `[Symbol.iterator]`. */
  readonly key: string;
  readonly isStatic: boolean;
  readonly isAbstract: boolean;
  readonly access: 'public' | 'protected' | 'private';
}

export type MemberNode = ts.ClassElement | ts.TypeElement | ts.EnumMember;

/** @param key the name as code has it; empty for signatures */
export function memberFacts(node: MemberNode, key: string): MemberFacts {
  const has = (kind: ts.SyntaxKind): boolean => hasModifier(node, kind);
  const kind = kindOf(node);
  const isNamed = kind !== 'constructor' && kind !== 'private';
  return {
    kind,
    ...(isNamed ? { name: unquoted(key.replace(/^\[(".*")\]$/, '$1')) ?? key, key } : { name: '', key: '' }),
    isStatic: has(ts.SyntaxKind.StaticKeyword),
    isAbstract: has(ts.SyntaxKind.AbstractKeyword),
    access: has(ts.SyntaxKind.PrivateKeyword) ? 'private' : has(ts.SyntaxKind.ProtectedKeyword) ? 'protected' : 'public',
  };
}

function kindOf(node: MemberNode): SnapshotMemberKind {
  if (ts.isEnumMember(node)) return 'enum-member';
  if (ts.isGetAccessor(node)) return 'getter';
  if (ts.isSetAccessor(node)) return 'setter';
  if (ts.isCallSignatureDeclaration(node)) return 'call';
  if (ts.isConstructSignatureDeclaration(node)) return 'construct';
  if (ts.isIndexSignatureDeclaration(node)) return 'index';
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  if (node.name !== undefined && ts.isPrivateIdentifier(node.name)) return 'private';
  if (!ts.isMethodSignature(node) && !ts.isMethodDeclaration(node)) return 'property';
  // An interface may have a method of this name, which code calls as it calls that of a class.
  return ts.isIdentifier(node.name) && node.name.text === 'constructor' ? 'constructor' : 'method';
}

/** Whether a member makes a class accept only its own instances. */
export function isHiddenMember({ kind, access, isStatic }: MemberFacts): boolean {
  return kind === 'private' || (kind !== 'constructor' && access !== 'public' && !isStatic);
}

/** The label of a member in its declaration. Undefined for the entry that represents private members. */
export function memberLabel({ kind, name }: Pick<MemberFacts, 'kind' | 'name'>): string | undefined {
  return kind === 'private' ? undefined : labelOf(kind, name);
}

/**
 * Signatures and index signatures come first, then names in alphabetical order, a getter before its setter. Overloads stay in the order of
 * their declaration, which decides between them.
 */
export function sortMembers<T extends MemberFacts & { readonly text: string }>(members: readonly T[]): readonly T[] {
  return members.toSorted((a, b) => ranks[a.kind] - ranks[b.kind] || compareText(sortName(a), sortName(b)));
}

const ranks: Readonly<Record<SnapshotMemberKind, number>> = {
  constructor: 0,
  call: 1,
  construct: 2,
  index: 3,
  ...{ property: 4, method: 4, getter: 4, setter: 4, private: 4, 'enum-member': 4 },
};

function sortName({ kind, key, text, access, isStatic }: MemberFacts & { readonly text: string }): string {
  if (ranks[kind] < 4) return kind === 'index' ? text : '';
  const accessor = kind === 'getter' ? 'get ' : kind === 'setter' ? 'set ' : '';
  return `${key} ${accessor}${isStatic && access === 'public' ? 'static' : ''}`;
}
