import ts from 'typescript';
import { isAlias } from '../../api/program/aliasChain.ts';
import { memoize } from '../../model/memoize.ts';
import { type Finding, isHarmless } from '../difference/difference.ts';
import type { Comparison } from '../load/loadComparison.ts';
import { stubOf, stubsFile } from '../load/stubs.ts';
import { typeParametersOf } from '../types/parameters.ts';
import { has, isNamedObject } from '../types/typeFacts.ts';
import { createAsksInstalled } from './createAsksInstalled.ts';
import { isUntold, unjudged } from './unresolvedParts.ts';

/**
 * Creates a function that makes a harm unknown that only the stub of a missing type shows, or the `any` in its place. What the real type has
 * cannot be known.
 */
export function createWithoutStubs({ checker, names }: Pick<Comparison, 'checker' | 'names'>): (finding: Finding) => Finding {
  const lacksNames = memoize((file: ts.SourceFile) => importsUntold(file, checker) || misfitsImports(file, checker));
  // The releases may need different versions of a dependency. Only one of them is loaded. It may lack a name of the other one, or have a type of
  // that name with other type parameters.
  const isMissing = (type: ts.Type | undefined, symbol: ts.Symbol | undefined): boolean =>
    type !== undefined && isUntold(type, checker) && symbol?.declarations?.some((node) => lacksNames(node.getSourceFile())) === true;
  const asksInstalled = memoize(createAsksInstalled({ checker, names }), new WeakMap());
  return (finding) => {
    const { id, difference } = finding;
    if (isHarmless(difference)) return finding;
    const { old, new: next, name, path } = difference;
    if (isMissing(old, names.symbolOf('old', id)) || isMissing(next, names.successorOf(id))) return { ...finding, difference: undeclared };
    const asking = [names.symbolOf('old', id), names.successorOf(id)].filter((one) => one !== undefined && asksInstalled(one));
    if (asking.length === 1) return { ...finding, difference: added };
    const properties = [old, next].flatMap((type) => (type === undefined || !isNamedObject(type) ? [] : type.getProperties()));
    const steps = path.map((step) => (step.kind === 'property' ? step.name : ''));
    const texts = [name ?? '', ...steps, ...properties.map((symbol) => symbol.name)];
    const computed = [
      ...(isAny(old) ? stubNames(names.symbolOf('old', id), finding, checker) : []),
      ...(isAny(next) ? stubNames(names.successorOf(id), finding, checker) : []),
    ];
    const stub = [...texts, ...computed].map(stubOf).find((one) => one !== undefined);
    if (stub === undefined) return finding;
    const reason = `depends on \`${stub.name}\` of \`${stub.module}\`, which is not installed`;
    return { ...finding, difference: unjudged(reason) };
  };
}

function isAny(type: ts.Type | undefined): boolean {
  return type !== undefined && has(type, ts.TypeFlags.Any);
}

/** Names of the stubs that a declaration, or the member in question, mentions. What is computed from a stub may be `any`: `ReturnType<typeof stub>`. */
function stubNames(symbol: ts.Symbol | undefined, { part }: Finding, checker: ts.TypeChecker): readonly string[] {
  const own = symbol && 'name' in part ? checker.getDeclaredTypeOfSymbol(symbol).getProperty(part.name) : symbol;
  const namesIn = (node: ts.Node): readonly string[] => {
    const inner: string[] = [];
    ts.forEachChild(node, (child) => void inner.push(...namesIn(child)));
    const named = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
    const target = named && isAlias(named) ? checker.getAliasedSymbol(named) : named;
    if (target?.declarations?.some((one) => one.getSourceFile().fileName === stubsFile) !== true) return inner;
    const properties = checker.getDeclaredTypeOfSymbol(target).getProperties();
    return [...inner, ...properties.map(({ name }) => name)];
  };
  return (own?.declarations ?? []).flatMap(namesIn);
}

const undeclared = unjudged('depends on a type that the installed dependencies do not declare');

const added = unjudged('depends on what other packages may add to a global interface, and none that is installed adds it');

/** Whether a file imports a type of another package that this does not declare, or declares by names that the compiler does not find. */
function importsUntold(file: ts.SourceFile, checker: ts.TypeChecker): boolean {
  const isMissing = (name: ts.Identifier): boolean => {
    const symbol = checker.getSymbolAtLocation(name);
    if (symbol === undefined || !isAlias(symbol)) return false;
    const target = checker.getAliasedSymbol(symbol);
    const isType = (target.flags & ts.SymbolFlags.Type) !== 0;
    return target.declarations === undefined || (isType && isUntold(checker.getDeclaredTypeOfSymbol(target), checker));
  };
  const imports = file.statements.flatMap((one) => (ts.isImportDeclaration(one) ? (one.importClause ?? []) : []));
  return imports.some(({ name, namedBindings: bindings }) => {
    const named = bindings !== undefined && ts.isNamedImports(bindings) ? bindings.elements.map((one) => one.name) : [];
    return [...(name === undefined ? [] : [name]), ...named].some(isMissing);
  });
}

/** Whether a file gives a type of another package more or fewer type arguments than this takes. */
function misfitsImports(file: ts.SourceFile, checker: ts.TypeChecker): boolean {
  const isMisfit = ({ typeName, typeArguments }: ts.TypeReferenceNode): boolean => {
    const symbol = checker.getSymbolAtLocation(typeName);
    const target = symbol && isAlias(symbol) ? checker.getAliasedSymbol(symbol) : symbol;
    if (target?.declarations === undefined || target.declarations.some((node) => node.getSourceFile() === file)) return false;
    const parameters = typeParametersOf(target, checker);
    const [given, least] = [typeArguments?.length ?? 0, parameters.filter((one) => one.getDefault() === undefined).length];
    return given > parameters.length || given < least;
  };
  const visit = (node: ts.Node): boolean => (ts.isTypeReferenceNode(node) && isMisfit(node)) || ts.forEachChild(node, visit) === true;
  return visit(file);
}
