import ts from 'typescript';
import type { CallStep, Step } from '../difference/difference.ts';
import { declaredConstraint } from '../types/parameters.ts';

/** What a type parameter is limited to, with the step to it. `of`: the signature that the parameter belongs to. Undefined if it has no limit. */
export function limitOf(
  parameter: ts.Type,
  checker: ts.TypeChecker,
  of?: CallStep,
): { readonly type: ts.Type; readonly step: Step } | undefined {
  const type = declaredConstraint(parameter, checker);
  const isDefault = type === checker.getDefaultFromTypeParameter(parameter);
  return type && { type, step: { kind: 'constraint', name: parameter.symbol.name, of, isDefault } };
}

/**
 * Whether calls infer a type parameter of a signature from what users pass: a parameter names it, and not only members or keys of it. Otherwise,
 * users get what it is limited to.
 */
export function isInferred({ symbol }: ts.Type): boolean {
  const [node] = symbol?.declarations ?? [];
  if (node === undefined || !ts.isTypeParameterDeclaration(node) || !ts.isFunctionLike(node.parent)) return true;
  const names = (one: ts.Node): boolean => {
    if (ts.isIndexedAccessTypeNode(one) || ts.isTypeOperatorNode(one)) return false;
    if (ts.isTypeReferenceNode(one) && one.typeName.getText() === node.name.text) return true;
    return ts.forEachChild(one, (child) => names(child) || undefined) === true;
  };
  return node.parent.parameters.some(({ type }) => type !== undefined && names(type));
}
