import type ts from 'typescript';
import type { ApiSnapshot, ClassDeclaration, EnumDeclaration, SnapshotDeclaration } from '../../release/apiSnapshot.ts';
import { classMembers, factsOf } from '../../release/declarationFacts.ts';
import type { MemberFacts } from '../../release/memberFacts.ts';
import { type Difference, type Finding, major, minor, type Position, suspected } from '../difference/difference.ts';
import type { Relation, Scope } from '../relate/relation.ts';

/** A declaration that both releases have. */
interface DeclarationPair {
  readonly id: string;
  readonly newId: string;
  readonly snapshots: { readonly old: ApiSnapshot; readonly new: ApiSnapshot };
  readonly relation: Relation;
  /** How users of the old release use the type. */
  readonly positions: ReadonlySet<Position>;
}

export interface DeclarationRequest extends DeclarationPair {
  /** Whether users can import the declaration, at least as a type. */
  readonly isImportable: boolean;
  /** Whether users can import its value. */
  readonly isExported: boolean;
  /** Whether it is in a namespace, so that users can assign it if it is a variable. */
  readonly isAssigned: boolean;
}

/** A declaration whose value users may change. */
export type ValueRequest = Omit<DeclarationRequest, 'positions' | 'isImportable'>;

/** The types of a class, interface or object type. */
export interface MembersRequest extends DeclarationPair {
  readonly old: ts.Type;
  readonly new: ts.Type;
  readonly scope: Scope;
  readonly isClass: boolean;
  /** Whether users can write a class that extends this one. */
  readonly isExtendable: boolean;
}

export interface Parts {
  readonly before: readonly SnapshotDeclaration[];
  readonly after: readonly SnapshotDeclaration[];
}

const typeKinds: ReadonlySet<SnapshotDeclaration['kind']> = new Set(['class', 'interface', 'type', 'enum']);

export function hasType(parts: readonly SnapshotDeclaration[]): boolean {
  return parts.some(({ kind }) => typeKinds.has(kind));
}

export function hasKind(parts: readonly SnapshotDeclaration[], kind: SnapshotDeclaration['kind']): boolean {
  return parts.some((one) => one.kind === kind);
}

export function isEnum(one: SnapshotDeclaration): one is EnumDeclaration {
  return one.kind === 'enum';
}

export function isClass(one: SnapshotDeclaration): one is ClassDeclaration {
  return one.kind === 'class';
}

export function constructorAccess(declaration: ClassDeclaration): 'public' | 'protected' | 'private' {
  const found = factsOf(declaration).members.find(({ kind }) => kind === 'constructor');
  return found?.access ?? 'public';
}

/** Facts about the static members that a class itself declares, or about those of its instances, by name. */
export function factsByName(snapshot: ApiSnapshot, id: string, wantsStatic: boolean): ReadonlyMap<string, MemberFacts> {
  const facts = classMembers(snapshot, id).filter(({ isStatic, name }) => isStatic === wantsStatic && name !== '');
  return new Map(facts.map((one) => [one.name, one]));
}

interface AccessPair {
  readonly name: string;
  readonly was: MemberFacts | undefined;
  readonly is: MemberFacts | undefined;
  readonly isExtendable: boolean;
}

/** The difference between `public` and `protected`. */
export function accessDifferences({ name, was, is, isExtendable }: AccessPair): readonly Difference[] {
  const about = { position: 'receive', name } as const;
  if (was?.access === 'public' && is?.access === 'protected') return [major({ rule: 'access', reason: 'is protected now', ...about })];
  if (was?.access !== 'protected' || is?.access !== 'public') return [];
  const reason = 'is public now: subclasses that override it as protected fail';
  return [isExtendable ? suspected({ rule: 'override', reason, ...about }) : minor(reason)];
}

/** Findings about one part of a declaration. */
export function findingsIn(place: Pick<Finding, 'id' | 'part' | 'change'>, differences: readonly Difference[]): readonly Finding[] {
  return differences.map((difference) => ({ ...place, difference }));
}
