import ts from 'typescript';
import { createTypePrinter } from '../../../snapshot/printType.ts';
import { isSmall } from '../../types/isSmall.ts';
import { printedNode } from '../../types/printedNode.ts';
import type { WitnessWriter } from './witnessWriter.ts';

/** Writes a type of the old release into a program. Undefined when the program cannot express the type. */
export type TypeText = (type: ts.Type) => string | undefined;

const printer = createTypePrinter({
  name: entityText,
  importType: (node) => (node.qualifier === undefined ? 'any' : entityText(node.qualifier)),
  parameter: ({ name }) => name.text,
});

function entityText(name: ts.EntityName | ts.Expression): string {
  if (ts.isIdentifier(name)) return name.text;
  if (ts.isQualifiedName(name)) return `${entityText(name.left)}.${name.right.text}`;
  if (ts.isPropertyAccessExpression(name)) return `${entityText(name.expression)}.${name.name.text}`;
  return 'any';
}

/** Longer types would not explain anything. */
const longest = 2000;

/** The compiler's printer has no limit, and some types are endless. */
const mostTypes = 400;

export function createTypeText(checker: ts.TypeChecker, writer: WitnessWriter): TypeText {
  return (type) => {
    if (!isSmall(type, mostTypes, checker)) return undefined;
    const node = printedNode(type, checker, ts.NodeBuilderFlags.NoTruncation | ts.NodeBuilderFlags.UseStructuralFallback);
    if (node === undefined) return undefined;
    const text = printer.type(node);
    if (text.length > longest || /\bthis\b|\.brand\$/.test(text)) return undefined;
    return writer.write(`type _ = ${text};`)?.slice('type _ = '.length, -1);
  };
}
