import ts from 'typescript';
import type { Relation } from './relation.ts';

/** Whether users write values of the type as object literals. The compiler rejects unknown properties in literals. */
export function isLiteralType(type: ts.Type, { names }: Relation): boolean {
  const isNamed = type.symbol !== undefined && (type.symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface)) !== 0;
  const isOwn = names.idOf(type.symbol) !== undefined && (type.symbol.flags & ts.SymbolFlags.Class) === 0;
  return (!isNamed || isOwn) && type.getCallSignatures().length === 0;
}
