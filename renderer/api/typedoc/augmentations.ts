import {
  type Context,
  type DeclarationReflection,
  normalizePath,
  ReflectionKind,
  type ReflectionSymbolId,
  type SignatureReflection,
  SourceReference,
  TypeParameterReflection,
} from 'typedoc';
import ts from 'typescript';
import { fileInPackage } from '../entry/sourceLinks.ts';
import { ambientFiles } from '../program/ambientFiles.ts';
import { declarationsIn } from '../program/declarationsIn.ts';
import { scopeOf } from './scopeOf.ts';

/**
 * Converts what a package adds to the declarations of others, which TypeDoc omits:
 *
 * declare global { interface Array<T> { last(): T } }
 * declare module 'other' { interface Options { mine: string } }
 *
 * Each block becomes a namespace of the module that declares it, `global` or `other`. New declarations are converted as usual; of
 * declarations of other packages, only the added members are shown. The compiler itself merges additions to the package's own modules, and
 * TypeDoc converts a module that only declares globals. Modules that scripts declare are listed with the first module, unless they are entry
 * points: `declare module 'virtual:theme' { … }`.
 *
 * Returns what each addition is added to.
 */
export function convertAugmentations({ context, program, folder, signatureNodes }: AugmentationRequest): Augmented {
  const isOwn = (declaration: ts.Node): boolean => fileInPackage(folder, declaration.getSourceFile().fileName) !== undefined;
  const [first] = [...(context.project.children ?? [])].sort((a, b) => a.id - b.id);
  const ambient = ambientFiles(program);
  context.setActiveProgram(program);
  context.converter.permitDeferredConversion();
  const augmented = new Map<DeclarationReflection, ReflectionSymbolId>();
  for (const file of program.getSourceFiles()) {
    if (!isOwn(file) || ambient.has(file.fileName)) continue;
    if (!ts.isExternalModule(file)) {
      if (first?.isDeclaration() === true) convertDeclaredModules(file, { scope: scopeOf(first, context), isOwn, augmented });
      continue;
    }
    const module = program.getTypeChecker().getSymbolAtLocation(file);
    const parent = (module && context.getReflectionFromSymbol(module)) ?? first;
    if (!parent?.isDeclaration()) continue;
    for (const block of file.statements.filter(ts.isModuleDeclaration)) {
      if (isAugmentation(block, { module, isOwn, checker: program.getTypeChecker() })) {
        convertBlock(block, { scope: scopeOf(parent, context), isOwn, augmented });
      }
    }
  }
  context.converter.finalizeDeferredConversion();
  const isForeign = (signature: SignatureReflection): boolean => {
    const node = signatureNodes.get(signature);
    return node !== undefined && !isOwn(node);
  };
  for (const { children = [] } of augmented.keys())
    for (const signature of children.flatMap(({ signatures = [] }) => signatures).filter(isForeign))
      context.project.removeReflection(signature);
  return augmented;
}

/** By the reflections of additions: what they are added to. */
export type Augmented = ReadonlyMap<DeclarationReflection, ReflectionSymbolId>;

interface AugmentationRequest {
  readonly context: Context;
  readonly program: ts.Program;
  /** Absolute folder of the package, with `/`. */
  readonly folder: string;
  /** The compiler gives a method all overloads, also those of others. */
  readonly signatureNodes: ReadonlyMap<SignatureReflection, ts.Declaration>;
}

interface Ownership {
  readonly module: ts.Symbol | undefined;
  readonly isOwn: (declaration: ts.Node) => boolean;
  readonly checker: ts.TypeChecker;
}

function isAugmentation(block: ts.ModuleDeclaration, { module, isOwn, checker }: Ownership): boolean {
  if ((block.flags & ts.NodeFlags.GlobalAugmentation) !== 0) return module !== undefined && checker.getExportsOfModule(module).length > 0;
  if (!ts.isStringLiteral(block.name)) return false;
  const declarations = checker.getSymbolAtLocation(block.name)?.declarations ?? [];
  return declarations.some((declaration) => !isOwn(declaration));
}

interface BlockScope {
  readonly scope: Context;
  readonly isOwn: Ownership['isOwn'];
  readonly augmented: Map<DeclarationReflection, ReflectionSymbolId>;
}

/** The modules that a script declares for everyone, if they say what is in them. Those that users import from the package have reflections already. */
function convertDeclaredModules(file: ts.SourceFile, request: BlockScope): void {
  const { scope, isOwn } = request;
  for (const block of file.statements.filter(ts.isModuleDeclaration)) {
    const isEmpty = block.body === undefined || !ts.isModuleBlock(block.body) || block.body.statements.length === 0;
    if (!ts.isStringLiteral(block.name) || isEmpty) continue;
    const symbol = scope.checker.getSymbolAtLocation(block.name);
    const isKnown = symbol === undefined || scope.getReflectionFromSymbol(symbol) !== undefined;
    if (!isKnown && symbol.declarations?.every(isOwn) === true) convertBlock(block, request);
  }
}

/** A second block of the same name in a module goes on with the first. */
function convertBlock(block: ts.ModuleDeclaration, { scope, isOwn, augmented }: BlockScope): void {
  const name = block.name.text;
  const parent = scope.scope;
  const known = parent.isDeclaration() ? parent.children?.find((child) => child.name === name && child.sources !== undefined) : undefined;
  const within = scope.withScope(known ?? createShell(block, { scope, kind: ReflectionKind.Namespace, name }));
  const { body } = block;
  if (body === undefined || !ts.isModuleBlock(body)) return;
  for (const statement of body.statements) convertStatement(statement, { scope: within, isOwn, augmented });
}

function convertStatement(statement: ts.Statement, { scope, isOwn, augmented }: BlockScope): void {
  for (const declaration of declarationsIn(statement)) {
    const symbol = declaration.name && scope.checker.getSymbolAtLocation(declaration.name);
    if (symbol === undefined) continue;
    const isShared = symbol.declarations?.some((other) => !isOwn(other)) === true;
    if (!isShared) convertOnce(symbol, scope);
    else if (ts.isModuleDeclaration(declaration)) convertBlock(declaration, { scope, isOwn, augmented });
    else if (ts.isInterfaceDeclaration(declaration)) {
      const original = symbol.declarations?.find((other) => !isOwn(other));
      augmented.set(convertAddition(declaration, scope), scope.createSymbolId(symbol, original));
    }
  }
}

/** The members that the package adds to an interface of another package. */
function convertAddition(node: ts.InterfaceDeclaration, scope: Context): DeclarationReflection {
  const addition = createShell(node, { scope, kind: ReflectionKind.Interface, name: node.name.text });
  const parameters = (node.typeParameters ?? []).map(({ name }) => new TypeParameterReflection(name.text, addition, undefined));
  for (const parameter of parameters) scope.registerReflection(parameter, undefined, undefined);
  if (parameters.length > 0) addition.typeParameters = parameters;
  const symbols = node.members.flatMap(({ name }) => (name && scope.checker.getSymbolAtLocation(name)) ?? []);
  for (const symbol of new Set(symbols)) scope.converter.convertSymbol(scope.withScope(addition), symbol);
  return addition;
}

function convertOnce(symbol: ts.Symbol, scope: Context): void {
  if (scope.getReflectionFromSymbol(symbol) === undefined) scope.converter.convertSymbol(scope, symbol);
}

interface ShellRequest {
  readonly scope: Context;
  readonly kind: ReflectionKind;
  readonly name: string;
}

/** Creates a reflection for what a package adds to a declaration of others. It has no symbol: that of `Array` has more members than the package adds. */
function createShell(node: ts.Declaration, { scope, kind, name }: ShellRequest): DeclarationReflection {
  const shell = scope.createDeclarationReflection(kind, undefined, undefined, name);
  const file = node.getSourceFile();
  const { line, character } = file.getLineAndCharacterOfPosition(node.getStart());
  shell.sources = [new SourceReference(normalizePath(file.fileName), line + 1, character)];
  const comment = scope.getNodeComment(node, false);
  if (comment !== undefined) shell.comment = comment;
  scope.finalizeDeclarationReflection(shell);
  return shell;
}
