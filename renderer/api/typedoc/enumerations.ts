import { type DeclarationReflection, type ProjectReflection, ReflectionFlag, ReflectionKind, type SomeType } from 'typedoc';

/**
 * Documents an object of constants together with the type of its values as an enumeration:
 *
 * export const Color = { Red: 'red', Green: 'green' } as const;
 * export type Color = (typeof Color)[keyof typeof Color];
 * The two become one symbol of kind enum under their common name, and a module still exports that name once. The same holds for a namespace
 * of constants with such a type, also if it is a module (`export * as Color from './colors.js'`). An object without such a type stays a
 * variable, because its name cannot be used as a type.
 */
export function findEnumerations(project: ProjectReflection): void {
  for (const container of project.getReflectionsByKind(ReflectionKind.SomeModule)) {
    if (!container.isDeclaration()) continue;
    for (const alias of [...(container.children ?? [])].filter(({ kind }) => kind === ReflectionKind.TypeAlias)) {
      const values = container.children?.find(({ name, kind }) => name === alias.name && (kind & valueKinds) !== 0);
      if (values === undefined || !isTypeOfValues(alias, values) || !hasConstantMembers(values)) continue;
      becomeEnumeration(values);
      if (values.comment === undefined && alias.comment !== undefined) values.comment = alias.comment;
      project.removeReflection(alias);
    }
  }
}

const valueKinds = ReflectionKind.Variable | ReflectionKind.Namespace;

/** `(typeof Name)[keyof typeof Name]` */
function isTypeOfValues({ type, typeParameters }: DeclarationReflection, values: DeclarationReflection): boolean {
  if (type?.type !== 'indexedAccess' || typeParameters !== undefined) return false;
  const { objectType, indexType } = type;
  return (
    isTypeOf(objectType, values) &&
    indexType.type === 'typeOperator' &&
    indexType.operator === 'keyof' &&
    isTypeOf(indexType.target, values)
  );
}

/** A module exported as a namespace can have another name where its type is taken: `import type * as Name_`. */
function isTypeOf(type: SomeType, values: DeclarationReflection): boolean {
  return type.type === 'query' && (type.queryType.name === values.name || type.queryType.reflection === values);
}

function hasConstantMembers({ kind, type, children: contained = [] }: DeclarationReflection): boolean {
  if (kind === ReflectionKind.Namespace) return contained.some(isConstant) && contained.every((one) => isConstant(one) || isItsType(one));
  if (type?.type !== 'reflection') return false;
  const { children = [], signatures = [], indexSignatures = [] } = type.declaration;
  return children.length > 0 && signatures.length + indexSignatures.length === 0 && children.every(isConstant);
}

function isConstant({ kind, type }: DeclarationReflection): boolean {
  return (kind === ReflectionKind.Property || kind === ReflectionKind.Variable) && type?.type === 'literal';
}

/** `type Red = typeof Red` within a namespace: a member of an enum has this type by itself. */
function isItsType({ kind, name, type }: DeclarationReflection): boolean {
  return kind === ReflectionKind.TypeAlias && type?.type === 'query' && type.queryType.name === name;
}

function becomeEnumeration(values: DeclarationReflection): void {
  const { type } = values;
  if (type?.type === 'reflection') values.project.mergeReflections(type.declaration, values);
  for (const alias of (values.children ?? []).filter(isItsType)) values.project.removeReflection(alias);
  values.kind = ReflectionKind.Enum;
  values.setFlag(ReflectionFlag.Const, false);
  delete values.type;
  delete values.defaultValue;
  for (const member of values.children ?? []) member.kind = ReflectionKind.EnumMember;
}
