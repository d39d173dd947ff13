import type ts from 'typescript';

/** Whether users can do nothing with a value of a type but call it: a variable that has such a type is a function to them. */
export function isFunctionType(type: ts.Type): boolean {
  return type.getCallSignatures().length > 0 && type.getConstructSignatures().length + type.getProperties().length === 0;
}
