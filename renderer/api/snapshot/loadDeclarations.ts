import ts from 'typescript';
import { fileInPackage } from '../entry/sourceLinks.ts';
import { loadProgram, type ProgramRequest } from '../program/loadProgram.ts';
import { isJson } from './nodes.ts';

/** A program in which every file of the package holds declarations only, as its users see them. */
export interface DeclarationProgram {
  readonly program: ts.Program;
  /** The program with the sources as they are written. */
  readonly source: ts.Program;
  /** Whether a file belongs to the package. */
  readonly isOwn: (file: ts.SourceFile) => boolean;
}

/**
 * Loads a package as declarations. Sources become declarations as the compiler would emit them, in memory: each file keeps its name,
 * so that imports find the same files.
 */
export function loadDeclarations(request: Omit<ProgramRequest, 'override'>): DeclarationProgram {
  const { folder } = request.info;
  const program = loadProgram({ ...request, override: emitOptions });
  const isOwn = (file: ts.SourceFile): boolean => fileInPackage(folder, file.fileName) !== undefined;
  const sources = program.getSourceFiles().filter((file) => isOwn(file) && !file.isDeclarationFile && !isJson(file));
  return { program: sources.length === 0 ? program : programOf(program, emitDeclarations(program, sources)), source: program, isOwn };
}

const emitOptions: ts.CompilerOptions = {
  noEmit: false,
  declaration: true,
  emitDeclarationOnly: true,
  noEmitOnError: false,
  removeComments: false,
  isolatedDeclarations: false,
};

/** Texts of declarations by the names of their sources. */
function emitDeclarations(program: ts.Program, sources: readonly ts.SourceFile[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const keep: ts.WriteFileCallback = (name, text, _mark, _onError, from) => {
    const source = from?.[0]?.fileName;
    if (source !== undefined && /\.d\.[cm]?ts$/.test(name)) texts.set(source, text);
  };
  for (const source of sources) program.emit(source, keep, undefined, true);
  const left = sources.filter(({ fileName }) => !texts.has(fileName));
  return left.length === 0 ? texts : new Map([...texts, ...forceDeclarations(program, left)]);
}

/**
 * A file in which a type can't be named gets no declarations from a program. A language service gives them anyway, with `any` for that type.
 */
function forceDeclarations(program: ts.Program, sources: readonly ts.SourceFile[]): readonly (readonly [string, string])[] {
  const texts = new Map(program.getSourceFiles().map((file) => [file.fileName, file.text]));
  const read = (name: string): string | undefined => texts.get(name) ?? ts.sys.readFile(name);
  const service = ts.createLanguageService({
    getCompilationSettings: () => program.getCompilerOptions(),
    getScriptFileNames: () => [...program.getRootFileNames()],
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
  return sources.map(({ fileName }) => {
    const { outputFiles } = service.getEmitOutput(fileName, true, true);
    return [fileName, outputFiles.find(({ name }) => /\.d\.[cm]?ts$/.test(name))?.text ?? 'export {};\n'];
  });
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
  return ts.createProgram({
    rootNames: before.getRootFileNames(),
    options,
    host: { ...host, getSourceFile, getCurrentDirectory },
  });
}
