import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { memoize } from '../../model/memoize.ts';
import { isInside, isRegularFile, realPath } from '../../packages/readRegularFile.ts';
import { slashes } from './readPackageInfo.ts';
import { regularSystem } from './regularSystem.ts';

/** A tsconfig, with what it extends. */
export interface Project {
  /** Absolute, with `/`. */
  readonly path: string;
  readonly options: ts.CompilerOptions;
  /** Absolute paths of the tsconfigs that it references. */
  readonly references: readonly string[];
  /** Whether the compiler would read this file for it, or write it. Searches its folders when first asked. */
  readonly includes: (file: string) => boolean;
  /** Declaration files that it includes, without those that it writes. Searches its folders when first asked. */
  readonly declarations: () => readonly string[];
}

/** A tsconfig and all that it references, directly or not. */
export interface Projects {
  readonly main: Project;
  /** The project that includes a file: the main one, else the nearest that it references. Undefined if none does. */
  readonly projectOf: (file: string) => Project | undefined;
  /** All of them, the main one first, then by their distance from it. */
  readonly all: () => Iterable<Project>;
}

interface OpenRequest {
  /** Of a tsconfig. Absolute. */
  readonly path: string;
  /** Called with each tsconfig that is read or missing. Default: not called. */
  readonly onRead?: ((file: string) => void) | undefined;
}

/**
 * Opens a tsconfig. One that only has references (`"files": [], "references": [{ "path": "./tsconfig.lib.json" }]`) says nothing about sources: the
 * options of a file are those of the project that includes it. Undefined if the file does not exist. References are read when they are needed.
 */
export function openProjects({ path, onRead = () => undefined }: OpenRequest): Projects | undefined {
  const open = memoize((file: string) => openProject(file, onRead));
  const main = open(inRealFolder(path));
  if (main === undefined) return undefined;
  function* all(): Generator<Project> {
    const queue = [main].filter((one) => one !== undefined);
    const seen = new Set(queue);
    for (const project of queue) {
      yield project;
      for (const next of project.references.map(open)) {
        if (next === undefined || seen.has(next)) continue;
        seen.add(next);
        queue.push(next);
      }
    }
  }
  const find = memoize((file: string) => {
    for (const project of all()) if (project.includes(file)) return project;
    return undefined;
  });
  // Alone, its options count for all files.
  return { main, all, projectOf: main.references.length === 0 ? () => main : find };
}

function openProject(path: string, onRead: (file: string) => void): Project | undefined {
  onRead(path);
  if (!isRegularFile(path)) return undefined;
  const readFile: typeof ts.sys.readFile = (file, encoding) => {
    onRead(file);
    return regularSystem.readFile(file, encoding);
  };
  const { config } = ts.readConfigFile(path, readFile);
  const parse = (host: ts.ParseConfigHost): ts.ParsedCommandLine =>
    ts.parseJsonConfigFileContent(config ?? {}, host, dirname(path), undefined, path);
  // Its files are searched only if another project could include them instead.
  const { options, errors, projectReferences = [] } = parse({ ...regularSystem, readFile, readDirectory: () => [] });
  const output = [options.declarationDir, options.outDir].filter((folder) => folder !== undefined);
  const isOutput = (file: string): boolean => isDeclaration(file) && isInside(file, output);
  let known: ReadonlySet<string> | undefined;
  const files = (): ReadonlySet<string> => {
    if (known !== undefined) return known;
    known = new Set(parse(regularSystem).fileNames.map(slashes));
    // A new module in one of their folders can be one that it includes.
    for (const folder of new Set([...known].map((file) => dirname(file)))) onRead(`${folder}/`);
    return known;
  };
  return {
    path: slashes(path),
    options: usable(options, errors),
    references: projectReferences.map((reference) => inRealFolder(ts.resolveProjectReferencePath(reference))),
    includes: (file) => files().has(file) || isOutput(file),
    declarations: () => [...files()].filter((file) => isDeclaration(file) && !isOutput(file)),
  };
}

function isDeclaration(file: string): boolean {
  return /\.d\.[cm]?ts$/.test(file);
}

/** With our newest library for one that this compiler does not know. Options of other compilers are dropped. */
function usable(options: ts.CompilerOptions, errors: readonly ts.Diagnostic[]): ts.CompilerOptions {
  const knowsLibraries = !errors.some(({ messageText }) => typeof messageText === 'string' && messageText.includes("'--lib'"));
  const lib = knowsLibraries ? options.lib : [...(options.lib ?? []), 'lib.esnext.d.ts'];
  return { ...options, target: options.target ?? ts.ScriptTarget.ESNext, ...(lib === undefined ? {} : { lib }) };
}

/** The compiler names files by their folders without links. */
function inRealFolder(path: string): string {
  return join(realPath(dirname(path)), basename(path));
}
