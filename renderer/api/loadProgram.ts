import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { isRecord } from '../packages/manifest.ts';
import type { EntryPoint } from './findEntryPoints.ts';
import { attachInlineComments } from './inlineComments.ts';
import { createParsedFiles, type ParsedFiles } from './parsedFiles.ts';
import { readDomNames } from './readDomNames.ts';
import type { PackageInfo } from './readPackageInfo.ts';
import { usesDom } from './usesDom.ts';

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
};

export interface ProgramRequest {
  readonly info: PackageInfo;
  readonly tsconfig: string | undefined;
  readonly entryPoints: readonly EntryPoint[];
  /** Trees of earlier programs. Default: none. */
  readonly parsed?: ParsedFiles | undefined;
}

/** Parses the entry points and what they import. Reads files; decides nothing about documentation. */
export function loadProgram({ info, tsconfig, entryPoints, parsed = createParsedFiles() }: ProgramRequest): ts.Program {
  const rootNames = [...new Set(entryPoints.map(({ file }) => file))];
  const written = readOptions(info.folder, tsconfig);
  const options = { ...(written ?? { ...defaultOptions, types: ambientTypes(info) }), ...fixedOptions };
  const host = createHost({ options, folder: info.folder, before: parsed.of(info.folder, options) });
  if (written !== undefined) return ts.createProgram({ rootNames, options, host });
  const withoutDom = ts.createProgram({ rootNames, options: { ...options, lib: ['lib.esnext.d.ts'] }, host });
  const libraryFolder = dirname(ts.getDefaultLibFilePath(options));
  return usesDom(withoutDom, () => readDomNames(libraryFolder)) ? ts.createProgram({ rootNames, options, host }) : withoutDom;
}

/** Globals that the package brings along: `node` for a dependency on `@types/node`. What else lies in `node_modules` isn't its own. */
function ambientTypes({ manifest }: PackageInfo): string[] {
  const dependencies = [manifest.dependencies, manifest.peerDependencies].filter(isRecord).flatMap(Object.keys);
  return dependencies.flatMap((name) => /^@types\/(\w+)$/.exec(name)?.[1] ?? []).sort();
}

/** Those of the package; undefined when it has none. Options of other compilers are dropped; for a library of theirs, our newest stands in. */
function readOptions(folder: string, tsconfig: string | undefined): ts.CompilerOptions | undefined {
  const path = tsconfig ?? join(folder, 'tsconfig.json');
  if (!existsSync(path)) return undefined;
  const { config } = ts.readConfigFile(path, ts.sys.readFile);
  const { options, errors } = ts.parseJsonConfigFileContent(config ?? {}, ts.sys, dirname(path), undefined, path);
  const knowsLibraries = !errors.some(({ messageText }) => typeof messageText === 'string' && messageText.includes("'--lib'"));
  const lib = knowsLibraries ? options.lib : [...(options.lib ?? []), 'lib.esnext.d.ts'];
  return { ...options, target: options.target ?? ts.ScriptTarget.ESNext, ...(lib === undefined ? {} : { lib }) };
}

type Parsing = ts.ScriptTarget | ts.CreateSourceFileOptions;

interface HostRequest {
  readonly options: ts.CompilerOptions;
  readonly folder: string;
  /** Trees that may still be right; the new ones go there, too. */
  readonly before: Map<string, ts.SourceFile>;
}

/** Parses each file once, also for a second program, and TypeScript's own library without its comments, a third of the work. */
function createHost({ options, folder, before }: HostRequest): ts.CompilerHost {
  const host = ts.createCompilerHost(options, true);
  const libraryFolder = dirname(ts.getDefaultLibFilePath(options));
  const parsed = new Map<string, ts.SourceFile | undefined>();
  const getSourceFile: ts.CompilerHost['getSourceFile'] = (fileName, version, onError) => {
    if (parsed.has(fileName)) return parsed.get(fileName);
    const isLibrary = fileName.startsWith(libraryFolder);
    const parsing = isLibrary && typeof version === 'object' ? { ...version, jsDocParsingMode: ts.JSDocParsingMode.ParseNone } : version;
    const known = before.get(fileName);
    const isSame = known !== undefined && known.text === host.readFile(fileName);
    const file = isSame ? known : withInlineComments(host.getSourceFile(fileName, parsing, onError), parsing);
    parsed.set(fileName, file);
    if (file !== undefined) before.set(fileName, file);
    return file;
  };
  const withInlineComments = (file: ts.SourceFile | undefined, parsing: Parsing): ts.SourceFile | undefined =>
    file === undefined || file.fileName.startsWith(libraryFolder) ? file : attachInlineComments(file, parsing);
  return { ...host, getSourceFile, getCurrentDirectory: () => folder };
}
