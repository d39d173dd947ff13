import {
  type Context,
  type DeclarationReflection,
  makeRecursiveVisitor,
  type Reflection,
  ReflectionKind,
  type ReflectionSymbolId,
  type SomeType,
} from 'typedoc';
import ts from 'typescript';
import { boundSymbol, moduleSymbol } from '../entry/entryModules.ts';
import { isScriptFile } from '../entry/ownScripts.ts';
import { fileInPackage } from '../entry/sourceLinks.ts';
import { type DeclarationNode, isDeclarationNode } from '../program/declarationsIn.ts';

/**
 * Converts the types that exported declarations mention but the package does not export: TypeDoc omits them.
 * Before TypeDoc resolves references, this collects those without a target and converts their declarations into a module of their own. It
 * repeats this for the types that those mention, until none is missing. The module is temporary and never becomes part of the model.
 */
interface UnexportedRequest {
  readonly context: Context;
  readonly program: ts.Program;
  /** Absolute folder of the package, with `/`: other packages' types stay where they are. */
  readonly folder: string;
}

export function convertUnexportedTypes({ context, program, folder }: UnexportedRequest): DeclarationReflection {
  const shelf = context.createDeclarationReflection(ReflectionKind.Module, undefined, undefined, 'unexported types');
  context.finalizeDeclarationReflection(shelf);
  const scope = context.withScope(shelf);
  scope.setActiveProgram(program);
  const findMissing = missingSymbols(context, symbolFinder({ context: scope, program, folder }));
  for (let missing = findMissing(); missing.length > 0; missing = findMissing()) {
    context.converter.permitDeferredConversion();
    for (const symbol of missing) context.converter.convertSymbol(scope, symbol);
    context.converter.finalizeDeferredConversion();
  }
  // `@internal` hides exports. Here, an internal type explains a visible one, so the tag is removed.
  for (const child of shelf.children ?? []) child.comment?.removeModifier('@internal');
  return shelf;
}

/**
 * Each call looks at the reflections that are new since the last, which are those with higher ids, and never asks for a symbol twice: TypeDoc
 * may refuse it.
 */
function missingSymbols(context: Context, findSymbol: FindSymbol): () => readonly ts.Symbol[] {
  const looked = new Set<ReflectionSymbolId>();
  const asked = new Set<ts.Symbol>();
  let last = -1;
  return () => {
    const fresh = Object.values(context.project.reflections).filter(({ id }) => id > last);
    last = fresh.reduce((highest, { id }) => Math.max(highest, id), last);
    const ids = [...unresolvedIn(fresh)].filter((id) => !looked.has(id));
    for (const id of ids) looked.add(id);
    const symbols = new Set(ids.flatMap((id) => findSymbol(id) ?? []));
    const missing = [...symbols].filter((symbol) => !asked.has(symbol) && !isConverted(symbol, context));
    for (const symbol of missing) asked.add(symbol);
    return missing;
  };
}

/**
 * Whether TypeDoc has converted a symbol. It may know only the symbol of its declaration: the compiler merges a constructor function with
 * its prototype when it first needs the type, and later references name the merged symbol. These then refer to the same reflection.
 */
function isConverted(symbol: ts.Symbol, context: Context): boolean {
  if (context.getReflectionFromSymbol(symbol) !== undefined) return true;
  const declared = symbol.declarations?.[0] && boundSymbol(symbol.declarations[0]);
  const reflection = declared && context.getReflectionFromSymbol(declared);
  if (reflection === undefined) return false;
  context.registerReflection(reflection, symbol, undefined);
  return true;
}

/** References in the reflections' own types; the parts of object types are reflections themselves. */
function unresolvedIn(reflections: readonly Reflection[]): ReadonlySet<ReflectionSymbolId> {
  const found = new Set<ReflectionSymbolId>();
  const visitor = makeRecursiveVisitor({
    reference(type) {
      const id = type.refersToTypeParameter ? undefined : type.symbolId;
      if (id !== undefined) found.add(id);
    },
  });
  for (const reflection of reflections) for (const type of typesOf(reflection)) type.visit(visitor);
  return found;
}

function typesOf(reflection: Reflection): readonly SomeType[] {
  const types: (SomeType | undefined)[] = [];
  if (reflection.isDeclaration()) types.push(reflection.type, ...(reflection.extendedTypes ?? []), ...(reflection.implementedTypes ?? []));
  if (reflection.isSignature() || reflection.isParameter()) types.push(reflection.type);
  if (reflection.isTypeParameter()) types.push(reflection.type, reflection.default);
  return types.filter((type) => type !== undefined);
}

/** From TypeDoc's identity of a symbol back to the compiler's symbol; undefined for those of other packages and for members. */
type FindSymbol = (id: ReflectionSymbolId) => ts.Symbol | undefined;

interface FinderRequest {
  /** With an active program. */
  readonly context: Context;
  readonly program: ts.Program;
  /** Absolute folder of the package, with `/`. */
  readonly folder: string;
}

function symbolFinder({ context, program, folder }: FinderRequest): FindSymbol {
  const checker = program.getTypeChecker();
  const files = new Map<string, ts.SourceFile>();
  for (const file of program.getSourceFiles()) {
    if (fileInPackage(folder, file.fileName) === undefined) continue;
    // TypeDoc names a declaration file by the source that its declaration map points to.
    const module = checker.getSymbolAtLocation(file);
    files.set((module && context.createSymbolId(module).fileName) ?? file.fileName, file);
  }
  return ({ fileName, pos }) => {
    const file = fileName === undefined ? undefined : files.get(fileName);
    const name = file === undefined ? undefined : declaredNameAt(file, pos);
    if (name !== undefined) return checker.getSymbolAtLocation(name);
    return file !== undefined && isScriptFile(file.fileName) ? typedefAt({ file, pos, checker }) : undefined;
  };
}

interface TypedefRequest {
  readonly file: ts.SourceFile;
  readonly pos: number;
  readonly checker: ts.TypeChecker;
}

/** Comments are not part of the syntax tree, but the types that they declare are in scope. */
function typedefAt({ file, pos, checker }: TypedefRequest): ts.Symbol | undefined {
  const isThere = (node: ts.Node): boolean => ts.isJSDocTypedefTag(node) || ts.isJSDocCallbackTag(node);
  const module = moduleSymbol(file, checker);
  const symbols = module === undefined ? [] : checker.getExportsOfModule(module);
  return [...symbols, ...checker.getSymbolsInScope(file, ts.SymbolFlags.TypeAlias)].find(({ declarations = [] }) =>
    declarations.some((one) => one.getSourceFile() === file && isThere(one) && one.getStart() === pos),
  );
}

function declaredNameAt(file: ts.SourceFile, pos: number): ts.Node | undefined {
  const visit = (node: ts.Node): ts.Node | undefined => {
    if (pos < node.pos || pos >= node.end) return undefined;
    if (isConvertible(node) && node.getStart(file) === pos) return node.name;
    return ts.forEachChild(node, visit);
  };
  return visit(file);
}

function isConvertible(node: ts.Node): node is DeclarationNode & { readonly name: ts.DeclarationName } {
  return isDeclarationNode(node) && node.name !== undefined;
}
