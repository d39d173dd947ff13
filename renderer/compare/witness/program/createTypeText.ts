import ts from 'typescript';
import { memoize } from '../../../model/memoize.ts';
import { canonicalText } from '../../../presentation/signature/canonical.ts';
import { printType } from '../../../presentation/signature/printType.ts';
import { createNodeConverter } from '../../../release/createNodeConverter.ts';
import { branchesOf, printedNode } from '../../types/printedNode.ts';
import { isConditional, isObject, signaturesOf } from '../../types/typeFacts.ts';
import { writtenParts } from '../../types/writtenParts.ts';
import type { WitnessWriter } from './witnessWriter.ts';

/** Writes a type of the old release into a program. Undefined when the program cannot express the type. */
export type TypeText = (type: ts.Type) => string | undefined;

const converter = createNodeConverter({
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

export function createTypeText(print: TypeText, writer: WitnessWriter): TypeText {
  return (type) => {
    const text = print(type);
    return text === undefined ? undefined : writer.write(`type _ = ${text};`)?.slice('type _ = '.length, -1);
  };
}

/** Prints each type once, with the names of the old release: many programs mention the same types. */
export function createPlainText(checker: ts.TypeChecker): TypeText {
  return memoize((type: ts.Type) => {
    if (!isSmall(type, checker)) return undefined;
    const keys = keyTexts(type);
    if (keys !== undefined) return keys.join(' | ');
    const node = printedNode(type, checker, ts.NodeBuilderFlags.NoTruncation | ts.NodeBuilderFlags.UseStructuralFallback);
    const text = node && canonicalText(printType(converter.type(node)));
    return text === undefined || text.length > longest || /\bthis\b|\.brand\$/.test(text) ? undefined : text;
  });
}

/** The keys that `keyof` gave. A program with `keyof` would get those of each release. */
function keyTexts(type: ts.Type): readonly string[] | undefined {
  const isNamed = !('origin' in type) || type.origin === undefined || type.aliasSymbol !== undefined;
  if (isNamed || !type.isUnion() || !type.types.every((one) => one.isStringLiteral())) return undefined;
  return type.types.map((one) => JSON.stringify(one.isStringLiteral() ? one.value : ''));
}

/** Whether the text of a type mentions few types. Classes, interfaces and aliases count once, by name. */
function isSmall(type: ts.Type, checker: ts.TypeChecker): boolean {
  let left = mostTypes;
  const visit = (one: ts.Type): boolean => --left >= 0 && partsOf(one, checker).every(visit);
  return visit(type);
}

function partsOf(type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] {
  const written = writtenParts(type, checker);
  if (written !== undefined) return written;
  if (isConditional(type)) return [type.checkType, type.extendsType, ...(branchesOf(type, checker) ?? [])];
  if (!isObject(type)) return [];
  return [
    ...signaturesOf(type).flatMap((one) => [...one.getParameters().map((symbol) => checker.getTypeOfSymbol(symbol)), one.getReturnType()]),
    ...checker.getIndexInfosOfType(type).map((one) => one.type),
    ...type.getProperties().map((symbol) => checker.getTypeOfSymbol(symbol)),
  ];
}
