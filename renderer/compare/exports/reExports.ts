import ts from 'typescript';
import { meant } from '../../api/program/meant.ts';
import { createVirtualProgram, type LibraryFiles } from '../../api/program/virtualProgram.ts';

interface ReExportsRequest {
  readonly modules: readonly [one: string, other: string];
  /** Names that both modules must export. */
  readonly names: readonly string[];
  /** Absolute folders from which packages are imported, the best first. */
  readonly bases: readonly string[];
  readonly libraries: LibraryFiles;
}

const file = '/gqldocs-modules/both.d.ts';

/** Whether two modules of other packages export the same declarations under some names. Undefined if one of them is not installed. */
export function reExports({ modules, names, bases, libraries }: ReExportsRequest): boolean | undefined {
  const text = modules.map((name, index) => `import * as m${index} from ${JSON.stringify(name)};\n`).join('');
  const program = createVirtualProgram({ files: new Map([[file, text]]), usesDom: false, bases, libraries });
  const checker = program.getTypeChecker();
  const exported = (program.getSourceFile(file)?.statements ?? []).flatMap((statement) => {
    const module = ts.isImportDeclaration(statement) ? checker.getSymbolAtLocation(statement.moduleSpecifier) : undefined;
    return module === undefined ? [] : [new Map(checker.getExportsOfModule(module).map((symbol) => [symbol.name, meant(symbol, checker)]))];
  });
  const [one, other] = exported;
  if (one === undefined || other === undefined) return undefined;
  return names.every((name) => one.has(name) && one.get(name) === other.get(name));
}
