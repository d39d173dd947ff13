import { DeclarationReflection } from 'typedoc';

/**
 * The reflection that has what there is to say of a member: the declaration itself, or that of the class which inherited the same before, where
 * the built TypeDoc converts it once for all heirs alike (`bin/typedocChanges.js`).
 */
export function firstOf(declaration: DeclarationReflection): DeclarationReflection {
  return 'first' in declaration && declaration.first instanceof DeclarationReflection ? declaration.first : declaration;
}
