import ts from 'typescript';
import { memoize } from '../../model/memoize.ts';
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
  const typeOnly = exports.filter((one) => isTypeIn(module, one.escapedName, checker) || isTypeAlias(one, checker));
  return { exports, typeOnly: new Set(typeOnly) };
}

/** Whether a module has a name only by `export type * from …`, if it has it. */
function isTypeIn(module: ts.Symbol, name: ts.__String, checker: ts.TypeChecker): boolean {
  return besideTypeStars(checker)(module)?.has(name) === false;
}

/** Once for each module of a program: many may export the same one. */
const besideTypeStars = memoize(
  (checker: ts.TypeChecker) => memoize((module: ts.Symbol) => namesBesideTypeStars(module, checker)),
  new WeakMap(),
);

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
    if (one.declarations?.some((node) => ts.isTypeOnlyImportOrExportDeclaration(node) || namesType(node, checker)) === true) return true;
  }
  return false;
}

/** Whether an import or export names what another module has only as a type. */
function namesType(node: ts.Declaration, checker: ts.TypeChecker): boolean {
  if (!ts.isExportSpecifier(node) && !ts.isImportSpecifier(node)) return false;
  const { moduleSpecifier } = ts.isExportSpecifier(node) ? node.parent.parent : node.parent.parent.parent;
  const module = moduleSpecifier && checker.getSymbolAtLocation(moduleSpecifier);
  return module !== undefined && isTypeIn(module, ts.escapeLeadingUnderscores((node.propertyName ?? node.name).text), checker);
}
