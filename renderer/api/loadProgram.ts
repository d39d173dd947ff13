import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { EntryPoint } from './findEntryPoints.ts';

/** Nobody's code runs and nothing is written, whatever a tsconfig says. */
const fixedOptions: ts.CompilerOptions = {
  noEmit: true,
  skipLibCheck: true,
  composite: false,
  incremental: false,
  declarationMap: false,
  plugins: [],
};

const defaultOptions: ts.CompilerOptions = {
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.ESNext,
  jsx: ts.JsxEmit.Preserve,
  strict: true,
  types: [],
};

/** Parses the entry points and what they import. Reads files; decides nothing about documentation. */
export function loadProgram(request: {
  readonly folder: string;
  readonly tsconfig: string | undefined;
  readonly entryPoints: readonly EntryPoint[];
}): ts.Program {
  const options = { ...readOptions(request.folder, request.tsconfig), ...fixedOptions };
  const rootNames = [...new Set(request.entryPoints.map(({ file }) => file))];
  return ts.createProgram({ rootNames, options, host: createHost(options) });
}

function readOptions(folder: string, tsconfig: string | undefined): ts.CompilerOptions {
  const path = tsconfig ?? join(folder, 'tsconfig.json');
  if (!existsSync(path)) return defaultOptions;
  const { config } = ts.readConfigFile(path, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config ?? {}, ts.sys, dirname(path), undefined, path);
  return { ...options, target: options.target ?? ts.ScriptTarget.ESNext };
}

/** Skips the comments of TypeScript's own library, a third of the work of parsing it. */
function createHost(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options, true);
  const libraries = host.getDefaultLibLocation?.();
  const getSourceFile: ts.CompilerHost['getSourceFile'] = (fileName, version, ...rest) => {
    const isLibrary = libraries !== undefined && fileName.startsWith(libraries);
    const parsing = isLibrary && typeof version === 'object' ? { ...version, jsDocParsingMode: ts.JSDocParsingMode.ParseNone } : version;
    return host.getSourceFile(fileName, parsing, ...rest);
  };
  return { ...host, getSourceFile };
}
