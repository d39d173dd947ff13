import type ts from 'typescript';
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
