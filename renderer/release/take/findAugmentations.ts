import ts from 'typescript';
import { ambientFiles } from '../../api/program/ambientFiles.ts';
import { declarationsIn } from '../../api/program/declarationsIn.ts';
import { meant } from '../../api/program/meant.ts';
import { isGlobalAugmentation, isJson } from '../nodes.ts';

interface Augmentation {
  /** Specifier of the module, or `global`. */
  readonly name: string;
  readonly declarations: readonly AddedName[];
}

interface AddedName {
  readonly name: string;
  readonly symbol: ts.Symbol;
  readonly nodes: readonly ts.Declaration[];
}

interface AugmentationsRequest {
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
  readonly isOwn: (file: ts.SourceFile) => boolean;
}

/** Additions of the package to the globals and to other modules, sorted by name. `export as namespace` is one. */
export function findAugmentations({ program, checker, isOwn }: AugmentationsRequest): readonly Augmentation[] {
  const scopes = new Map<string, Map<ts.Symbol, AddedName>>();
  const add = (where: string, { name, symbol, nodes }: AddedName): void => {
    const scope = scopes.get(where) ?? new Map<ts.Symbol, AddedName>();
    scopes.set(where, scope.set(symbol, { name, symbol, nodes: [...(scope.get(symbol)?.nodes ?? []), ...nodes] }));
  };
  const addAll = (where: string, statements: readonly ts.Statement[]): void => {
    for (const node of statements.filter((statement) => !isAmbientModule(statement)).flatMap(declarationsIn)) {
      const identifier = ts.getNameOfDeclaration(node);
      const symbol = identifier && checker.getSymbolAtLocation(identifier);
      if (symbol !== undefined) add(where, { name: symbol.name, symbol, nodes: [node] });
    }
  };
  const ambient = ambientFiles(program);
  for (const file of program.getSourceFiles().filter((one) => isOwn(one) && !ambient.has(one.fileName))) {
    if (!ts.isExternalModule(file) && !isJson(file))
      addAll(
        'global',
        file.statements.filter((node) => !isAmbientModule(node)),
      );
    for (const statement of file.statements) {
      if (ts.isNamespaceExportDeclaration(statement)) {
        const symbol = wholeModule(file, checker);
        const nodes = symbol?.declarations?.filter((node) => isOwn(node.getSourceFile())) ?? [];
        if (symbol !== undefined && nodes.length > 0) add('global', { name: statement.name.text, symbol, nodes });
      }
      if (!ts.isModuleDeclaration(statement) || statement.body === undefined || !ts.isModuleBlock(statement.body)) continue;
      if (isGlobalAugmentation(statement)) addAll('global', statement.body.statements);
      else if (ts.isStringLiteral(statement.name) && ts.isExternalModule(file)) {
        const module = checker.getSymbolAtLocation(statement.name);
        const isElsewhere = module?.declarations?.some((node) => !isOwn(node.getSourceFile())) ?? true;
        if (isElsewhere) addAll(statement.name.text, statement.body.statements);
      }
    }
  }
  return [...scopes].map(([name, scope]) => ({ name, declarations: [...scope.values()] })).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** What a script sees of a module by its global name: what it exports as a whole, or all of its exports. */
function wholeModule(file: ts.SourceFile, checker: ts.TypeChecker): ts.Symbol | undefined {
  const module = checker.getSymbolAtLocation(file);
  const whole = module?.exports?.get(ts.InternalSymbolName.ExportEquals);
  return whole === undefined ? module : meant(whole, checker);
}

function isAmbientModule(node: ts.Statement): boolean {
  return ts.isModuleDeclaration(node) && ts.isStringLiteral(node.name);
}
