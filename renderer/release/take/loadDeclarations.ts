import { SourceMap } from 'node:module';
import ts from 'typescript';
import { resolvingHost } from '../../api/entry/resolvingHost.ts';
import { fileInPackage } from '../../api/entry/sourceLinks.ts';
import { ambientFiles, setAmbientFiles } from '../../api/program/ambientFiles.ts';
import { fileOptionsOf } from '../../api/program/fileOptions.ts';
import { loadProgram, type ProgramRequest } from '../../api/program/loadProgram.ts';
import { isJson } from '../nodes.ts';

/** A program in which every file of the package holds declarations only, as its users see them. */
export interface DeclarationProgram {
  readonly program: ts.Program;
  /** The program with the sources as they are written. */
  readonly source: ts.Program;
  /** Whether a file belongs to the package. */
  readonly isOwn: (file: ts.SourceFile) => boolean;
  /** Where a declaration is written in the source, with a 0-based line. */
  readonly originOf: (declaration: ts.Declaration) => DeclarationOrigin;
}

interface DeclarationOrigin {
  readonly fileName: string;
  readonly line: number;
  /** What the declaration is made from, at its name. Undefined for one that is not emitted. */
  readonly node?: ts.Node | undefined;
}

interface DeclarationsRequest extends Omit<ProgramRequest, 'override' | 'onRead'> {
  /** Whether `originOf` finds the sources of emitted declarations. Default: false. */
  readonly mapsSources?: boolean | undefined;
}

/**
 * Loads a package as declarations. Sources become declarations as the compiler would emit them, in memory: each file keeps its name,
 * so that imports find the same files.
 */
export function loadDeclarations(request: DeclarationsRequest): DeclarationProgram {
  const { folder } = request.info;
  const program = loadProgram({ ...request, override: { ...emitOptions, declarationMap: request.mapsSources === true } });
  const isOwn = (file: ts.SourceFile): boolean => fileInPackage(folder, file.fileName) !== undefined;
  const sources = program.getSourceFiles().filter((file) => isOwn(file) && !file.isDeclarationFile && !isJson(file));
  const { texts, maps } = sources.length === 0 ? { texts: new Map<string, string>(), maps: [] } : emitDeclarations(program, sources);
  return {
    program: texts.size === 0 ? program : programOf(program, texts),
    source: program,
    isOwn,
    originOf: createOrigins(maps, program),
  };
}

type NamedText = readonly [fileName: string, text: string];

/** By the maps of emitted files, with the names of their sources. A file without a map is its own source. */
function createOrigins(texts: readonly NamedText[], program: ts.Program): DeclarationProgram['originOf'] {
  const maps = new Map(texts.map(([name, text]) => [name, new SourceMap(JSON.parse(text))]));
  return (declaration) => {
    const file = declaration.getSourceFile();
    const { line, character } = file.getLineAndCharacterOfPosition((ts.getNameOfDeclaration(declaration) ?? declaration).getStart(file));
    const entry = maps.get(file.fileName)?.findEntry(line, character);
    const source = program.getSourceFile(file.fileName);
    if (entry === undefined || !('originalLine' in entry) || source === undefined) return { fileName: file.fileName, line };
    const position = source.getPositionOfLineAndCharacter(entry.originalLine, entry.originalColumn);
    return { fileName: file.fileName, line: entry.originalLine, node: nodeAt(source, position) };
  };
}

/** The innermost node at a position. */
function nodeAt(node: ts.Node, position: number): ts.Node {
  const inner = ts.forEachChild(node, (child) => (child.pos <= position && position < child.end ? child : undefined));
  return inner === undefined ? node : nodeAt(inner, position);
}

const emitOptions: ts.CompilerOptions = {
  noEmit: false,
  declaration: true,
  emitDeclarationOnly: true,
  noEmitOnError: false,
  // Types are computed where declarations need them. Errors in the bodies of functions are of no use here.
  noCheck: true,
  removeComments: false,
  isolatedDeclarations: false,
};

interface Emitted {
  /** Texts of declarations by the names of their sources. */
  readonly texts: ReadonlyMap<string, string>;
  /** Source maps, where the options ask for them. */
  readonly maps: readonly NamedText[];
}

function emitDeclarations(program: ts.Program, sources: readonly ts.SourceFile[]): Emitted {
  const texts = new Map<string, string>();
  const maps: NamedText[] = [];
  const keep = (source: string, { name, text }: ts.OutputFile): void => {
    if (/\.d\.[cm]?ts$/.test(name)) texts.set(source, text);
    if (/\.d\.[cm]?ts\.map$/.test(name)) maps.push([source, text]);
  };
  const write: ts.WriteFileCallback = (name, text, writeByteOrderMark, _onError, from) => {
    const source = from?.[0]?.fileName;
    if (source !== undefined) keep(source, { name, text, writeByteOrderMark });
  };
  for (const source of sources) program.emit(source, write, undefined, true);
  const left = sources.filter(({ fileName }) => !texts.has(fileName));
  for (const [source, files] of left.length === 0 ? [] : forceDeclarations(program, left)) {
    texts.set(source, 'export {};\n');
    for (const file of files) keep(source, file);
  }
  return { texts, maps };
}

/**
 * A file in which a type can't be named gets no declarations from a program. A language service gives them anyway, with `any` for that type.
 */
function forceDeclarations(
  program: ts.Program,
  sources: readonly ts.SourceFile[],
): readonly (readonly [source: string, files: readonly ts.OutputFile[]])[] {
  const texts = new Map(program.getSourceFiles().map((file) => [file.fileName, file.text]));
  const read = (name: string): string | undefined => texts.get(name) ?? ts.sys.readFile(name);
  const service = ts.createLanguageService({
    getCompilationSettings: () => program.getCompilerOptions(),
    // Scripts of a package in node_modules are read to a certain depth, unless they are named.
    getScriptFileNames: () => [...new Set([...program.getRootFileNames(), ...sources.map(({ fileName }) => fileName)])],
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) => {
      const text = read(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => program.getCurrentDirectory(),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: read,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
  return sources.map(({ fileName }) => [fileName, service.getEmitOutput(fileName, true, true).outputFiles]);
}

/** The same program with other texts for some files; the trees of all others are used again. */
function programOf(before: ts.Program, texts: ReadonlyMap<string, string>): ts.Program {
  const options = before.getCompilerOptions();
  const host = ts.createCompilerHost(options);
  const getSourceFile: ts.CompilerHost['getSourceFile'] = (name, version, ...rest) => {
    const text = texts.get(name);
    // The name may be that of a script, but the text is TypeScript.
    if (text !== undefined) return ts.createSourceFile(name, text, version, false, ts.ScriptKind.TS);
    return before.getSourceFile(name) ?? host.getSourceFile(name, version, ...rest);
  };
  const getCurrentDirectory = (): string => before.getCurrentDirectory();
  const optionsOf = fileOptionsOf(before);
  const program = ts.createProgram({
    rootNames: before.getRootFileNames(),
    options,
    host: resolvingHost({ host: { ...host, getSourceFile, getCurrentDirectory }, options, optionsOf }),
  });
  return setAmbientFiles(program, [...ambientFiles(before)]);
}
