import ts from 'typescript';
import { isAlias } from '../../api/program/aliasChain.ts';
import { isEntityName, isGlobalAugmentation } from '../nodes.ts';

/** The meaning of a name in a declaration. */
export type NameTarget =
  /** A declaration of the package. */
  | { readonly kind: 'own'; readonly symbol: ts.Symbol }
  /** A global: TypeScript's library, or the global declarations of another package. */
  | { readonly kind: 'global'; readonly symbol: ts.Symbol; readonly name: string }
  /**
   * Of another package; no path is the module itself. A default that the module doesn't have is what an import takes for it: the module, or
   * what it exports with `export =`.
   */
  | { readonly kind: 'external'; readonly module: string; readonly path: readonly string[]; readonly isSynthetic?: true }
  /** A member of the meaning of the name before it: a member of an enum, a property of a constant. */
  | { readonly kind: 'member'; readonly of: NameTarget; readonly name: string }
  /** A name that only its surroundings know: a type parameter, a parameter, `this`. */
  | { readonly kind: 'local'; readonly symbol: ts.Symbol | undefined; readonly name: string };

export interface NameResolver {
  /** Of an identifier, or of identifiers joined by dots. */
  readonly resolve: (name: ts.EntityName | ts.Expression) => NameTarget;
  /** Resolves an export of a module or namespace, or any other symbol. */
  readonly resolveSymbol: (symbol: ts.Symbol) => NameTarget;
  /** Types that are declared under the name of an alias, too: `export type Kind` next to `export * as Kind`. */
  readonly typesBeside: (symbol: ts.Symbol) => readonly ts.Declaration[];
}

interface NameResolverRequest {
  readonly checker: ts.TypeChecker;
  readonly isOwn: (file: ts.SourceFile) => boolean;
}

/** Resolves names across imports and exports, up to the border of the package. */
export function createNameResolver({ checker, isOwn }: NameResolverRequest): NameResolver {
  const declaredIn = (symbol: ts.Symbol): readonly ts.SourceFile[] => (symbol.declarations ?? []).map((node) => node.getSourceFile());
  const isOwnSymbol = (symbol: ts.Symbol): boolean => declaredIn(symbol).length > 0 && declaredIn(symbol).every(isOwn);

  const resolveSymbol = (symbol: ts.Symbol): NameTarget => {
    if (isAlias(symbol)) return resolveAlias(symbol);
    if ((symbol.flags & ts.SymbolFlags.TypeParameter) !== 0) return { kind: 'local', symbol, name: symbol.name };
    if (isOwnSymbol(symbol)) return resolveOwn(symbol);
    return { kind: 'global', symbol, name: globalName(symbol) };
  };

  const resolveOwn = (symbol: ts.Symbol): NameTarget => {
    const owner = symbol.valueDeclaration?.parent;
    if ((symbol.flags & ts.SymbolFlags.EnumMember) !== 0 && owner !== undefined && ts.isEnumDeclaration(owner)) {
      const parent = checker.getSymbolAtLocation(owner.name);
      if (parent !== undefined) return { kind: 'member', of: resolveSymbol(parent), name: symbol.name };
    }
    const isDeclared = (symbol.flags & declaredFlags) !== 0 && !isParameter(symbol);
    if (!isDeclared) return { kind: 'local', symbol, name: symbol.name };
    const isExported = (symbol.flags & ts.SymbolFlags.ExportValue) !== 0;
    return { kind: 'own', symbol: mergedSymbol(isExported ? checker.getExportSymbolOfSymbol(symbol) : symbol) };
  };

  /** With what `declare module './index'` adds in another file: the compiler has a symbol of its own for both. */
  const mergedSymbol = (symbol: ts.Symbol): ts.Symbol => {
    const [node] = symbol.declarations ?? [];
    const name = node && ts.getNameOfDeclaration(node);
    const merged = name === undefined ? undefined : checker.getSymbolAtLocation(name);
    return merged !== undefined && (merged.declarations?.length ?? 0) > (symbol.declarations?.length ?? 0) ? merged : symbol;
  };

  /** Aliases on the way to a declaration. Exports that mean each other in a circle have none. */
  const followed = new Set<ts.Symbol>();

  const resolveAlias = (alias: ts.Symbol): NameTarget => {
    const final = checker.getAliasedSymbol(alias);
    if (isOwnSymbol(final)) return resolveSymbol(final);
    const [node] = followed.has(alias) ? [] : (alias.declarations ?? []);
    followed.add(alias);
    const target = node && resolveAliasNode(node);
    followed.delete(alias);
    return target ?? { kind: 'local', symbol: undefined, name: alias.name };
  };

  const resolveAliasNode = (node: ts.Declaration): NameTarget | undefined => {
    const from = importOf(node);
    if (from !== undefined) return exportOf(from.specifier, from.name);
    if (ts.isExportSpecifier(node)) {
      const local = checker.getExportSpecifierLocalTargetSymbol(node);
      return local && resolveSymbol(local);
    }
    if (ts.isExportAssignment(node)) return isEntityName(node.expression) ? resolve(node.expression) : undefined;
    if (ts.isImportEqualsDeclaration(node)) {
      const { moduleReference } = node;
      return ts.isExternalModuleReference(moduleReference) ? exportOf(moduleReference.expression) : resolve(moduleReference);
    }
    return undefined;
  };

  /** Follows re-exports within the package. An export of another package is named as a user would import it. */
  const exportOf = (specifier: ts.Expression, name?: string): NameTarget | undefined => {
    if (!ts.isStringLiteral(specifier)) return undefined;
    const module = checker.getSymbolAtLocation(specifier);
    const exported = module && name !== undefined ? checker.tryGetMemberInModuleExports(name, module) : undefined;
    if (module === undefined || !isOwnSymbol(module)) {
      const synthetic = module !== undefined && name === 'default' && exported === undefined ? { isSynthetic: true as const } : {};
      return { kind: 'external', module: specifier.text, path: name === undefined ? [] : [name], ...synthetic };
    }
    if (name === undefined) return resolveSymbol(module);
    const star = exported && starWith(exported, module);
    return star === undefined ? exported && resolveSymbol(exported) : exportOf(star, name);
  };

  /** The specifier of the `export *` that gives a module an export of another package, through other modules of its own. */
  const starWith = (exported: ts.Symbol, module: ts.Symbol, seen = new Set<ts.Symbol>()): ts.Expression | undefined => {
    if (isAlias(exported) || isOwnSymbol(exported) || seen.has(module)) return undefined;
    seen.add(module);
    const stars = module.exports?.get(ts.InternalSymbolName.ExportStar)?.declarations?.filter(ts.isExportDeclaration) ?? [];
    for (const { moduleSpecifier } of stars) {
      const from = moduleSpecifier && checker.getSymbolAtLocation(moduleSpecifier);
      if (from === undefined || checker.tryGetMemberInModuleExports(exported.name, from) !== exported) continue;
      const found = isOwnSymbol(from) ? starWith(exported, from, seen) : moduleSpecifier;
      if (found !== undefined) return found;
    }
    return undefined;
  };

  const resolve = (name: ts.EntityName | ts.Expression): NameTarget => {
    if (ts.isQualifiedName(name)) return resolveMember(name.left, name.right);
    if (ts.isPropertyAccessExpression(name) && ts.isIdentifier(name.name)) return resolveMember(name.expression, name.name);
    const symbol = checker.getSymbolAtLocation(name);
    const text = ts.isIdentifier(name) ? name.text : name.getText();
    if (symbol === undefined || ts.isThisTypeNode(name)) return { kind: 'local', symbol: undefined, name: text };
    return resolveSymbol(symbol);
  };

  const resolveMember = (left: ts.EntityName | ts.Expression, right: ts.Identifier): NameTarget => {
    const symbol = checker.getSymbolAtLocation(right);
    if (symbol !== undefined && (symbol.flags & (declaredFlags | ts.SymbolFlags.Alias)) !== 0 && !isParameter(symbol)) {
      const target = resolveSymbol(symbol);
      if (target.kind === 'own' || (target.kind === 'member' && target.of.kind === 'own')) return target;
    }
    const of = resolve(left);
    if (of.kind !== 'external') return { kind: 'member', of, name: right.text };
    return { kind: 'external', module: of.module, path: [...typePath(of), right.text] };
  };

  const typesBeside = (symbol: ts.Symbol): readonly ts.Declaration[] => {
    const nodes = symbol.declarations ?? [];
    const alias = nodes.find((node) => !isType(node));
    if (!isAlias(symbol) || alias === undefined) return [];
    const next = nextSymbol(alias);
    return [...nodes.filter(isType), ...(next === undefined || next === symbol ? [] : typesBeside(next))];
  };

  /** The symbol that an import or export names, one step further. */
  const nextSymbol = (node: ts.Declaration): ts.Symbol | undefined => {
    const from = importOf(node);
    if (from === undefined) return ts.isExportSpecifier(node) ? checker.getExportSpecifierLocalTargetSymbol(node) : undefined;
    const module = from.name === undefined ? undefined : checker.getSymbolAtLocation(from.specifier);
    return module && checker.tryGetMemberInModuleExports(from.name ?? '', module);
  };

  return { resolve, resolveSymbol, typesBeside };
}

/** The module that a declaration imports from, and the name of the export; without a name, the module itself. */
function importOf(node: ts.Declaration): { readonly specifier: ts.Expression; readonly name?: string } | undefined {
  if (ts.isImportSpecifier(node))
    return { specifier: node.parent.parent.parent.moduleSpecifier, name: (node.propertyName ?? node.name).text };
  if (ts.isImportClause(node)) return { specifier: node.parent.moduleSpecifier, name: 'default' };
  if (ts.isNamespaceImport(node)) return { specifier: node.parent.parent.moduleSpecifier };
  const specifier = ts.isExportSpecifier(node)
    ? node.parent.parent.moduleSpecifier
    : ts.isNamespaceExport(node)
      ? node.parent.moduleSpecifier
      : undefined;
  if (specifier === undefined) return undefined;
  return ts.isExportSpecifier(node) ? { specifier, name: (node.propertyName ?? node.name).text } : { specifier };
}

/** What follows the module in a type. */
export function typePath({ path, isSynthetic }: Extract<NameTarget, { kind: 'external' }>): readonly string[] {
  return isSynthetic ? [] : path;
}

/** Of symbols that are declared by a statement. */
export const declaredFlags =
  ts.SymbolFlags.Class |
  ts.SymbolFlags.Interface |
  ts.SymbolFlags.TypeAlias |
  ts.SymbolFlags.Enum |
  ts.SymbolFlags.Function |
  ts.SymbolFlags.Variable |
  ts.SymbolFlags.Module;

function isType(node: ts.Declaration): boolean {
  return ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node);
}

/** Parameters are variables, too, to the compiler. */
function isParameter(symbol: ts.Symbol): boolean {
  return symbol.valueDeclaration !== undefined && ts.isParameter(symbol.valueDeclaration);
}

function globalName(symbol: ts.Symbol): string {
  const parents: string[] = [symbol.name];
  for (let node = symbol.declarations?.[0]?.parent; node !== undefined; node = node.parent) {
    if (ts.isModuleDeclaration(node) && ts.isIdentifier(node.name) && !isGlobalAugmentation(node)) parents.unshift(node.name.text);
  }
  return parents.join('.');
}
