import ts from 'typescript';
import { printedText } from './printedNode.ts';
import { isConditional, isIndex, isIndexedAccess, isTupleReference } from './typeFacts.ts';
import { writtenParts } from './writtenParts.ts';

/** The number of parts after which a type is longer than a sentence shows. */
const mostParts = 20;

/**
 * A type as text for a sentence, which shows the beginning of it. The compiler prints all parts, and computes all that a conditional type among
 * them can be. For types that are computed from others, this takes longer than all of the comparison. Their text leaves out type arguments.
 */
export function readableText(type: ts.Type, checker: ts.TypeChecker): string {
  return isLong(type, checker) ? briefText(type, checker) : printed(type, checker);
}

function isLong(type: ts.Type, checker: ts.TypeChecker): boolean {
  const parts = [type];
  for (const part of parts) {
    if (isPlainConditional(part) || parts.length > mostParts) return true;
    // The compiler cuts the members of an object itself.
    parts.push(...(writtenParts(part, checker) ?? []).slice(0, mostParts));
  }
  return false;
}

function isPlainConditional(type: ts.Type): type is ts.ConditionalType {
  return isConditional(type) && type.aliasSymbol === undefined;
}

/** How many levels of parts a brief text shows. */
const mostLevels = 4;

/** The declaration of a conditional type says what it can be. */
function briefText(type: ts.Type, checker: ts.TypeChecker, levels = mostLevels): string {
  const inner = (part: ts.Type): string => (levels === 0 ? '…' : briefText(part, checker, levels - 1));
  if (isPlainConditional(type)) return type.root.node.getText();
  if ((writtenParts(type, checker) ?? []).length === 0) return printed(type, checker);
  if (type.aliasSymbol !== undefined) return `${type.aliasSymbol.name}<…>`;
  if (isIndexedAccess(type)) {
    const { objectType, indexType } = type;
    const isJoined = isPlainConditional(objectType) || objectType.isUnionOrIntersection();
    return `${isJoined ? `(${inner(objectType)})` : inner(objectType)}[${inner(indexType)}]`;
  }
  if (isIndex(type)) return `keyof ${inner(type.type)}`;
  if (type.isUnionOrIntersection())
    return type.types
      .slice(0, mostParts)
      .map(inner)
      .join(type.isUnion() ? ' | ' : ' & ');
  return isTupleReference(type, checker) ? '[…]' : `${type.symbol.name}<…>`;
}

function printed(type: ts.Type, checker: ts.TypeChecker): string {
  return printedText(type, checker, ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope);
}
