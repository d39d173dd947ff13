import { type DeclarationReflection, type Reflection, ReflectionKind } from 'typedoc';
import ts from 'typescript';
import { isAlias } from '../program/aliasChain.ts';
import { meant } from '../program/meant.ts';
import { addReference, type OpenModule } from './openModule.ts';
import { exportEquals, exportsIn } from './symbolsIn.ts';
import { typeTwins } from './typeTwins.ts';

/**
 * Adds the members of `export =`: `export = tools` also exports the members of `tools`, static members of a class and members of an enum
 * included. TypeDoc converts these with `tools` itself. If another module exports `tools` as well (`declare module 'tools' { import tools =
 * require('node:tools'); export = tools }`), that module only gets a reference to `tools`. This adds references to the members, without
 * converting them a second time.
 */
export function completeExports({ symbol, reflection, exports, scope }: OpenModule): void {
  if (symbol.exports?.has(ts.InternalSymbolName.ExportEquals) !== true) return;
  const known = new Set([...(reflection.children ?? []), ...exportsIn(reflection)].map(({ name }) => name));
  const same = exportsOfSame(reflection);
  for (const exported of exports) {
    if (known.has(exported.name)) continue;
    const target = same.get(exported.name) ?? scope.getReflectionFromSymbol(scope.resolveAliasedSymbol(exported));
    if (target?.parent?.kindOf(holders) === true) addReference({ scope, name: exported.name, exported, target });
  }
}

/**
 * If a module has the same value as another one, their names mean the same. TypeDoc may have a symbol more than once: `interface A extends
 * Pick<typeof tools, 'b'>`.
 */
function exportsOfSame({ children = [] }: DeclarationReflection): ReadonlyMap<string, Reflection> {
  const others = children.flatMap((child) => {
    const target = child.name === exportEquals && child.isReference() ? child.getTargetReflection() : undefined;
    return target?.name === exportEquals && target.parent?.isDeclaration() ? [target.parent] : [];
  });
  return new Map(others.flatMap(exportsIn).map((child) => [child.name, child]));
}

const holders = ReflectionKind.SomeModule | ReflectionKind.ClassOrInterface | ReflectionKind.Enum;

/**
 * Adds the types that share a name with an exported module:
 *
 *     export * as Color from './colors.js';
 *     export type Color = …;
 *
 * The compiler merges the two into one symbol. When another module exports that symbol again, TypeDoc follows the alias to the module
 * `colors.js` and drops the type. Types with parameters stay missing: TypeDoc has no public way to convert parameters.
 */
export function convertMergedTypes({ context, reflection, checker, exports, scope }: OpenModule): void {
  for (const exported of exports) {
    const merged = mergedSymbol(exported, checker);
    const declaration = merged?.declarations?.find(ts.isTypeAliasDeclaration);
    if (declaration === undefined || declaration.typeParameters !== undefined) continue;
    const hasType = reflection.children?.some(({ name, kind }) => name === exported.name && kind === ReflectionKind.TypeAlias);
    const isDeclaredHere = reflection.children?.some(({ name, kind }) => name === exported.name && kind === ReflectionKind.Namespace);
    if (hasType === true || isDeclaredHere !== true) continue;
    const alias = scope.createDeclarationReflection(ReflectionKind.TypeAlias, merged, undefined, exported.name);
    alias.type = context.converter.convertType(scope.withScope(alias), declaration.type);
    scope.finalizeDeclarationReflection(alias);
  }
}

/** Adds the type-only exports that `hideTypeTwins` hides: names of what this module, or another entry point, exports as a value. */
export function addTypeTwins({ reflection, checker, exports, typeOnly, scope }: OpenModule): void {
  const twins = typeTwins({ exports, typeOnly }, checker);
  const known = new Set((reflection.children ?? []).map(({ name }) => name));
  for (const exported of [...typeOnly].filter((one) => !twins.has(one) && !known.has(one.name))) {
    const target = scope.getReflectionFromSymbol(meant(exported, checker));
    if (target !== undefined) addReference({ scope, name: exported.name, exported, target });
  }
  for (const [exported, value] of twins) {
    const same = (reflection.children ?? []).filter(({ name }) => name === value.name).map(targetOf);
    const target = same.find(({ kind }) => (kind & typeKinds) !== 0) ?? same[0];
    if (target !== undefined) addReference({ scope, name: exported.name, exported, target });
  }
}

/**
 * Adds the second meaning of another name: `export { User as Account }` of a `const User` and a `type User`. TypeDoc refers to one of the two.
 */
export function addRenamedMeanings({ reflection, checker, exports, typeOnly, scope }: OpenModule): void {
  for (const exported of exports.filter((one) => !typeOnly.has(one))) {
    const { flags } = meant(exported, checker);
    if ((flags & ts.SymbolFlags.Value) === 0 || (flags & (ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Interface)) === 0) continue;
    const same = (reflection.children ?? []).filter(({ name }) => name === exported.name);
    const targets = same.map(targetOf);
    const [target] = targets;
    if (!same.some((child) => child.isReference()) || target?.parent?.isDeclaration() !== true) continue;
    const isType = ({ kind }: Reflection): boolean => (kind & typeKinds) !== 0;
    const others = target.parent.children?.filter((one) => one.name === target.name && !one.isReference()) ?? [];
    const other = others.find((one) => isType(one) !== isType(target));
    if (other !== undefined && !targets.includes(other)) addReference({ scope, name: exported.name, exported, target: other });
  }
}

/**
 * Adds the other meaning of a name that is an interface or a type, and something else that is exported under the same name:
 *
 *     export interface Leaf { … }
 *     export { leaf as Leaf };
 *
 * The compiler merges the two into one symbol. TypeDoc converts its interface without what it is an alias of, or, in a module that exports it
 * again, what it is an alias of without the type.
 */
export function convertMeanings({ context, reflection, checker, exports, typeOnly, scope }: OpenModule): void {
  for (const exported of exports) {
    if (typeOnly.has(exported)) for (const alias of typesOfValues(exported)) reflection.project.removeReflection(alias);
    const merged = mergedMeaning(exported, checker);
    if (merged === undefined) continue;
    const same = (reflection.children ?? []).filter(({ name }) => name === exported.name).map(targetOf);
    const target = checker.getAliasedSymbol(merged);
    const isOther = !typeOnly.has(exported) && (target.flags & (ts.SymbolFlags.Value | ts.SymbolFlags.Namespace)) !== 0;
    if (!same.some(({ kind }) => (kind & typeKinds) !== 0)) addMeaning(declaredMeaning(merged, checker), exported);
    if (isOther && !same.some(({ kind }) => (kind & typeKinds) === 0)) addMeaning(target, exported);
  }

  /** Of a type-only export, TypeDoc makes a type of the value, too, also where the name is that of a type: the compiler means that one. */
  function typesOfValues(exported: ts.Symbol): readonly DeclarationReflection[] {
    const { flags } = scope.resolveAliasedSymbol(exported);
    const aliases = (reflection.children ?? []).filter(({ name, kind }) => name === exported.name && kind === ReflectionKind.TypeAlias);
    if ((flags & ts.SymbolFlags.TypeAlias) !== 0) return aliases.slice(0, -1);
    return (flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class)) === 0 ? [] : aliases;
  }

  function addMeaning(symbol: ts.Symbol, exported: ts.Symbol): void {
    const known = scope.getReflectionFromSymbol(symbol);
    if (known?.parent?.kindOf(ReflectionKind.SomeModule) === true) addReference({ scope, name: exported.name, exported, target: known });
    else context.converter.convertSymbol(scope, symbol, exported);
  }
}

/**
 * Removes values of names with two meanings where modules export them again, and where they are exported as types. TypeDoc has converted them there,
 * and not where they have their own name: `convertMeanings` adds them in the order of the modules.
 */
export function dropRenamedMeanings({ reflection, checker, exports, typeOnly }: OpenModule): void {
  for (const exported of exports) {
    const merged = mergedMeaning(exported, checker);
    if (merged === undefined || (merged === exported && !typeOnly.has(exported))) continue;
    const values = (reflection.children ?? []).filter((child) => child.name === exported.name && (targetOf(child).kind & typeKinds) === 0);
    for (const value of values) reflection.project.removeReflection(value);
  }
}

/** Undefined also for the type of a module, which `convertMergedTypes` adds. */
function mergedMeaning(exported: ts.Symbol, checker: ts.TypeChecker): ts.Symbol | undefined {
  const merged = mergedSymbol(exported, checker, ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Interface);
  return merged === undefined || isTypeOfModule(merged) ? undefined : merged;
}

function isTypeOfModule({ flags, declarations = [] }: ts.Symbol): boolean {
  return (flags & ts.SymbolFlags.TypeAlias) !== 0 && declarations.some(ts.isNamespaceExport);
}

const typeKinds = ReflectionKind.Interface | ReflectionKind.TypeAlias;

function targetOf(child: DeclarationReflection): Reflection {
  return child.isReference() ? child.getTargetReflection() : child;
}

/** A merged symbol without what it is an alias of. The compiler makes its type for the symbol that it knows. */
function declaredMeaning(merged: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  checker.getDeclaredTypeOfSymbol(merged);
  const declarations = (merged.declarations ?? []).filter((one) => !ts.isExportSpecifier(one) && !ts.isNamespaceExport(one));
  return Object.create(merged, {
    flags: { value: merged.flags & ~ts.SymbolFlags.Alias },
    declarations: { value: declarations },
  });
}

/** The first symbol between an export and its module that is both an alias and a type. */
function mergedSymbol(exported: ts.Symbol, checker: ts.TypeChecker, types = ts.SymbolFlags.TypeAlias): ts.Symbol | undefined {
  if (!isAlias(exported)) return undefined;
  return [exported, checker.getAliasedSymbol(exported)].find((one) => isAlias(one) && (one.flags & types) !== 0);
}
