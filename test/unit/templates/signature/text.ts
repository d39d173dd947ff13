import type { Parameter, Signature, Type } from '../../../../renderer/model/type.ts';
import type { Doc } from '../../../../renderer/presentation/signature/doc.ts';
import { layoutDoc } from '../../../../renderer/presentation/signature/layoutDoc.ts';

/** What a reader sees of a document. */
export function textOf(doc: Doc, width = 80): string {
  return layoutDoc(doc, width)
    .map(({ indent, tokens }) => ' '.repeat(indent) + tokens.map(({ text }) => text).join(''))
    .join('\n');
}

export const string: Type = { kind: 'intrinsic', name: 'string' };
export const number: Type = { kind: 'intrinsic', name: 'number' };

export function ref(name: string, ...typeArguments: readonly Type[]): Extract<Type, { kind: 'reference' }> {
  return { kind: 'reference', name, typeArguments, target: { kind: 'unknown' } };
}

export function union(...types: readonly Type[]): Type {
  return { kind: 'union', types };
}

export function parameter(name: string, type: Type, flags: Partial<Parameter> = {}): Parameter {
  return { name, type, isOptional: false, isRest: false, parts: [], ...flags };
}

export function signature(parameters: readonly Parameter[], returnType: Type, more: Partial<Signature> = {}): Signature {
  return { typeParameters: [], parameters, returnType, sources: [], ...more };
}

export function fn(parameters: readonly Parameter[], returnType: Type): Type {
  return { kind: 'function', signature: signature(parameters, returnType) };
}
