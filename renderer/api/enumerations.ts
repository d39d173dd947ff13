import { type DeclarationReflection, type ProjectReflection, ReflectionFlag, ReflectionKind, type SomeType } from 'typedoc';

/**
 * Takes an object of constants with the type of its values for the enumeration that it is:
 *
 *     export const Color = { Red: 'red', Green: 'green' } as const;
 *     export type Color = (typeof Color)[keyof typeof Color];
 *
 * The two become one symbol of kind enum under the name that they share; a module exports that name once, as it did. An object
 * without such a type stays a variable: nobody can write its name where a type is wanted.
 */
export function findEnumerations(project: ProjectReflection): void {
  for (const container of project.getReflectionsByKind(ReflectionKind.SomeModule)) {
    if (!container.isDeclaration()) continue;
    for (const alias of [...(container.children ?? [])].filter(({ kind }) => kind === ReflectionKind.TypeAlias)) {
      const variable = container.children?.find(({ kind, name }) => kind === ReflectionKind.Variable && name === alias.name);
      if (variable === undefined || !isTypeOfValues(alias, variable.name) || !hasConstantMembers(variable)) continue;
      becomeEnumeration(variable);
      if (variable.comment === undefined && alias.comment !== undefined) variable.comment = alias.comment;
      project.removeReflection(alias);
    }
  }
}

/** `(typeof Name)[keyof typeof Name]` */
function isTypeOfValues({ type, typeParameters }: DeclarationReflection, name: string): boolean {
  if (type?.type !== 'indexedAccess' || typeParameters !== undefined) return false;
  const { objectType, indexType } = type;
  return (
    isTypeOf(objectType, name) && indexType.type === 'typeOperator' && indexType.operator === 'keyof' && isTypeOf(indexType.target, name)
  );
}

function isTypeOf(type: SomeType, name: string): boolean {
  return type.type === 'query' && type.queryType.name === name;
}

function hasConstantMembers({ type }: DeclarationReflection): boolean {
  if (type?.type !== 'reflection') return false;
  const { children = [], signatures = [], indexSignatures = [] } = type.declaration;
  return children.length > 0 && signatures.length + indexSignatures.length === 0 && children.every(isConstant);
}

function isConstant({ kind, type }: DeclarationReflection): boolean {
  return kind === ReflectionKind.Property && type?.type === 'literal';
}

function becomeEnumeration(variable: DeclarationReflection): void {
  const { type } = variable;
  if (type?.type !== 'reflection') return;
  variable.project.mergeReflections(type.declaration, variable);
  variable.kind = ReflectionKind.Enum;
  variable.setFlag(ReflectionFlag.Const, false);
  delete variable.type;
  delete variable.defaultValue;
  for (const member of variable.children ?? []) {
    member.kind = ReflectionKind.EnumMember;
    member.setFlag(ReflectionFlag.Readonly, false);
  }
}
