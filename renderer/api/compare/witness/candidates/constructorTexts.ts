import ts from 'typescript';
import { classMembers } from '../../../../snapshot/classMembers.ts';
import { parametersOf } from '../../types/parameters.ts';
import type { CandidatesRequest } from './candidate.ts';

export function constructorValues(id: string, { context }: CandidatesRequest): string {
  const symbol = context.names.symbolOf('old', id);
  const { checker } = context.comparison;
  const [signature] = symbol === undefined ? [] : checker.getSignaturesOfType(checker.getTypeOfSymbol(symbol), ts.SignatureKind.Construct);
  if (signature === undefined) return '';
  return parametersOf(signature, checker)
    .filter(({ isOptional, isRest }) => !isOptional && !isRest)
    .map(() => 'null!')
    .join(', ');
}

export function isProtectedConstructor(request: CandidatesRequest, id: string): boolean {
  return classMembers(request.old, id).some(({ kind, access }) => kind === 'constructor' && access === 'protected');
}

/** Calls of a protected constructor, which only subclasses can write: one with the required arguments, and one with all arguments. */
export function superCalls(id: string, { context }: CandidatesRequest): readonly string[] {
  const symbol = context.names.symbolOf('old', id);
  const { checker } = context.comparison;
  const signatures = symbol === undefined ? [] : checker.getSignaturesOfType(checker.getTypeOfSymbol(symbol), ts.SignatureKind.Construct);
  return signatures.flatMap((signature) => {
    const parameters = parametersOf(signature, checker);
    const required = parameters.filter(({ isOptional, isRest }) => !isOptional && !isRest);
    return [required, parameters].map((given) => `  constructor() { super(${given.map(() => 'null!').join(', ')}); }`);
  });
}
