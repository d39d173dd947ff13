import ts from 'typescript';
import { hasModifier } from '../../../release/nodes.ts';
import { isError } from '../../types/isError.ts';
import { someNode } from '../../types/someNode.ts';

/** What users seldom write in a program. */
export interface UnlikelyUse {
  /** The end of "only programs that …". */
  readonly reason: string;
  /** The program as users would write it. Undefined if they would write none. */
  readonly likely?: string | undefined;
  /** Whether `likely` is the same program, so that it says nothing if it does not compile. */
  readonly isSame?: boolean | undefined;
}

/** Finds what users seldom write in a program that compiles. Undefined if they would write all of it. */
export function unlikelyUse(file: ts.SourceFile, checker: ts.TypeChecker): UnlikelyUse | undefined {
  if (file.statements.some(readsNever)) return { reason: 'read a value of a type that has none break' };
  if (file.statements.some((one) => overridesOther(one, checker)))
    return { reason: 'override a member of a class that is neither abstract nor has protected members break' };
  if (file.statements.some(asksForAny)) return { reason: 'ask the compiler whether a type is `any` break' };
  if (someNode(file, readsForLanguage)) return { reason: 'read what only the language reads, such as `Symbol.toStringTag`, break' };
  if (someNode(file, (one) => ts.isPropertyAccessExpression(one) && usesKept(one, checker)))
    return { reason: 'use the lists that an object with methods keeps break' };
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

/** `const isTyped: 0 extends 1 & typeof result ? false : true = true`. Programs read what is `any` like any other type. */
function asksForAny(node: ts.Statement): boolean {
  return ts.isVariableStatement(node) && node.declarationList.declarations.some(({ type }) => type?.getText().startsWith('0 extends 1 &'));
}

/** Whether a class overrides a member of a class that is not made for subclasses. */
function overridesOther(node: ts.Statement, checker: ts.TypeChecker): boolean {
  if (!ts.isClassDeclaration(node) || !node.members.some((one) => hasModifier(one, ts.SyntaxKind.OverrideKeyword))) return false;
  const type = checker.getTypeAtLocation(node);
  const bases = type.isClassOrInterface() ? checker.getBaseTypes(type) : [];
  const declared = bases.flatMap(({ symbol }) => symbol?.declarations?.filter(ts.isClassDeclaration) ?? []);
  const isProtected = (one: ts.ClassElement): boolean => hasModifier(one, ts.SyntaxKind.ProtectedKeyword);
  return !declared.some((one) => hasModifier(one, ts.SyntaxKind.AbstractKeyword) || one.members.some(isProtected));
}

/**
 * Whether an expression reads a function of an element of a list that a member is, as in `hooks.handlers[0].run`, or adds to a list of an object with
 * methods that it reached by another one. Users pass such functions to methods, and these add to the list.
 */
function usesKept(node: ts.PropertyAccessExpression, checker: ts.TypeChecker): boolean {
  const typeOf = (one: ts.Expression): ts.Type => checker.getNonNullableType(checker.getTypeAtLocation(one));
  const isFunction = (type: ts.Type): boolean => type.getCallSignatures().length > 0;
  const list = withoutAssertions(node.expression);
  const isElement = ts.isElementAccessExpression(list) && ts.isPropertyAccessExpression(withoutAssertions(list.expression));
  const isCalled = ts.isCallExpression(node.parent) && node.parent.expression === node;
  if (isElement && !isCalled) return isFunction(typeOf(node));
  const owner = ts.isPropertyAccessExpression(list) ? withoutAssertions(list.expression) : undefined;
  if (!isCalled || !/^(?:add|push|set)$/.test(node.name.text) || owner === undefined || !ts.isPropertyAccessExpression(owner)) return false;
  const members = typeOf(owner).getProperties();
  return members.some((one) => isFunction(checker.getTypeOfSymbol(one)));
}

/** Symbols of members that statements such as loops do not use, and only the language reads. */
const readByLanguage = new Set(['hasInstance', 'isConcatSpreadable', 'species', 'toPrimitive', 'toStringTag', 'unscopables']);

/** Whether an expression reads a member with a symbol that is not for programs. */
function readsForLanguage(node: ts.Node): boolean {
  const key = ts.isElementAccessExpression(node) ? node.argumentExpression : undefined;
  const isSymbol = key !== undefined && ts.isPropertyAccessExpression(key) && key.expression.getText() === 'Symbol';
  return isSymbol && readByLanguage.has(key.name.text);
}

function withoutAssertions(node: ts.Expression): ts.Expression {
  return ts.isNonNullExpression(node) || ts.isParenthesizedExpression(node) ? withoutAssertions(node.expression) : node;
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
