import ts from 'typescript';
import { docOf } from './docOf.ts';

/**
 * Whether a node of a source names a parameter of a constructor that is also a property of the class, and is described: by a comment
 * before it or by `@param` of the constructor. The declaration of such a property has no comment.
 */
export function isDescribedParameter(name: ts.Node | undefined): boolean {
  const parameter = name && (ts.isParameter(name) ? name : name.parent);
  if (parameter === undefined || !ts.isParameter(parameter) || !ts.isIdentifier(parameter.name)) return false;
  const { parent } = parameter;
  if (!ts.isConstructorDeclaration(parent) || !ts.isParameterPropertyDeclaration(parameter, parent)) return false;
  return docOf(parameter).isDescribed || docOf(parent).parameters.has(parameter.name.text);
}
