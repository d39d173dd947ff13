import ts from 'typescript';
import type { EntryPoint } from './importableEntries.ts';
import { isScriptFile } from './ownScripts.ts';
import type { PackageInfo } from './readPackageInfo.ts';
import { requiredModule } from './requiredModule.ts';
import { fileInPackage } from './sourceLinks.ts';

/** An entry point with the node that declares its module. */
export interface EntryModule extends EntryPoint {
  /** The file, or a declaration in it: `declare module 'svelte/store' { … }`. */
  readonly node: ts.SourceFile | ts.ModuleDeclaration;
  /** What users import, where it differs from the package's name followed by the module's. */
  readonly specifier?: string | undefined;
}

export interface EntryModulesRequest {
  readonly entryPoints: readonly EntryPoint[];
  readonly program: ts.Program;
  readonly info: PackageInfo;
}

/**
 * Finds the modules of entry points. A file is usually one module. A script may instead declare the package's modules by their names, each
 * of which is an entry point of its own. Global declarations of such a script belong to the entry point of the file.
 */
export function entryModules({ entryPoints, program, info }: EntryModulesRequest): readonly EntryModule[] {
  const files = entryPoints.flatMap((entry) => {
    const node = program.getSourceFile(entry.file);
    return node === undefined ? [] : [{ ...entry, node: requiredModule(node, program) ?? node }];
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
  return symbol ?? (isScript(node) && isBound(node) ? node.symbol : undefined);
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
  const [, scope, bare = ''] = /^@types\/(?:(.+)__)?(.+)$/.exec(packageName) ?? [];
  const owner = bare === '' ? packageName : scope === undefined ? bare : `@${scope}/${bare}`;
  if (module === owner) return '';
  return module.startsWith(`${owner}/`) ? module.slice(owner.length + 1) : module;
}
