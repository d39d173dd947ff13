import ts from 'typescript';
import { covariantNames } from '../../types/covariantNames.ts';
import { someNode } from '../../types/someNode.ts';
import type { UnlikelyUse } from './unlikelyUse.ts';

/** How long a type may be that users write out, without texts and the names of modules. */
const longest = 200;

/**
 * Finds what users seldom write of types in a program, which has no open type parameters. They give values types by name, and what the package
 * computes has a plain type for them: `string` and not `Value<'a'> extends string ? string : number`.
 *
 * @param isSameName whether the change is that a type became another one of the same name
 */
export function unlikelyType(file: ts.SourceFile, checker: ts.TypeChecker, isSameName: boolean): UnlikelyUse | undefined {
  if (file.statements.some(givesOtherArguments))
    return { reason: 'use a type with one type argument as the same type with another one break' };
  if (file.statements.some(namesHelper)) return { reason: 'write out the type arguments of a type with several break' };
  const written = file.statements.flatMap((one) => (ts.isTypeAliasDeclaration(one) ? [] : outerTypes(one)));
  const spelled = written.filter((one) => isSpelled(one, checker)).map((node): Replacement => ({ node, text: plainText(node, checker) }));
  const isSpelledOut = spelled.length > 0;
  const replacements = isSpelledOut || !isSameName ? spelled : written.flatMap((one) => importsOfGlobals(one, checker));
  if (replacements.length === 0) return undefined;
  const reason = isSpelledOut
    ? 'write out a type that the package computes break'
    : 'import the type of another package that is also a global one break';
  if (replacements.some(({ text }) => text === undefined)) return { reason };
  const likely = replacements
    .toSorted((a, b) => b.node.getStart() - a.node.getStart())
    .reduce((text, { node, text: other }) => text.slice(0, node.getStart()) + other + text.slice(node.end), file.text);
  return { reason, likely, isSame: isSpelledOut };
}

interface Replacement {
  readonly node: ts.TypeNode;
  /** Undefined if users have no short name for the type. */
  readonly text: string | undefined;
}

/** A function that returns what it is given as the same type with other type arguments. */
function givesOtherArguments(node: ts.Statement): boolean {
  if (!ts.isFunctionDeclaration(node) || node.typeParameters !== undefined) return false;
  const [before, after] = [node.parameters[0]?.type, node.type];
  if (before === undefined || after === undefined || !ts.isTypeReferenceNode(before) || !ts.isTypeReferenceNode(after)) return false;
  return before.typeName.getText() === after.typeName.getText() && before.getText() !== after.getText();
}

/** `type Before = Helper<any, Box<Name<any>>>`: a name for a type of the package with several type arguments, of which one is generic in turn. */
function namesHelper(node: ts.Statement): boolean {
  if (!ts.isTypeAliasDeclaration(node) || !ts.isTypeReferenceNode(node.type)) return false;
  const given = node.type.typeArguments ?? [];
  const isExported = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
  return isExported && given.length > 1 && given.some((one) => depthOf(one) > 0);
}

/** The types that a program gives to values, without those within them, and those that only ask the compiler something. */
function outerTypes(node: ts.Node): readonly ts.TypeNode[] {
  if (ts.isTypeParameterDeclaration(node) || asksCompiler(node)) return [];
  if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return [node];
  const found: ts.TypeNode[] = [];
  ts.forEachChild(node, (child) => void found.push(...outerTypes(child)));
  return found;
}

/** `const isTyped: symbol extends typeof key ? false : true = true`. */
function asksCompiler(node: ts.Node): boolean {
  return ts.isVariableDeclaration(node) && node.initializer?.kind === ts.SyntaxKind.TrueKeyword;
}

/** Whether a type is computed, also by a copy in the program, long, or generic in generics. */
function isSpelled(node: ts.TypeNode, checker: ts.TypeChecker): boolean {
  const text = node.getText().replace(/import\("[^"]*"\)\.|"[^"]*"/g, '');
  const isComputed = (one: ts.Node): boolean =>
    ts.isConditionalTypeNode(one) || ts.isMappedTypeNode(one) || isNestedImport(one) || isPartOfLiteral(one);
  const isCopy = (one: ts.Node): boolean => {
    const declared = ts.isTypeReferenceNode(one) ? checker.getSymbolAtLocation(one.typeName)?.declarations?.[0] : undefined;
    const isOwn = declared !== undefined && ts.isTypeAliasDeclaration(declared) && declared.getSourceFile() === node.getSourceFile();
    return isOwn && declared.typeParameters !== undefined && someNode(declared.type, isComputed);
  };
  return text.length > longest || depthOf(node) > mostDepth || someNode(node, (one) => isComputed(one) || isCopy(one));
}

/** What the compiler computes for a type, as users would write it. */
function plainText(node: ts.TypeNode, checker: ts.TypeChecker): string | undefined {
  const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;
  const text = checker.typeToString(checker.getTypeFromTypeNode(node), node, flags);
  if (text === node.getText()) return undefined;
  return text.length > longest || /\bextends\b|\[\w+ in |(?:Omit|Pick)<\{|\bimport\(.*\bimport\(/.test(text) ? undefined : text;
}

/** Whether a type takes some members of an object type that is written out: `Omit<{ a: string; b: string }, 'a'>`. */
function isPartOfLiteral(node: ts.Node): boolean {
  if (!ts.isTypeReferenceNode(node) || node.typeArguments?.length !== 2 || !/^(?:Pick|Omit)$/.test(node.typeName.getText())) return false;
  return node.typeArguments[0] !== undefined && ts.isTypeLiteralNode(node.typeArguments[0]);
}

/** Whether a type is a generic of another package with such a type in it. */
function isNestedImport(node: ts.Node): boolean {
  const given = ts.isImportTypeNode(node) ? (node.typeArguments ?? []) : [];
  return given.some((one) => someNode(one, ts.isImportTypeNode));
}

/** How many generics may be in each other, without those of the language, such as promises. */
const mostDepth = 2;

function depthOf(node: ts.Node): number {
  const depths: number[] = [];
  ts.forEachChild(node, (child) => void depths.push(depthOf(child)));
  const inner = Math.max(0, ...depths);
  const isForeign = ts.isImportTypeNode(node);
  const isGeneric = (isForeign || ts.isTypeReferenceNode(node)) && node.typeArguments !== undefined;
  if (!isGeneric) return inner;
  const name = isForeign ? '' : node.typeName.getText();
  return covariantNames.has(name) || /^(?:Record|Partial|Readonly|Pick|Omit)$/.test(name) ? inner : inner + 1;
}

/** Types in a type that name a module for what is also global, such as `import("undici-types").Response`. */
function importsOfGlobals(node: ts.Node, checker: ts.TypeChecker): readonly Replacement[] {
  const isNamed = ts.isImportTypeNode(node) && node.typeArguments === undefined && node.qualifier !== undefined;
  const name = isNamed ? node.qualifier.getText() : '';
  if (isNamed && checker.resolveName(name, undefined, ts.SymbolFlags.Type, false) !== undefined) return [{ node, text: name }];
  const found: Replacement[] = [];
  ts.forEachChild(node, (child) => void found.push(...importsOfGlobals(child, checker)));
  return found;
}
