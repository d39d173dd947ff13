import ts from 'typescript';
import { declaredConstraint, isConstParameter } from '../types/parameters.ts';
import { isAbstractConstructor } from '../types/typeFacts.ts';
import type { Bind, Bindings } from './bindings.ts';

export type SameSignatures = (old: ts.Signature, next: ts.Signature, bindings: Bindings) => boolean;

interface SameSignaturesRequest {
  readonly checker: ts.TypeChecker;
  readonly bind: Bind;
  readonly same: (old: ts.Type, next: ts.Type, bindings: Bindings) => boolean;
}

/** Compares signatures. Names of parameters and type parameters do not count. */
export function createSameSignatures({ checker, bind, same }: SameSignaturesRequest): SameSignatures {
  return (old, next, bindings) => {
    const [generics, genericsNow] = [old.getTypeParameters() ?? [], next.getTypeParameters() ?? []];
    const [mine, yours] = [old.getParameters(), next.getParameters()];
    if (generics.length !== genericsNow.length || mine.length !== yours.length) return false;
    if (isAbstractConstructor(old) !== isAbstractConstructor(next)) return false;
    const inner = bind(bindings, generics, genericsNow);
    const of = (one: ts.Type | undefined, other: ts.Type | undefined): boolean =>
      one === undefined || other === undefined ? one === other : same(one, other, inner);
    const typeOf = (symbol: ts.Symbol | undefined): ts.Type | undefined => symbol && checker.getTypeOfSymbol(symbol);
    const sameGeneric = (one: ts.TypeParameter, other: ts.TypeParameter): boolean =>
      isConstParameter(one) === isConstParameter(other) &&
      of(declaredConstraint(one, checker), declaredConstraint(other, checker)) &&
      of(one.getDefault(), other.getDefault());
    const sameResults = (): boolean => {
      const [guard, guardNow] = [checker.getTypePredicateOfSignature(old), checker.getTypePredicateOfSignature(next)];
      if (guard === undefined || guardNow === undefined) return guard === guardNow && of(old.getReturnType(), next.getReturnType());
      return guard.kind === guardNow.kind && guard.parameterIndex === guardNow.parameterIndex && of(guard.type, guardNow.type);
    };
    return (
      mine.every((one, index) => marksOf(one) === marksOf(yours[index]) && of(typeOf(one), typeOf(yours[index]))) &&
      generics.every((one, index) => genericsNow[index] !== undefined && sameGeneric(one, genericsNow[index])) &&
      of(typeOf(old.thisParameter), typeOf(next.thisParameter)) &&
      sameResults()
    );
  };
}

/** `...` and `?`. */
function marksOf(symbol: ts.Symbol | undefined): string {
  const node = symbol?.valueDeclaration;
  if (node === undefined || !ts.isParameter(node)) return '';
  return `${node.dotDotDotToken === undefined ? '' : '...'}${node.questionToken === undefined ? '' : '?'}`;
}
