import ts from 'typescript';
import { aliasChain, isAlias } from './aliasChain.ts';

/** What the compiler says that a module exports. */
export interface ModuleExports {
  readonly exports: readonly ts.Symbol[];
  /** Those that users can import with `import type` only. */
  readonly typeOnly: ReadonlySet<ts.Symbol>;
}

/**
 * @param exports all exports, where the checker has been made to hide some
 */
export function moduleExports(
  module: ts.Symbol,
  checker: ts.TypeChecker,
  exports: readonly ts.Symbol[] = checker.getExportsOfModule(module),
): ModuleExports {
  const others = namesBesideTypeStars(module, checker);
  return { exports, typeOnly: new Set(exports.filter((one) => others?.has(one.escapedName) === false || isTypeAlias(one, checker))) };
}

/** The names that a module does not have by `export type * from …`. Undefined if it has no such export. */
function namesBesideTypeStars(module: ts.Symbol, checker: ts.TypeChecker): ReadonlySet<ts.__String> | undefined {
  const names = new Set<ts.__String>();
  const modules = new Set([module]);
  let hasTypeStar = false;
  for (const { exports } of modules) {
    for (const name of exports?.keys() ?? []) names.add(name);
    for (const star of exports?.get(ts.InternalSymbolName.ExportStar)?.declarations ?? []) {
      if (!ts.isExportDeclaration(star) || star.moduleSpecifier === undefined) continue;
      const next = star.isTypeOnly ? undefined : checker.getSymbolAtLocation(star.moduleSpecifier);
      if (next !== undefined) modules.add(next);
      hasTypeStar ||= star.isTypeOnly;
    }
  }
  return hasTypeStar ? names : undefined;
}

/** A value with the name of an imported type is a value. */
function isTypeAlias(exported: ts.Symbol, checker: ts.TypeChecker): boolean {
  for (const one of aliasChain(exported, checker)) {
    if (!isAlias(one) || (one.flags & ts.SymbolFlags.Value) !== 0) return false;
    if (one.declarations?.some(ts.isTypeOnlyImportOrExportDeclaration) === true) return true;
  }
  return false;
}
