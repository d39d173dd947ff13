import type { Context, DeclarationReflection } from 'typedoc';
import ts from 'typescript';

interface ObjectRequest {
  /** With an active program, within the reflection that gets the object type. */
  readonly context: Context;
  readonly checker: ts.TypeChecker;
  readonly type: ts.Type;
  /** Those of the type that are converted. */
  readonly properties: readonly ts.Symbol[];
}

/**
 * Converts any type with properties as if it were written as an object literal. TypeDoc chooses by the compiler's node for the type, and asks
 * the compiler for its properties, so both answers are replaced: the first only once, since the type may mention itself.
 */
export function convertObject({ context, checker, type, properties }: ObjectRequest): DeclarationReflection | undefined {
  const { typeToTypeNode, getPropertiesOfType } = checker;
  let isFirst = true;
  checker.typeToTypeNode = (one, ...rest) => {
    if (one !== type || !isFirst) return typeToTypeNode(one, ...rest);
    isFirst = false;
    return ts.factory.createTypeLiteralNode([]);
  };
  checker.getPropertiesOfType = (one) => (one === type ? [...properties] : getPropertiesOfType(one));
  try {
    const converted = context.converter.convertType(context, type);
    return converted.type === 'reflection' ? converted.declaration : undefined;
  } finally {
    checker.typeToTypeNode = typeToTypeNode;
    checker.getPropertiesOfType = getPropertiesOfType;
  }
}
