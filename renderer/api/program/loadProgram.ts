import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { memoize } from '../../model/memoize.ts';
import { isRecord } from '../../packages/manifest.ts';
import type { EntryPoint } from '../entry/importableEntries.ts';
import { noteMisses } from '../entry/noteMisses.ts';
import { isScriptFile, ownScripts } from '../entry/ownScripts.ts';
import type { PackageInfo } from '../entry/readPackageInfo.ts';
import { regularSystem } from '../entry/regularSystem.ts';
import { siblingSources } from '../entry/siblingSources.ts';
import type { Sibling } from '../entry/siblingsOf.ts';
import { attachInlineComments } from './inlineComments.ts';
import { libraryTree } from './libraryTree.ts';
import { programCreator } from './programCreator.ts';
import { readDomNames, usesDom } from './readDomNames.ts';

/** Whatever a tsconfig says, no plugin runs and no file is written. */
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
  /** Trees of the compiler's libraries from earlier programs, by file name. Default: none. */
  readonly libraries?: ReadonlyMap<string, ts.SourceFile> | undefined;
  /**
   * Called with files that decide how sources are understood: tsconfigs, the `package.json` of each folder that is imported from, paths
   * through links to packages, and lookups of imports that find no file (`noteMisses`).
   */
  readonly onRead?: ((file: string) => void) | undefined;
  /** Other packages whose sources imports may mean, in addition to the members of the package's workspace. Default: none. */
  readonly siblings?: readonly Sibling[] | undefined;
  /** Options that count more than the package's own. Default: none. */
  readonly override?: ts.CompilerOptions | undefined;
}

/** Parses the entry points and their imports. Reads files; decides nothing about documentation. */
export function loadProgram(request: ProgramRequest): ts.Program {
  const { info, entryPoints, libraries, siblings = [], onRead = () => undefined } = request;
  const rootNames = [...new Set(entryPoints.map(({ file }) => file))];
  const hasScripts = rootNames.some(isScriptFile);
  const written = readOptions({ folder: info.folder, tsconfig: request.tsconfig, onRead });
  const options = {
    ...(written ?? { ...defaultOptions, types: ambientTypes(info) }),
    ...fixedOptions,
    ...(hasScripts ? { allowJs: true } : {}),
    ...request.override,
  };
  const known = createHost({ options, folder: info.folder, libraries, onRead });
  const hostFor = () => (hasScripts ? ownScripts({ host: known, folder: info.folder, options }) : known);
  const findSource = siblingSources({ folder: info.folder, siblings, onRead });
  const create = programCreator({ rootNames, hostFor, findSource });
  if (written !== undefined) return create(options);
  const withoutDom = create({ ...options, lib: ['lib.esnext.d.ts'] });
  const libraryFolder = dirname(ts.getDefaultLibFilePath(options));
  return usesDom(withoutDom, () => domNames(libraryFolder)) ? create(options) : withoutDom;
}

/** Two megabytes of a file that stays the same. */
const domNames = memoize(readDomNames);

/** Global types of the package's dependencies: `node` for a dependency on `@types/node`. Other packages in `node_modules` do not count. */
function ambientTypes({ manifest }: PackageInfo): string[] {
  const dependencies = [manifest.dependencies, manifest.peerDependencies].filter(isRecord).flatMap(Object.keys);
  return dependencies.flatMap((name) => /^@types\/(\w+)$/.exec(name)?.[1] ?? []).sort();
}

interface OptionsRequest {
  readonly folder: string;
  readonly tsconfig: string | undefined;
  readonly onRead: (file: string) => void;
}

/**
 * The compiler options of the package; undefined if it has none. Options of other compilers are dropped; an unknown library is replaced by
 * our newest.
 */
function readOptions({ folder, tsconfig, onRead }: OptionsRequest): ts.CompilerOptions | undefined {
  const path = tsconfig ?? join(folder, 'tsconfig.json');
  onRead(path);
  if (!existsSync(path)) return undefined;
  const readFile: typeof ts.sys.readFile = (file, encoding) => {
    onRead(file);
    return regularSystem.readFile(file, encoding);
  };
  const { config } = ts.readConfigFile(path, readFile);
  const { options, errors } = ts.parseJsonConfigFileContent(config ?? {}, { ...regularSystem, readFile }, dirname(path), undefined, path);
  const knowsLibraries = !errors.some(({ messageText }) => typeof messageText === 'string' && messageText.includes("'--lib'"));
  const lib = knowsLibraries ? options.lib : [...(options.lib ?? []), 'lib.esnext.d.ts'];
  return { ...options, target: options.target ?? ts.ScriptTarget.ESNext, ...(lib === undefined ? {} : { lib }) };
}

interface HostRequest {
  readonly options: ts.CompilerOptions;
  readonly folder: string;
  readonly libraries: ProgramRequest['libraries'];
  readonly onRead: (file: string) => void;
}

interface ParseRequest {
  readonly fileName: string;
  readonly version: ts.ScriptTarget | ts.CreateSourceFileOptions;
}

/** Parses each file once, also for a second program. The parents of nodes are set when the checker binds the files. */
function createHost({ options, folder, libraries, onRead }: HostRequest): ts.CompilerHost {
  const host = { ...ts.createCompilerHost(options), fileExists: regularSystem.fileExists };
  const libraryFolder = dirname(ts.getDefaultLibFilePath(options));
  const parsed = new Map<string, ts.SourceFile | undefined>();
  const parse = ({ fileName, version }: ParseRequest): ts.SourceFile | undefined => {
    if (fileName.startsWith(libraryFolder)) return libraries?.get(fileName) ?? libraryTree(fileName, version);
    const text = regularSystem.readFile(fileName);
    if (text === undefined) return undefined;
    const parsing = { ...(typeof version === 'object' ? version : { languageVersion: version }), jsDocParsingMode: commentParsing(text) };
    return attachInlineComments(ts.createSourceFile(fileName, text, parsing), parsing);
  };
  const getSourceFile: ts.CompilerHost['getSourceFile'] = (fileName, version) => {
    if (!parsed.has(fileName)) parsed.set(fileName, parse({ fileName, version }));
    return parsed.get(fileName);
  };
  const readFile: ts.CompilerHost['readFile'] = (fileName) => {
    if (fileName.endsWith('/package.json')) {
      const file = host.realpath?.(fileName) ?? fileName;
      // Packages are taken as installed, but for linked ones.
      if (!file.includes('/node_modules/')) onRead(file);
    }
    return regularSystem.readFile(fileName);
  };
  const realpath: ts.CompilerHost['realpath'] = (path) => {
    const real = host.realpath?.(path) ?? path;
    // The path at which a linked package was found: the link may later point to another package, whose files are not known yet.
    if (real !== path && !real.includes('/node_modules/')) onRead(path);
    return real;
  };
  return { ...host, ...noteMisses({ host, onMiss: onRead }), readFile, getSourceFile, realpath, getCurrentDirectory: () => folder };
}

/**
 * How much of comments the compiler parses, which takes longer than parsing declarations: only comments with links. In TypeScript, only the
 * brackets of `@param [name]` matter otherwise.
 */
function commentParsing(text: string): ts.JSDocParsingMode {
  const hasBrackets = /@(?:param|arg|argument)[\s*]+(?:\{[^@]*?\}[\s*]*)?\[/.test(text);
  return hasBrackets ? ts.JSDocParsingMode.ParseAll : ts.JSDocParsingMode.ParseForTypeErrors;
}
