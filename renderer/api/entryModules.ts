import ts from 'typescript';
import type { EntryPoint } from './findEntryPoints.ts';
import type { PackageInfo } from './readPackageInfo.ts';
import { fileInPackage } from './sourceLinks.ts';

/** An entry point with what declares its module. */
export interface EntryModule extends EntryPoint {
  /** The file, or a declaration in it: `declare module 'svelte/store' { … }`. */
  readonly node: ts.SourceFile | ts.ModuleDeclaration;
  /** What users import, where it isn't the package's name with the module's behind it. */
  readonly specifier?: string | undefined;
}

export interface EntryModulesRequest {
  readonly entryPoints: readonly EntryPoint[];
  readonly program: ts.Program;
  readonly info: PackageInfo;
}

/**
 * Finds the modules of entry points. A file is a module, unless it is one for all: a script that declares the package's modules by
 * their names, each of which is an entry point of its own. What such a script declares for everyone is the entry point's.
 */
export function entryModules({ entryPoints, program, info }: EntryModulesRequest): readonly EntryModule[] {
  const files = entryPoints.flatMap((entry) => {
    const node = program.getSourceFile(entry.file);
    return node === undefined ? [] : [{ ...entry, node }];
  });
  if (files.every(({ node }) => ts.isExternalModule(node))) return files;
  const declared = declaredModules(program, info);
  const named = new Set(declared.map(({ name }) => name));
  return [...files.filter(({ name }) => !named.has(name)), ...declared].sort((a, b) => Number(a.name !== '') - Number(b.name !== ''));
}

/** All declarations of a module together, in whatever files they are. */
export function moduleSymbol(node: EntryModule['node'], checker: ts.TypeChecker): ts.Symbol | undefined {
  return checker.getSymbolAtLocation(ts.isSourceFile(node) ? node : node.name);
}

/** In the order of their names, without those that are imported only for what they do. */
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
      // A package may leave what it is to another one: `/// <reference types="bun-types" />` is all of `@types/bun`.
      if (name !== '' && fileInPackage(info.folder, file) === undefined) return [];
      const isUsual = specifier === (name === '' ? info.name : `${info.name}/${name}`);
      return specifier.includes('*') ? [] : [{ name, file, node, ...(isUsual ? {} : { specifier }) }];
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** `svelte/store` as users write it behind `svelte/`; modules of another name keep it: `node:fs`. */
function nameBelow(packageName: string, module: string): string {
  const [, scope, bare = ''] = /^@types\/(?:(.+)__)?(.+)$/.exec(packageName) ?? [];
  const owner = bare === '' ? packageName : scope === undefined ? bare : `@${scope}/${bare}`;
  if (module === owner) return '';
  return module.startsWith(`${owner}/`) ? module.slice(owner.length + 1) : module;
}
