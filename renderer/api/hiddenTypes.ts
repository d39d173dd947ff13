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
import { fileInPackage } from './sourceLinks.ts';

/**
 * Converts the types that exported declarations mention but nobody exports: TypeDoc leaves them out.
 *
 * Before TypeDoc resolves anything, the references that lead nowhere are collected, the declarations behind them are
 * converted into a module of their own, and the same is done with what those mention, until nothing is missing. The
 * module is only a shelf: it never becomes part of the model.
 */
export interface HiddenRequest {
  readonly context: Context;
  readonly program: ts.Program;
  /** Absolute folder of the package, with `/`: other packages' types stay where they are. */
  readonly folder: string;
}

export function convertHiddenTypes({ context, program, folder }: HiddenRequest): DeclarationReflection {
  const shelf = context.createDeclarationReflection(ReflectionKind.Module, undefined, undefined, 'hidden types');
  context.finalizeDeclarationReflection(shelf);
  const scope = context.withScope(shelf);
  scope.setActiveProgram(program);
  const seen = new Set<Reflection>();
  const tried = new Set<ts.Symbol>();
  context.converter.permitDeferredConversion();
  for (let missing = findMissing(seen); missing.size > 0; missing = findMissing(seen)) {
    for (const symbol of missing) {
      tried.add(symbol);
      context.converter.convertSymbol(scope, symbol);
    }
  }
  context.converter.finalizeDeferredConversion();
  for (const child of shelf.children ?? []) child.comment?.removeModifier('@internal');
  return shelf;

  function findMissing(known: Set<Reflection>): ReadonlySet<ts.Symbol> {
    const fresh = Object.values(context.project.reflections).filter((reflection) => !known.has(reflection));
    for (const reflection of fresh) known.add(reflection);
    const ids = fresh.flatMap((reflection) => [...unresolvedIn(reflection)]);
    const symbols = ids.flatMap((id) => findSymbol(id, { program, folder }) ?? []);
    return new Set(symbols.filter((symbol) => !tried.has(symbol) && context.getReflectionFromSymbol(symbol) === undefined));
  }
}

/** References in the reflection's own types; the parts of object types are reflections themselves. */
function unresolvedIn(reflection: Reflection): ReadonlySet<ReflectionSymbolId> {
  const found = new Set<ReflectionSymbolId>();
  const visitor = makeRecursiveVisitor({
    reference(type) {
      if (type.symbolId !== undefined && !type.refersToTypeParameter) found.add(type.symbolId);
    },
  });
  for (const type of typesOf(reflection)) type.visit(visitor);
  return found;
}

function typesOf(reflection: Reflection): readonly SomeType[] {
  const types: (SomeType | undefined)[] = [];
  if (reflection.isDeclaration()) types.push(reflection.type, ...(reflection.extendedTypes ?? []), ...(reflection.implementedTypes ?? []));
  if (reflection.isSignature() || reflection.isParameter()) types.push(reflection.type);
  if (reflection.isTypeParameter()) types.push(reflection.type, reflection.default);
  return types.filter((type) => type !== undefined);
}

/** The compiler's symbol at the place that TypeDoc remembers of it. */
function findSymbol({ fileName, pos }: ReflectionSymbolId, { program, folder }: Omit<HiddenRequest, 'context'>): ts.Symbol | undefined {
  const file = fileName === undefined || fileInPackage(folder, fileName) === undefined ? undefined : program.getSourceFile(fileName);
  const name = file === undefined ? undefined : declaredNameAt(file, pos);
  return name && program.getTypeChecker().getSymbolAtLocation(name);
}

function declaredNameAt(file: ts.SourceFile, pos: number): ts.Node | undefined {
  const visit = (node: ts.Node): ts.Node | undefined => {
    if (pos < node.pos || pos >= node.end) return undefined;
    if (isConvertible(node) && node.getStart(file) === pos) return node.name;
    return ts.forEachChild(node, visit);
  };
  return visit(file);
}

function isConvertible(node: ts.Node): node is ts.NamedDeclaration & { readonly name: ts.DeclarationName } {
  const isDeclaration =
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isEnumDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isModuleDeclaration(node);
  return isDeclaration && node.name !== undefined;
}
