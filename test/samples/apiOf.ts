import { join } from 'node:path';
import ts from 'typescript';

/** What a package exports, as the compiler sees it. */
export interface PackageApi {
  readonly names: ReadonlySet<string>;
  /** Names of the members of an exported class, interface, enumeration or object; undefined for anything else. */
  readonly membersOf: (name: string) => ReadonlySet<string> | undefined;
}

/** Asks the compiler for the exports of a package's `index.d.ts`, knowing nothing of how the reference is made. */
export function apiOf(folder: string): PackageApi {
  const entry = join(folder, 'index.d.ts');
  const { NodeNext } = ts.ModuleKind;
  const program = ts.createProgram([entry], { module: NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext, types: [] });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`${entry} is not a module.`);
  const exported = new Map(checker.getExportsOfModule(module).map((symbol) => [symbol.name, symbol]));
  return { names: new Set(exported.keys()), membersOf: (name) => membersOf(exported.get(name), checker) };
}

function membersOf(exported: ts.Symbol | undefined, checker: ts.TypeChecker): ReadonlySet<string> | undefined {
  if (exported === undefined) return undefined;
  const symbols = aliases(exported, checker);
  const types = symbols.flatMap((symbol) => [
    ...(symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface) ? [checker.getDeclaredTypeOfSymbol(symbol)] : []),
    ...(symbol.flags & ts.SymbolFlags.Value ? [checker.getTypeOfSymbol(symbol)] : []),
  ]);
  const names = types.flatMap((type) => checker.getPropertiesOfType(type).map((property) => property.name));
  return names.length === 0 ? undefined : new Set(names);
}

/** A symbol and its target: `export * as Kind` next to `export type Kind` is an alias and a type at once. */
function aliases(symbol: ts.Symbol, checker: ts.TypeChecker): readonly ts.Symbol[] {
  const found: ts.Symbol[] = [];
  for (let one: ts.Symbol | undefined = symbol; one !== undefined && !found.includes(one); ) {
    found.push(one);
    one = one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : undefined;
  }
  return found;
}
