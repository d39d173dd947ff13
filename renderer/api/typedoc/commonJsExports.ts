import { type Context, type DeclarationReflection, ReflectionKind } from 'typedoc';
import ts from 'typescript';
import { moduleSymbol } from '../entry/entryModules.ts';
import { isScriptFile } from '../entry/ownScripts.ts';
import { meant } from '../program/meant.ts';
import { addReference, type ModuleRequest } from './openModule.ts';
import { exportEquals } from './symbolsIn.ts';

/**
 * Documents the exports of a CommonJS script as its users know them. To TypeDoc, `module.exports = { add, version }` is one variable, and a
 * property that refers to a function of another file is a variable, too. Here, each property is the declaration that it refers to.
 */
export function convertCommonJsExports({ context, program, reflection, node }: ModuleRequest): void {
  if (!ts.isSourceFile(node) || !isScriptFile(node.fileName)) return;
  const checker = program.getTypeChecker();
  const scope = context.withScope(reflection);
  scope.setActiveProgram(program);
  context.converter.permitDeferredConversion();
  const remove = (child: DeclarationReflection): void => context.project.removeReflection(child);
  for (const child of [...(reflection.children ?? [])]) {
    const symbol = context.getSymbolFromReflection(child);
    if (symbol === undefined || !child.kindOf(ReflectionKind.Variable)) continue;
    const properties = child.name === exportEquals ? exportedProperties(node, checker) : [symbol];
    const shown = properties.map((property) => ({ property, target: meaningOf(property, checker) }));
    if (child.name !== exportEquals && shown.every(({ property, target }) => property === target)) continue;
    if (properties.length === 0) continue;
    const { name } = child;
    remove(child);
    for (const { property, target } of shown) {
      const exportName = name === exportEquals ? property.name : name;
      const known = target === property ? undefined : context.getReflectionFromSymbol(target);
      if (known?.parent?.kindOf(ReflectionKind.SomeModule) === true)
        addReference({ scope, name: exportName, exported: property, target: known });
      else context.converter.convertSymbol(scope, target, property);
    }
  }
  context.converter.finalizeDeferredConversion();
  dropRepetition(scope, reflection);
  addAssigned(scope, reflection, node);
  context.converter.permitDeferredConversion();
  for (const child of reflection.children ?? []) completeNamespace(scope, child);
  context.converter.finalizeDeferredConversion();
}

/** `module.exports = Queue; module.exports.help = require('./help').help`: TypeDoc has the statics of the class, and drops the others. */
function addAssigned(scope: Context, reflection: DeclarationReflection, node: ts.SourceFile): void {
  const module = moduleSymbol(node, scope.checker);
  const whole = reflection.children?.find(({ name }) => name === exportEquals);
  if (module === undefined || whole === undefined) return;
  const known = new Set([...(reflection.children ?? []), ...(whole.children ?? [])].map(({ name }) => name));
  scope.converter.permitDeferredConversion();
  for (const exported of scope.checker.getExportsOfModule(module)) {
    const isAssigned = exported.declarations?.some((one) => /^(?:module\.)?exports\b/.test(one.getText())) === true;
    if (isAssigned && !known.has(exported.name)) scope.converter.convertSymbol(scope, meaningOf(exported, scope.checker), exported);
  }
  scope.converter.finalizeDeferredConversion();
}

/** `exports.app = require('./app')`: the exports of that script are properties, which TypeDoc does not look for in a namespace. */
function completeNamespace(scope: Context, namespace: DeclarationReflection): void {
  const symbol = namespace.kindOf(ReflectionKind.Namespace) ? scope.getSymbolFromReflection(namespace) : undefined;
  const isScript = symbol?.declarations?.some((one) => ts.isSourceFile(one) && isScriptFile(one.fileName)) === true;
  if (symbol === undefined || !isScript || (namespace.children ?? []).length > 0) return;
  const within = scope.withScope(namespace);
  for (const property of scope.checker.getExportsOfModule(symbol))
    if (property.name !== exportEquals) scope.converter.convertSymbol(within, meaningOf(property, scope.checker), property);
}

/** `module.exports = Queue; module.exports.Queue = Queue` is one class for TypeScript, and two for TypeDoc. */
function dropRepetition(scope: Context, reflection: DeclarationReflection): void {
  const whole = reflection.children?.find(({ name, kind }) => name === exportEquals && kind !== ReflectionKind.Namespace);
  if (whole === undefined || whole.isReference()) return;
  const declarations = scope.getSymbolFromReflection(whole)?.declarations ?? [];
  const isSame = (child: DeclarationReflection): boolean =>
    child !== whole &&
    !child.isReference() &&
    child.kind === whole.kind &&
    scope.getSymbolFromReflection(child)?.declarations?.some((one) => declarations.includes(one)) === true;
  for (const child of (reflection.children ?? []).filter(isSame)) {
    const { name } = child;
    const exported = scope.getSymbolFromReflection(child);
    scope.project.removeReflection(child);
    addReference({ scope, name, exported, target: whole });
  }
}

/** The properties of an object that a script assigns to `module.exports`. */
function exportedProperties(node: ts.SourceFile, checker: ts.TypeChecker): readonly ts.Symbol[] {
  const module = moduleSymbol(node, checker);
  const whole = module?.exports?.get(ts.InternalSymbolName.ExportEquals);
  const declaration = whole?.declarations?.find(ts.isBinaryExpression) ?? whole?.valueDeclaration;
  if (whole === undefined || declaration === undefined || !isObject(declaration)) return [];
  return checker.getPropertiesOfType(checker.getTypeOfSymbol(whole));
}

function isObject(declaration: ts.Node): boolean {
  if (!ts.isBinaryExpression(declaration)) return false;
  let value = declaration.right;
  while (ts.isBinaryExpression(value)) value = value.right;
  return ts.isObjectLiteralExpression(value);
}

/** The declaration that a property refers to: `{ add }`, `{ sum: add }`. */
function meaningOf(property: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  const declaration = property.valueDeclaration ?? property.declarations?.[0];
  if (declaration === undefined || !isScriptFile(declaration.getSourceFile().fileName)) return property;
  const found = valueSymbol(declaration, checker);
  if (found === undefined) return property;
  const target = meant(found, checker);
  const isDeclared = target.declarations?.some((one) => !ts.isParameter(one)) === true && target !== property;
  return isDeclared ? meaningOf(target, checker) : property;
}

function valueSymbol(declaration: ts.Declaration, checker: ts.TypeChecker): ts.Symbol | undefined {
  if (ts.isShorthandPropertyAssignment(declaration)) return checker.getShorthandAssignmentValueSymbol(declaration);
  if (!ts.isPropertyAssignment(declaration)) return undefined;
  return ts.isIdentifier(declaration.initializer) ? checker.getSymbolAtLocation(declaration.initializer) : undefined;
}
