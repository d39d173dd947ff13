import ts from 'typescript';
import { meant } from '../../api/program/meant.ts';
import { createVirtualProgram, type LibraryFiles } from '../../api/program/virtualProgram.ts';

interface ModulesRequest {
  /** Absolute folders from which packages are imported, the best first. */
  readonly bases: readonly string[];
  readonly libraries: LibraryFiles;
}

interface ReExportsRequest extends ModulesRequest {
  readonly modules: readonly [one: string, other: string];
  /** Names that both modules must export. */
  readonly names: readonly string[];
}

const file = '/gqldocs-modules/all.d.ts';

/** Whether two modules of other packages export the same declarations under some names. Undefined if one of them is not installed. */
export function reExports({ modules, names, ...request }: ReExportsRequest): boolean | undefined {
  const [one, other] = exportsOf(modules, request);
  if (one === undefined || other === undefined) return undefined;
  return names.every((name) => one.has(name) && one.get(name) === other.get(name));
}

/** The exports of modules of other packages. Undefined for a module that is not installed. */
export function exportsOf(
  modules: readonly string[],
  { bases, libraries }: ModulesRequest,
): readonly (ReadonlyMap<string, ts.Symbol> | undefined)[] {
  const text = modules.map((name, index) => `import * as m${index} from ${JSON.stringify(name)};\n`).join('');
  const program = createVirtualProgram({ files: new Map([[file, text]]), usesDom: false, bases, libraries });
  const checker = program.getTypeChecker();
  return (program.getSourceFile(file)?.statements ?? []).map((statement) => {
    const module = ts.isImportDeclaration(statement) ? checker.getSymbolAtLocation(statement.moduleSpecifier) : undefined;
    return module && new Map(checker.getExportsOfModule(module).map((symbol) => [symbol.name, meant(symbol, checker)]));
  });
}
