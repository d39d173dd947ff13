import type { ApiSnapshot, ClassDeclaration, EnumDeclaration, SnapshotDeclaration } from '../../../snapshot/apiSnapshot.ts';
import { memberFacts } from '../../../snapshot/memberFacts.ts';
import type { Position } from '../difference/difference.ts';
import type { Relation } from '../relate/relation.ts';

export interface DeclarationRequest {
  readonly id: string;
  readonly newId: string;
  readonly snapshots: { readonly old: ApiSnapshot; readonly new: ApiSnapshot };
  readonly relation: Relation;
  /** How users of the old release use the type. */
  readonly positions: ReadonlySet<Position>;
  /** Whether users can import the declaration, at least as a type. */
  readonly isImportable: boolean;
  /** Whether users can import its value. */
  readonly isExported: boolean;
}

export interface Parts {
  readonly before: readonly SnapshotDeclaration[];
  readonly after: readonly SnapshotDeclaration[];
}

const typeKinds: ReadonlySet<SnapshotDeclaration['kind']> = new Set(['class', 'interface', 'type', 'enum']);

const valueKinds: ReadonlySet<SnapshotDeclaration['kind']> = new Set(['class', 'function', 'variable', 'enum']);

export function hasType(parts: readonly SnapshotDeclaration[]): boolean {
  return parts.some(({ kind }) => typeKinds.has(kind));
}

export function hasValue(parts: readonly SnapshotDeclaration[]): boolean {
  return parts.some(({ kind }) => valueKinds.has(kind));
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

export function constructorAccess({ members }: ClassDeclaration): 'public' | 'protected' | 'private' {
  const found = members.map(({ text }) => memberFacts(text)).find(({ kind }) => kind === 'constructor');
  return found?.access ?? 'public';
}
