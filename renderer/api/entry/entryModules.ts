import ts from 'typescript';
import { typedPackage } from '../../model/specifierOf.ts';
import { distinctModules } from './distinctModules.ts';
import { fileComment } from './fileComment.ts';
import type { EntryPoint } from './importableEntries.ts';
import { isScriptFile } from './ownScripts.ts';
import type { PackageInfo } from './readPackageInfo.ts';
import { fileInPackage } from './sourceLinks.ts';

/** An entry point with the node that declares its module. */
export interface EntryModule extends EntryPoint {
  /** The file, or a declaration in it: `declare module 'svelte/store' { … }`. */
  readonly node: ts.SourceFile | ts.ModuleDeclaration;
  /** What users import, where it differs from the package's name followed by the module's. */
  readonly specifier?: string | undefined;
}

interface EntryModulesRequest {
  /** Whether files count whose own comment has `@internal`. They always do where a package has no others. */
  readonly hasInternal: boolean;
  readonly entryPoints: readonly EntryPoint[];
  readonly program: ts.Program;
  readonly info: PackageInfo;
}

/**
 * Finds the modules of entry points. A file is usually one module. A script may instead declare the package's modules by their names, each
 * of which is an entry point of its own. Global declarations of such a script belong to the entry point of the file.
 */
export function entryModules(request: EntryModulesRequest): readonly EntryModule[] {
  const modules = findModules(request);
  const listed = modules.filter((one) => request.hasInternal || !isInternal(one));
  return distinctModules(listed.length > 0 ? listed : modules, request.info.name);
}

function isInternal({ node }: EntryModule): boolean {
  return ts.isSourceFile(node) && /^[\s/*]*(?:@\w+\s+)*@internal\b/m.test(fileComment(node));
}

function findModules({ entryPoints, program, info }: EntryModulesRequest): readonly EntryModule[] {
  const files = entryPoints.flatMap((entry) => {
    const node = program.getSourceFile(entry.file);
    return node === undefined ? [] : [{ ...entry, node: exportedScript(node, program) ?? node }];
  });
  if (files.every(({ node }) => ts.isExternalModule(node) || isScript(node))) return files;
  const declared = declaredModules(program, info);
  const named = new Set(declared.map(({ name }) => name));
  return [...files.filter(({ name }) => !named.has(name)), ...declared].sort((a, b) => Number(a.name !== '') - Number(b.name !== ''));
}

/** The symbol that merges all declarations of a module, from all files. */
export function moduleSymbol(node: EntryModule['node'], checker: ts.TypeChecker): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(ts.isSourceFile(node) ? node : node.name);
  // To the checker, a CommonJS script is not a module, but it has a symbol with its exports.
  return symbol ?? (isScript(node) ? boundSymbol(node) : undefined);
}

/** The symbol of a node alone. The checker's may be a later one, which merges it with others. */
export function boundSymbol(node: ts.Node): ts.Symbol | undefined {
  return isBound(node) ? node.symbol : undefined;
}

function isScript(node: EntryModule['node']): boolean {
  return ts.isSourceFile(node) && isScriptFile(node.fileName);
}

function isBound(node: ts.Node): node is ts.Node & { readonly symbol: ts.Symbol | undefined } {
  return 'symbol' in node;
}

/** In the order of their names, without modules that are imported only for their effects. */
function declaredModules(program: ts.Program, info: PackageInfo): readonly EntryModule[] {
  const checker = program.getTypeChecker();
  return checker
    .getAmbientModules()
    .filter((symbol) => checker.getExportsOfModule(symbol).length > 0)
    .flatMap((symbol): readonly EntryModule[] => {
      const node = symbol.declarations?.find(ts.isModuleDeclaration);
      const file = node?.getSourceFile().fileName;
      if (node === undefined || file === undefined) return [];
      const specifier = node.name.text;
      const name = nameBelow(info.name, specifier);
      // A package may consist of a reference to another one: `/// <reference types="bun-types" />` is all of `@types/bun`.
      if (name !== '' && fileInPackage(info.folder, file) === undefined) return [];
      const isUsual = specifier === (name === '' ? info.name : `${info.name}/${name}`);
      return specifier.includes('*') ? [] : [{ name, file, node, ...(isUsual ? {} : { specifier }) }];
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** `store` for `svelte/store`. Modules of another name keep it: `node:fs`. */
function nameBelow(packageName: string, module: string): string {
  const owner = typedPackage(packageName);
  if (module === owner) return '';
  return module.startsWith(`${owner}/`) ? module.slice(owner.length + 1) : module;
}

/**
 * The script that a CommonJS script exports as a whole: `module.exports = require('./lib/express')`. Undefined for any other script, and
 * for one that exports another package.
 */
function exportedScript(file: ts.SourceFile, program: ts.Program): ts.SourceFile | undefined {
  if (!isScriptFile(file.fileName)) return undefined;
  // Nodes know their parents, and so their text, from here on.
  const checker = program.getTypeChecker();
  const assigned = file.statements.flatMap((statement) => assignedModule(statement) ?? []);
  const [only, ...others] = assigned;
  if (only === undefined || others.length > 0) return undefined;
  const specifier = ts.isIdentifier(only) ? requiredAs(only.text, file) : specifierOf(only);
  if (specifier === undefined || !specifier.text.startsWith('.')) return undefined;
  const target = checker.getSymbolAtLocation(specifier)?.declarations?.find(ts.isSourceFile);
  return target === file ? undefined : target;
}

/** The right-hand side of `module.exports =`. */
function assignedModule(statement: ts.Statement): ts.Expression | undefined {
  if (!ts.isExpressionStatement(statement) || !ts.isBinaryExpression(statement.expression)) return undefined;
  const { left, right } = statement.expression;
  const isWhole = ts.isPropertyAccessExpression(left) && left.getText() === 'module.exports';
  const isExport = isWhole || /^(?:module\.)?exports\b/.test(left.getText());
  return isExport ? right : undefined;
}

function requiredAs(name: string, file: ts.SourceFile): ts.StringLiteral | undefined {
  const declarations = file.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => [...declarationList.declarations]);
  const found = declarations.find((one) => ts.isIdentifier(one.name) && one.name.text === name);
  return found?.initializer === undefined ? undefined : specifierOf(found.initializer);
}

function specifierOf(value: ts.Expression): ts.StringLiteral | undefined {
  if (!ts.isCallExpression(value) || value.expression.getText() !== 'require') return undefined;
  const [first] = value.arguments;
  return first !== undefined && ts.isStringLiteral(first) ? first : undefined;
}
