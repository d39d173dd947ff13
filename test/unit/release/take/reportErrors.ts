import { join } from 'node:path';
import ts from 'typescript';
import type { LibraryFiles } from '../../../../renderer/api/program/virtualProgram.ts';
import { entryPointReport } from '../../../../renderer/commands/report/entryPointReport.ts';
import type { ApiItem } from '../../../../renderer/release/apiItem.ts';
import type { ApiSnapshot } from '../../../../renderer/release/apiSnapshot.ts';
import { entryPointsOf } from '../../../../renderer/release/declarationsOf.ts';

interface ErrorsRequest {
  readonly snapshot: ApiSnapshot;
  readonly items: readonly ApiItem[];
  /** Absolute, where the compiler finds other packages. */
  readonly folder: string;
  readonly libraries: LibraryFiles;
}

/** Checks the code in the report of each entry point, as one declaration file. */
export function reportErrors({ snapshot, items, folder, libraries }: ErrorsRequest): readonly string[] {
  return entryPointsOf(snapshot).flatMap((module) => {
    const code = codeOf(entryPointReport({ snapshot, items, module, specifier: 'x' }));
    return errorsIn(code, { folder, libraries, types: snapshot.types }).map((error) => `${module.name}: ${error}`);
  });
}

/** The blocks of a report. What a section titled `a.b` has is in the namespace `a`. */
function codeOf(report: string): string {
  const sections = [...report.matchAll(/^##+ (.*)\n\n(`{3,})ts\n([\s\S]*?)\n\2$/gm)];
  const additions = report.search(/^## (?:Global declarations|Additions to)/m);
  const hidden = report.search(/^## Not exported/m);
  const isExported = !/^export = /m.test(report);
  const blocks = sections.map(({ 1: title = '', 3: block = '', index }) => {
    const text = block.replaceAll('{ … }', '{}');
    const path = title.replace(/\\(.)/g, '$1').split('.').slice(0, -1);
    const isAddition = additions !== -1 && index > additions && (hidden === -1 || index < hidden);
    if (isAddition) return '';
    if (path.length === 0 || (hidden !== -1 && index > hidden) || !path.every((name) => /^[\w$]+$/.test(name))) return text;
    const heads = path.map((name, depth) => `${depth === 0 && isExported ? 'export ' : ''}namespace ${name} {`);
    return `${heads.join(' ')}\n${text}\n${'}'.repeat(path.length)}`;
  });
  // With `export =`, nothing else is exported.
  const all = blocks.join('\n');
  return isExported ? `${all}\nexport {};\n` : all;
}

interface CheckRequest {
  readonly folder: string;
  readonly libraries: LibraryFiles;
  readonly types: readonly string[];
}

function errorsIn(text: string, { folder, libraries, types }: CheckRequest): readonly string[] {
  const name = join(folder, 'report.d.mts');
  const options: ts.CompilerOptions = {
    ...{ strict: true, noEmit: true, target: ts.ScriptTarget.ESNext, lib: ['lib.esnext.full.d.ts'], types: [...types] },
    ...{ module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler, jsx: ts.JsxEmit.ReactJSX },
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.ESNext, true);
  host.getSourceFile = (path, ...rest) => (path === name ? file : (libraries.get(path) ?? getSourceFile(path, ...rest)));
  host.fileExists = (path) => path === name || fileExists(path);
  host.getCurrentDirectory = () => folder;
  const program = ts.createProgram({ rootNames: [name], options, host });
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].flatMap(({ code, messageText, start = 0 }) => {
    if (ignored.has(code)) return [];
    const line = text.split('\n')[file.getLineAndCharacterOfPosition(start).line];
    return [`TS${code} ${ts.flattenDiagnosticMessageText(messageText, ' ')} | ${line}`];
  });
}

/**
 * A report has no `declare` and no `import`, so a class cannot extend `import("package").Name` (2339, 2499). It has the packages that it is
 * written with (2307, 7016). Modules that are namespaces have default exports (1319), and what `export =` exports has a section each (2309).
 */
const ignored: ReadonlySet<number> = new Set([1046, 1319, 2307, 2309, 2339, 2499, 7016]);
