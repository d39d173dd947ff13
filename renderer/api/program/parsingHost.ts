import { dirname } from 'node:path';
import ts from 'typescript';
import { noteMisses } from '../entry/noteMisses.ts';
import { regularSystem } from '../entry/regularSystem.ts';
import { attachInlineComments } from './inlineComments.ts';
import { libraryTree } from './libraryTree.ts';

interface HostRequest {
  readonly options: ts.CompilerOptions;
  readonly folder: string;
  /** Trees of the compiler's libraries from earlier programs, by file name. */
  readonly libraries: ReadonlyMap<string, ts.SourceFile> | undefined;
  readonly onRead: (file: string) => void;
}

interface ParseRequest {
  readonly fileName: string;
  readonly version: ts.ScriptTarget | ts.CreateSourceFileOptions;
}

/**
 * The compiler's view of the disk. Parses each file once, also for a second program. The parents of nodes are set when the checker binds the files.
 */
export function parsingHost({ options, folder, libraries, onRead }: HostRequest): ts.CompilerHost {
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
