import { type DeclarationReflection, type ProjectReflection, ReflectionFlag, ReflectionKind, type SomeType } from 'typedoc';

/**
 * Documents a variable that can only be called as a function: `declare const parse: (source: string) => Node`, or with several signatures.
 * Declarations say so of each function that sources assign to a constant, which TypeDoc takes for a function itself.
 */
export function findFunctionVariables(project: ProjectReflection): void {
  for (const variable of project.getReflectionsByKind(ReflectionKind.Variable)) {
    if (variable.isDeclaration() && isOnlyCalled(variable.type)) becomeFunction(variable, variable.type.declaration);
  }
}

function isOnlyCalled(type: SomeType | undefined): type is SomeType & { readonly declaration: DeclarationReflection } {
  if (type?.type !== 'reflection') return false;
  const { children = [], indexSignatures = [], signatures = [] } = type.declaration;
  const others = children.length + indexSignatures.length;
  return others === 0 && signatures.length > 0 && signatures.every(({ kind }) => kind === ReflectionKind.CallSignature);
}

function becomeFunction(variable: DeclarationReflection, literal: DeclarationReflection): void {
  variable.project.mergeReflections(literal, variable);
  variable.kind = ReflectionKind.Function;
  variable.setFlag(ReflectionFlag.Const, false);
  delete variable.type;
  delete variable.defaultValue;
  const { signatures = [], comment } = variable;
  for (const signature of signatures) signature.name = variable.name;
  const [only] = signatures.length === 1 ? signatures : [];
  if (only === undefined || comment === undefined || only.comment !== undefined) return;
  only.comment = comment;
  delete variable.comment;
}
