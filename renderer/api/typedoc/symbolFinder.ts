import type { Context, ReflectionSymbolId } from 'typedoc';
import ts from 'typescript';
import { moduleSymbol } from '../entry/entryModules.ts';
import { isScriptFile } from '../entry/ownScripts.ts';
import { fileInPackage } from '../entry/sourceLinks.ts';
import { type DeclarationNode, isDeclarationNode } from '../program/declarationsIn.ts';

/** From TypeDoc's identity of a symbol back to the compiler's symbol; undefined for those of other packages and for members. */
export type FindSymbol = (id: ReflectionSymbolId) => ts.Symbol | undefined;

export interface FinderRequest {
  /** With an active program. */
  readonly context: Context;
  readonly program: ts.Program;
  /** Absolute folder of the package, with `/`. */
  readonly folder: string;
}

export function symbolFinder({ context, program, folder }: FinderRequest): FindSymbol {
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
