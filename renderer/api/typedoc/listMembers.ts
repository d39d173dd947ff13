import { type DeclarationReflection, ReflectionKind, type SignatureReflection, type SourceReference } from 'typedoc';
import type { MemberKind, MemberRole } from '../../model/api.ts';
import { frameIds } from '../../model/frameIds.ts';
import { freeAnchor, wantedAnchor } from '../../model/memberAnchors.ts';

/** A member before conversion: TypeDoc spreads them over children, signatures and index signatures. */
export interface MemberPart {
  readonly kind: MemberKind;
  readonly name: string;
  /** Unique within its symbol, also where case doesn't count. */
  readonly anchor: string;
  /** Undefined for call, construct and index signatures of the symbol itself. */
  readonly declaration?: DeclarationReflection | undefined;
  readonly signatures: readonly SignatureReflection[];
  /** Of a part of a component. */
  readonly role?: MemberRole | undefined;
}

/** A prop, event or slot of a component, as a property. */
interface ComponentReflection {
  readonly role: MemberRole;
  readonly reflection: DeclarationReflection;
}

/** Props, events and slots by the components' reflections. */
export type Components = ReadonlyMap<DeclarationReflection, readonly ComponentReflection[]>;

/** Object types that have no page of their own, and what has their members in their place. */
export interface OpenTypes {
  /** The types whose members are those of an alias or a variable. */
  readonly members: ReadonlyMap<DeclarationReflection, DeclarationReflection>;
  /** Types that users know by another name: `Inner` of `type Suggest = Inner`, with the alias. */
  readonly aliases: ReadonlyMap<DeclarationReflection, DeclarationReflection>;
}

export const noOpenTypes: OpenTypes = { members: new Map(), aliases: new Map() };

type UnnamedPart = Omit<MemberPart, 'anchor'>;

/**
 * Everything that a class, interface, enum, function or object type has as members: the constructor first, then those
 * that are declared here in the order of the source, then what is inherited. Signatures of an object type have no place:
 * they come before its properties. An alias of several object types (`{ … } & { … }`) has the members of each.
 */
export function listMembers(...owners: readonly DeclarationReflection[]): readonly MemberPart[] {
  return withAnchors(owners.flatMap(declaredParts));
}

function declaredParts(owner: DeclarationReflection): readonly UnnamedPart[] {
  const declared = (owner.children ?? []).flatMap((child) => partOf(child, owner));
  const own = owner.kindOf(ReflectionKind.Function) ? [] : ownSignatures(owner);
  const indexes = (owner.indexSignatures ?? []).map((signature) => ({ kind: 'index', name: 'index', signatures: [signature] }) as const);
  return inOrderOfSource([...declared, ...own, ...indexes], owner);
}

/** What users pass to a component. `others` are its other members. */
export function listComponentParts(parts: readonly ComponentReflection[], others: readonly MemberPart[]): readonly MemberPart[] {
  const unnamed = parts.map(
    ({ role, reflection }): UnnamedPart => ({ kind: 'property', role, name: reflection.name, declaration: reflection, signatures: [] }),
  );
  return withAnchors(unnamed, others);
}

function partOf(child: DeclarationReflection, owner: DeclarationReflection): readonly UnnamedPart[] {
  const kind = memberKind(child, owner);
  if (kind === undefined) return [];
  return [{ kind, name: child.name, declaration: child, signatures: child.signatures ?? [] }];
}

function memberKind(child: DeclarationReflection, owner: DeclarationReflection): MemberKind | undefined {
  if (child.kindOf(ReflectionKind.Constructor)) return owner.kindOf(ReflectionKind.Class) ? 'constructor' : 'construct';
  if (child.kindOf(ReflectionKind.EnumMember)) return 'enum-member';
  if (child.kindOf(ReflectionKind.Accessor)) return isAutoAccessor(child) ? 'property' : 'accessor';
  if (child.kindOf(ReflectionKind.FunctionOrMethod)) return 'method';
  return child.kindOf(ReflectionKind.VariableOrProperty) ? 'property' : undefined;
}

/** `accessor name = ''`: to who uses it, a property. */
export function isAutoAccessor({ kind, getSignature, setSignature }: DeclarationReflection): boolean {
  return kind === ReflectionKind.Accessor && getSignature === undefined && setSignature === undefined;
}

function ownSignatures(owner: DeclarationReflection): readonly UnnamedPart[] {
  const all = owner.signatures ?? [];
  const groups = [
    { kind: 'call', name: 'call', signatures: all.filter((signature) => signature.kindOf(ReflectionKind.CallSignature)) },
    {
      kind: 'construct',
      name: 'constructor',
      signatures: all.filter((signature) => signature.kindOf(ReflectionKind.ConstructorSignature)),
    },
  ] as const;
  return groups.filter(({ signatures }) => signatures.length > 0);
}

/** Parts without a known place keep the order that the compiler gave them. */
function inOrderOfSource(parts: readonly UnnamedPart[], owner: DeclarationReflection): readonly UnnamedPart[] {
  const files = [...new Set((owner.sources ?? []).map((source) => source.fullFileName))];
  const ranked = parts.map((part) => ({ part, rank: rank(part, files) }));
  return ranked.sort((a, b) => compareRanks(a.rank, b.rank)).map(({ part }) => part);
}

function compareRanks(first: readonly number[], second: readonly number[]): number {
  const at = first.findIndex((value, index) => value !== second[index]);
  return at === -1 ? 0 : (first[at] ?? 0) - (second[at] ?? 0);
}

function rank(part: UnnamedPart, files: readonly string[]): readonly number[] {
  if (part.kind === 'constructor') return [0];
  const [source] = sourcesOf(part);
  const file = source === undefined ? -1 : files.indexOf(source.fullFileName);
  const isOwnSignature = part.declaration === undefined && source === undefined;
  if (isOwnSignature) return [1, -1];
  if (isInherited(part) || file === -1) return [2];
  return [1, file, source?.line ?? 0, source?.character ?? 0];
}

/** TypeDoc places the construct signatures of an interface at the interface, and gives overloads' own spots only to signatures. */
export function sourcesOf({
  kind,
  declaration,
  signatures,
}: Pick<MemberPart, 'kind' | 'declaration' | 'signatures'>): readonly SourceReference[] {
  const ofSignatures = signatures.flatMap(({ sources = [] }) => sources);
  return kind === 'construct' ? ofSignatures : (declaration?.sources ?? ofSignatures);
}

/** Whether the member is declared by a base class or interface. */
export function isInherited({ declaration, signatures }: Pick<MemberPart, 'declaration' | 'signatures'>): boolean {
  return (declaration?.inheritedFrom ?? signatures[0]?.inheritedFrom) !== undefined;
}

function withAnchors(parts: readonly UnnamedPart[], others: readonly MemberPart[] = []): readonly MemberPart[] {
  const onInstance = new Set(parts.filter((part) => !isStatic(part)).map(({ name }) => name));
  const taken = new Set([...frameIds, ...others.map(({ anchor }) => anchor.toLowerCase())]);
  return parts.map((part) => ({ ...part, anchor: freeAnchor(wantedAnchor({ ...part, isStatic: isStatic(part) }, onInstance), taken) }));
}

function isStatic({ declaration }: UnnamedPart): boolean {
  return declaration?.flags.isStatic === true;
}
