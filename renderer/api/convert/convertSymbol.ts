import { type DeclarationReflection, ReflectionKind, type SomeType } from 'typedoc';
import ts from 'typescript';
import type { ApiSymbol, Member } from '../../model/api.ts';
import type { SymbolId, Type } from '../../model/type.ts';
import { isInherited, type MemberPart } from '../typedoc/listMembers.ts';
import { kindOfReflection } from '../typedoc/symbolsIn.ts';
import { convertComment } from './convertComment.ts';
import { convertFlags } from './convertFlags.ts';
import { convertMember } from './convertMember.ts';
import { convertObjectType } from './convertObjectType.ts';
import { convertReExport } from './convertReExport.ts';
import { reflectionTarget, unlistedTarget } from './convertReference.ts';
import { convertOwnTypeParameters, convertSignature } from './convertSignature.ts';
import { defaultValueOf } from './defaultValues.ts';
import type { Extraction } from './extraction.ts';
import { groupingOf } from './groupingOf.ts';
import { isNewerThanEngines } from './isNewerThanEngines.ts';
import { originOf } from './originOf.ts';
import type { Identity } from './symbolIds.ts';

/** Which inherited members a symbol shows. */
interface MemberChoice {
  readonly excludeInherited: boolean;
  /** Omits members that are inherited from another package or TypeScript's library. */
  readonly excludeExternal: boolean;
}

/** A symbol with its members. A namespace's contents are symbols of their own; here are their ids. */
export function convertSymbol(
  reflection: DeclarationReflection,
  { identity, choice, extraction }: { readonly identity: Identity; readonly choice: MemberChoice; readonly extraction: Extraction },
): ApiSymbol {
  const types = (list: readonly SomeType[] | undefined) => (list ?? []).map((type) => extraction.convertType(type));
  const isFunction = reflection.kindOf(ReflectionKind.Function);
  const { id, name, qualifiedName, module } = identity;
  const isInNamespace = name !== qualifiedName;
  const origin = originOf(reflection, extraction);
  const augments = augmentedType(reflection, extraction);
  return {
    ...{ id, kind: kindOfReflection(reflection) ?? 'variable', name, qualifiedName, module },
    comment: convertComment(reflection, extraction),
    flags: {
      ...convertFlags(reflection, extraction),
      ...(isObjectEnumeration(reflection, extraction) && { isObject: true }),
      ...(extraction.typeOnly.has(reflection) && { isTypeOnly: true }),
    },
    grouping: groupingOf(reflection, {
      fileCategories: isInNamespace ? [] : extraction.fileCategories(extraction.nodes.declarationsOf(reflection)),
      exported: extraction.exportComments.get(reflection),
    }),
    sources: extraction.locate(reflection.sources),
    ...(origin === undefined ? {} : { origin }),
    typeParameters: convertOwnTypeParameters(reflection, extraction),
    signatures: isFunction ? (reflection.signatures ?? []).map((signature) => convertSignature(signature, extraction)) : [],
    type: typeOf(reflection, extraction),
    defaultValue: reflection.kindOf(ReflectionKind.Variable) ? defaultValueOf(reflection, extraction) : undefined,
    members: convertMembers(reflection, choice, extraction),
    extends: types(reflection.extendedTypes).map((type, index) =>
      unlikeItself(type, { name, base: reflection.extendedTypes?.[index], extraction }),
    ),
    implements: types(reflection.implementedTypes),
    extendedBy: types(reflection.extendedBy),
    implementedBy: types(reflection.implementedBy),
    ...(augments === undefined ? {} : { augments }),
    children: childIds(reflection, extraction),
    references: reExports(reflection, extraction),
  };
}

interface Subtype {
  readonly name: string;
  readonly base: SomeType | undefined;
  readonly extraction: Extraction;
}

/** `class View extends Electron.View` seems to extend itself without the namespace. */
function unlikeItself(type: Type, { name, base, extraction }: Subtype): Type {
  const target = base?.type === 'reference' ? base.reflection : undefined;
  const qualifiedName = target && extraction.ids.of(target)?.qualifiedName;
  return type.kind === 'reference' && type.name === name && qualifiedName !== undefined ? { ...type, name: qualifiedName } : type;
}

/** Whether `findEnumerations` has turned the object into an enum. */
function isObjectEnumeration(reflection: DeclarationReflection, { nodes }: Extraction): boolean {
  return reflection.kindOf(ReflectionKind.Enum) && !nodes.declarationsOf(reflection).some(ts.isEnumDeclaration);
}

/** TypeDoc moves the parts of an aliased object type to the alias itself; the type is made of them again. */
function typeOf(reflection: DeclarationReflection, extraction: Extraction): Type | undefined {
  if (reflection.type !== undefined) return extraction.convertType(reflection.type);
  if (isObjectEnumeration(reflection, extraction)) return typeOfValues(reflection, extraction);
  return reflection.kindOf(ReflectionKind.TypeAlias) ? convertObjectType(reflection, extraction) : undefined;
}

/** The type with the name of an object of constants, as it is written: `findEnumerations` has removed it. One with `@enum` may have none. */
function typeOfValues(reflection: DeclarationReflection, { nodes }: Extraction): Type | undefined {
  const { name } = reflection;
  const declarations = nodes.declarationsOf(reflection);
  const alias = declarations.find(ts.isTypeAliasDeclaration);
  if (alias === undefined && declarations.some(ts.isVariableDeclaration)) return undefined;
  return { kind: 'text', text: alias?.type.getText() ?? `(typeof ${name})[keyof typeof ${name}]` };
}

function convertMembers(reflection: DeclarationReflection, choice: MemberChoice, extraction: Extraction): readonly Member[] {
  return [...extraction.ids.membersOf(reflection), ...extraction.ids.componentPartsOf(reflection)]
    .filter((part) => !isLeftOut(part, choice, extraction))
    .map((part) => convertMember(part, extraction));
}

function isLeftOut(part: MemberPart, { excludeInherited, excludeExternal }: MemberChoice, extraction: Extraction): boolean {
  if (isInherited(part) && (excludeInherited || isTooNew(part, extraction))) return true;
  if (isImplied(part, extraction)) return true;
  return excludeExternal && part.declaration !== undefined && convertFlags(part.declaration, extraction).isExternal === true;
}

/** The constructor of an abstract class that nothing declares: users cannot call it, and subclasses have nothing to pass. */
function isImplied({ kind, declaration, signatures }: MemberPart, { nodes }: Extraction): boolean {
  if (kind !== 'constructor' || declaration?.parent?.flags.isAbstract !== true) return false;
  return signatures.every((signature) => !nodes.declarationsOf(signature).some(isConstruction));
}

/** A base that is a variable declares its constructor in a type, which must have one even if there is nothing to pass. */
function isConstruction(node: ts.Node): boolean {
  if (ts.isConstructorDeclaration(node)) return true;
  return (ts.isConstructSignatureDeclaration(node) || ts.isConstructorTypeNode(node)) && node.parameters.length > 0;
}

function isTooNew({ declaration }: MemberPart, { nodes, info }: Extraction): boolean {
  return declaration !== undefined && isNewerThanEngines(nodes.declarationsOf(declaration), info.manifest);
}

function reExports(reflection: DeclarationReflection, extraction: Extraction): ApiSymbol['references'] {
  if (kindOfReflection(reflection) !== 'namespace') return undefined;
  const found = (reflection.children ?? []).flatMap((child) => convertReExport(child, extraction));
  return found.length === 0 ? undefined : found;
}

function childIds(reflection: DeclarationReflection, extraction: Extraction): readonly SymbolId[] {
  if (kindOfReflection(reflection) !== 'namespace') return [];
  const ids = (reflection.children ?? []).flatMap((child) => {
    const target = reflectionTarget(child, extraction);
    return target?.kind === 'symbol' || target?.kind === 'unexported' ? [target.id] : [];
  });
  // It may export one under several names.
  return [...new Set(ids)];
}

/** The declaration of another package, or of TypeScript's library, that an addition is added to. */
function augmentedType(reflection: DeclarationReflection, { augmented, ...extraction }: Extraction): Type | undefined {
  const id = augmented.get(reflection);
  if (id === undefined) return undefined;
  const target = unlistedTarget({ package: id.packageName, qualifiedName: id.qualifiedName }, extraction);
  return { kind: 'reference', name: id.qualifiedName, typeArguments: [], target };
}
