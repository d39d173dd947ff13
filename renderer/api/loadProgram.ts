import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { isRecord } from '../packages/manifest.ts';
import type { EntryPoint } from './findEntryPoints.ts';
import { attachInlineComments } from './inlineComments.ts';
import { noteMisses } from './noteMisses.ts';
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
  /**
   * Told of what says how sources are understood: tsconfigs, the `package.json` of each folder that something is imported from, and what imports
   * don't find (`noteMisses`).
   */
  readonly onRead?: ((file: string) => void) | undefined;
}

/** Parses the entry points and what they import. Reads files; decides nothing about documentation. */
export function loadProgram(request: ProgramRequest): ts.Program {
  const { info, entryPoints, parsed = createParsedFiles(), onRead = () => undefined } = request;
  const rootNames = [...new Set(entryPoints.map(({ file }) => file))];
  const written = readOptions({ folder: info.folder, tsconfig: request.tsconfig, onRead });
  const options = { ...(written ?? { ...defaultOptions, types: ambientTypes(info) }), ...fixedOptions };
  const host = createHost({ options, folder: info.folder, before: parsed.of(info.folder, options), onRead });
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

interface OptionsRequest {
  readonly folder: string;
  readonly tsconfig: string | undefined;
  readonly onRead: (file: string) => void;
}

/** Those of the package; undefined when it has none. Options of other compilers are dropped; for a library of theirs, our newest stands in. */
function readOptions({ folder, tsconfig, onRead }: OptionsRequest): ts.CompilerOptions | undefined {
  const path = tsconfig ?? join(folder, 'tsconfig.json');
  onRead(path);
  if (!existsSync(path)) return undefined;
  const readFile: typeof ts.sys.readFile = (file, encoding) => {
    onRead(file);
    return ts.sys.readFile(file, encoding);
  };
  const { config } = ts.readConfigFile(path, readFile);
  const { options, errors } = ts.parseJsonConfigFileContent(config ?? {}, { ...ts.sys, readFile }, dirname(path), undefined, path);
  const knowsLibraries = !errors.some(({ messageText }) => typeof messageText === 'string' && messageText.includes("'--lib'"));
  const lib = knowsLibraries ? options.lib : [...(options.lib ?? []), 'lib.esnext.d.ts'];
  return { ...options, target: options.target ?? ts.ScriptTarget.ESNext, ...(lib === undefined ? {} : { lib }) };
}

interface HostRequest {
  readonly options: ts.CompilerOptions;
  readonly folder: string;
  /** Trees that may still be right; the new ones go there, too. */
  readonly before: Map<string, ts.SourceFile>;
  readonly onRead: (file: string) => void;
}

interface ParseRequest {
  readonly fileName: string;
  readonly text: string;
  readonly version: ts.ScriptTarget | ts.CreateSourceFileOptions;
}

/** Parses each file once, also for a second program. What nodes stand in becomes known when the checker goes through the files. */
function createHost({ options, folder, before, onRead }: HostRequest): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const libraryFolder = dirname(ts.getDefaultLibFilePath(options));
  const parsed = new Map<string, ts.SourceFile | undefined>();
  const parse = ({ fileName, text, version }: ParseRequest): ts.SourceFile => {
    const isLibrary = fileName.startsWith(libraryFolder);
    const jsDocParsingMode = isLibrary ? ts.JSDocParsingMode.ParseNone : commentParsing(text);
    const parsing = { ...(typeof version === 'object' ? version : { languageVersion: version }), jsDocParsingMode };
    const file = ts.createSourceFile(fileName, text, parsing);
    return isLibrary ? file : attachInlineComments(file, parsing);
  };
  const getSourceFile: ts.CompilerHost['getSourceFile'] = (fileName, version) => {
    if (parsed.has(fileName)) return parsed.get(fileName);
    const text = host.readFile(fileName);
    const known = before.get(fileName);
    const file = text === undefined ? undefined : known?.text === text ? known : parse({ fileName, text, version });
    parsed.set(fileName, file);
    if (file !== undefined) before.set(fileName, file);
    return file;
  };
  const readFile: ts.CompilerHost['readFile'] = (fileName) => {
    if (fileName.endsWith('/package.json')) {
      const file = host.realpath?.(fileName) ?? fileName;
      // Packages are taken as installed, but for linked ones.
      if (!file.includes('/node_modules/')) onRead(file);
    }
    return host.readFile(fileName);
  };
  return { ...host, ...noteMisses({ host, onMiss: onRead }), readFile, getSourceFile, getCurrentDirectory: () => folder };
}

/**
 * What the compiler shall see of comments, which takes it longer than the declarations themselves: where their links lead. Of all
 * else that it could make of them, only the brackets of `@param [name]` count in TypeScript.
 */
function commentParsing(text: string): ts.JSDocParsingMode {
  const hasBrackets = /@(?:param|arg|argument)[\s*]+(?:\{[^@]*?\}[\s*]*)?\[/.test(text);
  return hasBrackets ? ts.JSDocParsingMode.ParseAll : ts.JSDocParsingMode.ParseForTypeErrors;
}
