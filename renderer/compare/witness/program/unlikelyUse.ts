import ts from 'typescript';
import { isError } from '../../types/isError.ts';

/** What users seldom write in a program. */
export interface UnlikelyUse {
  /** The end of "only programs that …". */
  readonly reason: string;
  /** The program as users would write it. Undefined if they would write none. */
  readonly likely?: string | undefined;
}

/**
 * Finds what users seldom write in a program that compiles. Undefined if they would write all of it.
 *
 * @param isComputed whether the program is about a type that users receive, and that a conditional type computes
 */
export function unlikelyUse(file: ts.SourceFile, checker: ts.TypeChecker, isComputed: boolean): UnlikelyUse | undefined {
  if (isComputed && file.statements.some(writesCondition)) return { reason: 'write out a conditional type for a value break' };
  if (file.statements.some(readsNever)) return { reason: 'read a value of a type that has none break' };
  const calls = callsIn(file);
  const made = calls.filter(ts.isNewExpression);
  if (made.some((one) => requiredCount(one, checker) > mostArguments))
    return { reason: 'construct a class with very many arguments break' };
  if (made.some((one) => isError(checker.getTypeAtLocation(one)) && requiredCount(one, checker) > mostOfErrors))
    return { reason: 'construct an error of which the package knows the details break' };
  const lists = calls.flatMap((one) => (areNeeded(one, checker) ? [] : (one.typeArguments ?? [])));
  if (lists.length === 0) return undefined;
  const cuts = calls.flatMap(({ typeArguments }) =>
    typeArguments?.some((one) => lists.includes(one)) ? [{ from: typeArguments.pos - '<'.length, to: typeArguments.end + '>'.length }] : [],
  );
  const likely = cuts.toSorted((a, b) => b.from - a.from).reduce((text, { from, to }) => text.slice(0, from) + text.slice(to), file.text);
  return { reason: 'write type arguments that calls infer break', likely };
}

type Call = ts.CallExpression | ts.NewExpression;

/** More arguments than users pass to a constructor. Such a class is one that the package makes. */
const mostArguments = 6;

/** More arguments than users pass to an error that they throw themselves: a message, options, and one thing more. */
const mostOfErrors = 3;

/** `const before: never = it`, or a function that returns it. A call may be one that always throws, and programs rely on that. */
function readsNever(node: ts.Node): boolean {
  const isNever = (type: ts.TypeNode | undefined): boolean => type?.kind === ts.SyntaxKind.NeverKeyword;
  const isRead = (value: ts.Expression | undefined): boolean => value !== undefined && !ts.isCallExpression(value);
  if (ts.isVariableDeclaration(node) && isNever(node.type)) return isRead(node.initializer);
  if (ts.isFunctionDeclaration(node) && isNever(node.type))
    return node.body?.statements.some((one) => ts.isReturnStatement(one) && isRead(one.expression)) === true;
  return ts.forEachChild(node, (child) => readsNever(child) || undefined) === true;
}

/** `const before: T extends string ? Text : Data = it`. Users name such a type, or let the compiler infer it. */
function writesCondition(node: ts.Node): boolean {
  const hasCondition = (one: ts.Node): boolean =>
    ts.isConditionalTypeNode(one) || ts.forEachChild(one, (child) => hasCondition(child) || undefined) === true;
  const isWritten = ts.isVariableDeclaration(node) && node.type !== undefined && hasCondition(node.type);
  return isWritten || ts.forEachChild(node, (child) => writesCondition(child) || undefined) === true;
}

/** How many type arguments with defaults users write where calls infer them. */
const fewArguments = 3;

function callsIn(node: ts.Node): readonly Call[] {
  const inner: Call[] = [];
  ts.forEachChild(node, (child) => void inner.push(...callsIn(child)));
  return ts.isCallExpression(node) || ts.isNewExpression(node) ? [node, ...inner] : inner;
}

function requiredCount(call: Call, checker: ts.TypeChecker): number {
  return checker.getResolvedSignature(call)?.getDeclaration()?.parameters.filter(isRequired).length ?? 0;
}

/**
 * Whether users have a reason to write all type arguments of a call: nothing else says one of them, or it is a single one, as in
 * `useState<Color>('red')`. Where one has a default, they may write some of a few.
 */
function areNeeded(call: Call, checker: ts.TypeChecker): boolean {
  const given = call.typeArguments?.length ?? 0;
  const declaration = checker.getResolvedSignature(call)?.getDeclaration();
  if (given < 2 || declaration === undefined) return true;
  const parameters = declaration.typeParameters ?? classOf(declaration)?.typeParameters ?? [];
  const isInferred = (one: ts.TypeParameterDeclaration): boolean =>
    declaration.parameters.some(
      (parameter) => isRequired(parameter) && gives(parameter.type, checker.getSymbolAtLocation(one.name), checker),
    );
  const isChosen = given <= fewArguments && parameters.some((one) => one.default !== undefined);
  return isChosen || !parameters.every(isInferred);
}

function classOf({ parent }: ts.SignatureDeclaration): ts.ClassDeclaration | undefined {
  return ts.isClassDeclaration(parent) ? parent : undefined;
}

function isRequired({ questionToken, initializer, dotDotDotToken }: ts.ParameterDeclaration): boolean {
  return questionToken === undefined && initializer === undefined && dotDotDotToken === undefined;
}

/** Whether a value of a type says what a type parameter is. What functions that users write are given does not. */
function gives(node: ts.Node | undefined, wanted: ts.Symbol | undefined, checker: ts.TypeChecker): boolean {
  if (node === undefined || ts.isParameter(node)) return false;
  if (ts.isIdentifier(node) && checker.getSymbolAtLocation(node) === wanted) return true;
  return ts.forEachChild(node, (child) => gives(child, wanted, checker) || undefined) === true;
}
