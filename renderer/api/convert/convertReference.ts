import { type Reflection, ReflectionKind, type ReferenceType as TypedocReference } from 'typedoc';
import type ts from 'typescript';
import { installedPackage } from '../../model/installedPackage.ts';
import type { ReferenceTarget, ReferenceType } from '../../model/type.ts';
import { authorName } from './authorName.ts';
import { withoutDefaults } from './defaultArguments.ts';
import type { Extraction } from './extraction.ts';
import type { Identity } from './symbolIds.ts';

/**
 * Turns a name in a type into a reference with its target: a symbol of this package, one of its unexported types, a type
 * parameter, or a declaration of TypeScript's library or another package.
 */
export function convertReference(reference: TypedocReference, extraction: Extraction): ReferenceType {
  return convertNamed({ reference, extraction, isValue: false });
}

/** The same for a name after `typeof`. */
export function convertValueReference(reference: TypedocReference, extraction: Extraction): ReferenceType {
  return convertNamed({ reference, extraction, isValue: true });
}

interface NamedRequest {
  readonly reference: TypedocReference;
  readonly extraction: Extraction;
  readonly isValue: boolean;
}

function convertNamed(request: NamedRequest): ReferenceType {
  const { reference, extraction } = request;
  return {
    kind: 'reference',
    name: nameOf(request),
    typeArguments: withoutDefaults({
      types: (reference.typeArguments ?? []).map((argument) => extraction.convertType(argument)),
      ...{ reference, extraction },
    }),
    target: targetOf(request),
  };
}

/**
 * The compiler names an enum's member without its enum, and a default export `default`; a module may import a symbol under
 * a name that only it knows.
 */
function nameOf({ reference, extraction, isValue }: NamedRequest): string {
  const { name } = reference;
  const { ids } = extraction;
  const reflection = reference.reflection && meantReflection(reference.reflection, isValue);
  if (reflection === undefined) return authorName(withoutNumber(reference));
  if (reflection.kindOf(ReflectionKind.EnumMember)) return name.includes('.') ? name : `${reflection.parent?.name}.${name}`;
  const identity = ids.of(reflection);
  if (identity === undefined) return authorName(name);
  if (identity.id.includes('#')) return memberName({ name, reflection }, extraction);
  return isNameOf(identity, name) ? name : identity.name;
}

/** A member named after the type that declares it, under its exported name: `Base.get`, `Base.[Symbol.iterator]`. */
function memberName({ name, reflection }: { readonly name: string; readonly reflection: Reflection }, { ids }: Extraction): string {
  const [, owner, member] = /^(.+?)\.(\[.*\]|[^.]+)$/s.exec(name) ?? [];
  const identity = reflection.parent && ids.of(reflection.parent);
  if (owner === undefined || identity === undefined || isNameOf(identity, owner)) return name;
  return `${identity.name}.${member}`;
}

function isNameOf({ qualifiedName }: Identity, name: string): boolean {
  return `.${qualifiedName}`.endsWith(`.${name}`);
}

/**
 * Where two declarations of one name meet, bundlers number one of them: `NodeType$1`, or the namespace of an import: `vue14.VNode`. A package may
 * have such a name itself: `d3.Selection`.
 */
function withoutNumber({ name, qualifiedName, package: owner = '' }: TypedocReference): string {
  const [, namespace, member] = /^(\w+\d)\.(.+)$/.exec(name) ?? [];
  if (namespace !== undefined && member === qualifiedName && !owner.includes(namespace)) return member;
  const [, bare] = /^(.+)\$\d+$/.exec(name) ?? [];
  return bare !== undefined && `.${qualifiedName}`.endsWith(`.${bare}`) ? bare : name;
}

/** One name may be that of a type and of a value. Which of them is meant depends on where it is used. */
function meantReflection(reflection: Reflection, isValue: boolean): Reflection {
  const unlike = isValue ? onlyTypes : onlyValues;
  if (!reflection.kindOf(unlike) || !reflection.parent?.isDeclaration()) return reflection;
  const others = (reflection.parent.children ?? [])
    .filter(({ name }) => name === reflection.name)
    .map((one): Reflection => (one.isReference() ? one.getTargetReflection() : one));
  return others.find((one) => one.kindOf(isValue ? meantValues : meantTypes)) ?? reflection;
}

const onlyTypes = ReflectionKind.Interface | ReflectionKind.TypeAlias;
const onlyValues = ReflectionKind.Function | ReflectionKind.Variable;
const meantTypes = onlyTypes | ReflectionKind.Class | ReflectionKind.Enum;
const meantValues = onlyValues | ReflectionKind.Class | ReflectionKind.Enum;

function targetOf({ reference, extraction, isValue }: NamedRequest): ReferenceTarget {
  if (reference.refersToTypeParameter) return { kind: 'parameter' };
  // A parameter of a component that vue-tsc has written: the declaration around it says nothing to readers.
  if (authorName(reference.name) !== reference.name) return { kind: 'unknown' };
  const { reflection } = reference;
  if (reflection?.kindOf(ReflectionKind.TypeParameter)) return { kind: 'parameter' };
  const target = reflection === undefined ? undefined : reflectionTarget(meantReflection(reflection, isValue), extraction);
  return target ?? unlistedTarget(reference, extraction);
}

/** The symbol or member that is, or contains, the target of a TypeDoc reference. */
export function reflectionTarget(reflection: Reflection, { ids }: Extraction): ReferenceTarget | undefined {
  const holder = reflection.isReference() ? reflection.getTargetReflection() : reflection;
  for (let current: Reflection | undefined = holder; current !== undefined; current = current.parent) {
    const identity = ids.of(current);
    if (identity !== undefined) return { kind: identity.isUnexported ? 'unexported' : 'symbol', id: identity.id };
  }
  return undefined;
}

/** The target of a name that the package does not have. */
export function unlistedTarget(
  { package: name, qualifiedName }: Pick<TypedocReference, 'package' | 'qualifiedName'>,
  { info }: Pick<Extraction, 'info'>,
): ReferenceTarget {
  if (name === undefined || name === info.name) return { kind: 'unknown' };
  return name === 'typescript' ? { kind: 'global', name: qualifiedName } : { kind: 'external', package: name, name: qualifiedName };
}

/** A declaration in a file of another package. */
export function outsideTarget(file: ts.SourceFile, name: string, { info, program }: Extraction): ReferenceTarget {
  if (program.isSourceFileDefaultLibrary(file)) return { kind: 'global', name };
  const owner = installedPackage(file.fileName);
  return owner === undefined || owner === info.name ? { kind: 'unknown' } : { kind: 'external', package: owner, name };
}
