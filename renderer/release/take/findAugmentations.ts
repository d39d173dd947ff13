import ts from 'typescript';
import { declarationsIn } from '../../api/program/declarationsIn.ts';
import { isGlobalAugmentation, isJson } from '../nodes.ts';

interface Augmentation {
  /** Specifier of the module, or `global`. */
  readonly name: string;
  readonly declarations: readonly { readonly symbol: ts.Symbol; readonly nodes: readonly ts.Declaration[] }[];
}

interface AugmentationsRequest {
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
  readonly isOwn: (file: ts.SourceFile) => boolean;
}

/** Additions of the package to the globals and to other modules, sorted by name. */
export function findAugmentations({ program, checker, isOwn }: AugmentationsRequest): readonly Augmentation[] {
  const scopes = new Map<string, Map<ts.Symbol, ts.Declaration[]>>();
  const addAll = (name: string, statements: readonly ts.Statement[]): void => {
    const scope = scopes.get(name) ?? new Map<ts.Symbol, ts.Declaration[]>();
    scopes.set(name, scope);
    for (const node of statements.filter((statement) => !isAmbientModule(statement)).flatMap(declarationsIn)) {
      const identifier = ts.getNameOfDeclaration(node);
      const symbol = identifier && checker.getSymbolAtLocation(identifier);
      if (symbol !== undefined) scope.set(symbol, [...(scope.get(symbol) ?? []), node]);
    }
  };
  for (const file of program.getSourceFiles().filter(isOwn)) {
    if (!ts.isExternalModule(file) && !isJson(file))
      addAll(
        'global',
        file.statements.filter((node) => !isAmbientModule(node)),
      );
    for (const statement of file.statements) {
      if (!ts.isModuleDeclaration(statement) || statement.body === undefined || !ts.isModuleBlock(statement.body)) continue;
      if (isGlobalAugmentation(statement)) addAll('global', statement.body.statements);
      else if (ts.isStringLiteral(statement.name) && ts.isExternalModule(file)) {
        const module = checker.getSymbolAtLocation(statement.name);
        const isElsewhere = module?.declarations?.some((node) => !isOwn(node.getSourceFile())) ?? true;
        if (isElsewhere) addAll(statement.name.text, statement.body.statements);
      }
    }
  }
  return [...scopes]
    .filter(([, scope]) => scope.size > 0)
    .map(([name, scope]) => ({ name, declarations: [...scope].map(([symbol, nodes]) => ({ symbol, nodes })) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function isAmbientModule(node: ts.Statement): boolean {
  return ts.isModuleDeclaration(node) && ts.isStringLiteral(node.name);
}
