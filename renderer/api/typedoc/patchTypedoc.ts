import { type Application, type Context, type DeclarationReflection, type ProjectReflection, ReflectionKind } from 'typedoc';
import ts from 'typescript';
import { isScriptFile } from '../entry/ownScripts.ts';
import { isAlias } from '../program/aliasChain.ts';
import { meant } from '../program/meant.ts';
import { type ModuleExports, moduleExports } from '../program/moduleExports.ts';
import { isTypeOf, typeTwins, valuesOf } from './typeTwins.ts';

/*
 * Methods of the compiler and of TypeDoc that are replaced, as far as no event or option of TypeDoc does the same. The test of this file fails
 * when TypeDoc no longer needs one. `keepWrittenTypes` replaces `converter.convertType`, too.
 */

/** Keeps the compiler from giving TypeDoc what it cannot convert. */
export function patchChecker(checker: ts.TypeChecker): void {
  skipConditionalNodes(checker);
  skipScriptAliases(checker);
}

/**
 * Keeps the compiler from writing out conditional types. For each type, TypeDoc asks the checker for a node and looks at the node's kind.
 * It reads the parts of a conditional type from the type itself, so any conditional node is enough. Writing out nested conditional types
 * (schemas computed by types) can take minutes and exceed the memory.
 */
function skipConditionalNodes(checker: ts.TypeChecker): void {
  const typeToTypeNode = checker.typeToTypeNode.bind(checker);
  const any = ts.factory.createKeywordTypeNode(ts.SyntaxKind.AnyKeyword);
  const conditional = ts.factory.createConditionalTypeNode(any, any, any, any);
  const isConditional = ({ flags, aliasSymbol }: ts.Type): boolean => (flags & ts.TypeFlags.Conditional) !== 0 && aliasSymbol === undefined;
  checker.typeToTypeNode = (type, ...rest) => (isConditional(type) ? conditional : typeToTypeNode(type, ...rest));
}

/**
 * Keeps TypeDoc from converting exports of a CommonJS script twice. If a script is a function (`module.exports = create`), a re-export
 * (`exports.proto = require('./proto')`) is an export of the script and a property of the function, and TypeDoc fails at the second one.
 */
function skipScriptAliases(checker: ts.TypeChecker): void {
  const getPropertiesOfType = checker.getPropertiesOfType.bind(checker);
  checker.getPropertiesOfType = (type) => {
    const all = getPropertiesOfType(type);
    return isScriptFunction(type.symbol) ? all.filter((property) => !isScript(property, checker)) : all;
  };
}

function isScript(property: ts.Symbol, checker: ts.TypeChecker): boolean {
  if (!isAlias(property)) return false;
  return checker.getAliasedSymbol(property).declarations?.some(ts.isSourceFile) === true;
}

function isScriptFunction(symbol: ts.Symbol | undefined): boolean {
  const declaration = symbol?.valueDeclaration;
  return declaration !== undefined && ts.isFunctionLike(declaration) && isScriptFile(declaration.getSourceFile().fileName);
}

/**
 * Hides type-only exports from TypeDoc where their symbols are exported as values, too: by the same module, or, of an entry point, by another entry
 * point. TypeDoc takes the first export of a symbol for all of it, a class that is exported as a type for an interface, and a function for a type.
 * Returns what makes them visible again.
 */
export function hideTypeTwins(checker: ts.TypeChecker, entries: readonly ts.Symbol[]): () => void {
  const { getExportsOfModule } = checker;
  const opened = new Map(entries.map((entry) => [entry, moduleExports(entry, checker)]));
  const within = [...opened.values()].flatMap((one) => namespacesIn(one, checker)).map((module) => moduleExports(module, checker));
  const hasTypes = [...opened.values()].some(({ typeOnly }) => typeOnly.size > 0);
  const values: ReadonlyMap<ts.Symbol, ts.Symbol> = hasTypes ? valuesOf([...opened.values(), ...within], checker) : new Map();
  checker.getExportsOfModule = (module) => {
    const known = opened.get(module);
    const all = getExportsOfModule(module);
    const { exports, typeOnly } = known ?? moduleExports(module, checker, all);
    const twins = typeTwins({ exports, typeOnly }, checker);
    const isTwin = (one: ts.Symbol): boolean =>
      twins.has(one) || (known !== undefined && typeOnly.has(one) && isTypeOf(one, values, checker));
    return all.some(isTwin) ? all.filter((one) => !isTwin(one)) : all;
  };
  return () => {
    checker.getExportsOfModule = getExportsOfModule;
  };
}

/** Modules that a module exports as values of its own: `export * as tools from './tools.js'`. */
function namespacesIn({ exports, typeOnly }: ModuleExports, checker: ts.TypeChecker): readonly ts.Symbol[] {
  const modules = exports.filter((one) => !typeOnly.has(one)).map((one) => meant(one, checker));
  return modules.filter(({ flags }) => (flags & ts.SymbolFlags.ValueModule) !== 0);
}

/**
 * Keeps TypeDoc from documenting the modules that a script declares (`declare module 'tool/extra'`, `declare module '*.css'`) as namespaces
 * of the script, since users cannot access them as members. Declared modules that can be imported are entry points of their own. A module
 * that is exported again (`export * as fs from 'fs'`) belongs to the symbol that exports it, and stays.
 */
export function skipDeclaredModules({ converter }: Application): void {
  const convertSymbol = converter.convertSymbol.bind(converter);
  converter.convertSymbol = (context, symbol, exportSymbol) => {
    if (exportSymbol === undefined && isDeclaredModule(symbol)) return;
    convertSymbol(context, symbol, exportSymbol);
  };
}

function isDeclaredModule({ declarations = [] }: ts.Symbol): boolean {
  return declarations.length > 0 && declarations.every((one) => ts.isModuleDeclaration(one) && ts.isStringLiteral(one.name));
}

/**
 * Keeps TypeDoc from meeting a reflection that was removed. It registers the copy of a function that a namespace exports under another name for
 * two symbols, and forgets it for one.
 *
 * Of a type parameter, it meets one reflection: each class that inherits a generic method has another copy, and for each reference in all of
 * them TypeDoc would look through all of them.
 */
export function forgetRemoved(project: ProjectReflection): void {
  const find = project.getReflectionsFromSymbolId.bind(project);
  // biome-ignore lint/complexity/useLiteralKeys: It is private.
  const ids = project['symbolToReflectionIdMap'];
  project.getReflectionsFromSymbolId = (id) => {
    const copies = ids.get(id);
    const first = typeof copies === 'object' ? project.getReflectionById(copies[0] ?? -1) : undefined;
    return first?.kindOf(ReflectionKind.TypeParameter) ? [first] : find(id).filter((reflection) => reflection !== undefined);
  };
}

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
