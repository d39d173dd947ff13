import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import type { LibraryFiles } from '../../../renderer/api/program/virtualProgram.ts';

const library = 'lib.esnext.d.ts';

/**
 * TypeScript's library as one file instead of almost a hundred. It declares the same, and a program of a small package takes a fifth of
 * the time: the compiler finds, sorts and merges all files of its library for each program.
 */
export function oneLibrary(): LibraryFiles {
  const files = libraryFiles();
  const isModule = (file: ts.SourceFile): boolean => ts.isExternalModule(file);
  // The text of a module would make the whole file a module, which declares nothing for others.
  const modules = files
    .filter(isModule)
    .map(({ fileName }) => `/// <reference lib="${basename(fileName, '.d.ts').replace('lib.', '')}" />`);
  const texts = files.filter((file) => !isModule(file)).map(({ text }) => text.replace(/^\/\/\/ *<reference lib.*$/gm, ''));
  const name = join(dirname(ts.getDefaultLibFilePath({})), library);
  const options = { languageVersion: ts.ScriptTarget.ESNext, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
  return new Map([[name, ts.createSourceFile(name, [...modules, ...texts].join('\n'), options)]]);
}

/** In the order in which the compiler merges them. */
function libraryFiles(): readonly ts.SourceFile[] {
  const options: ts.CompilerOptions = { lib: [library], types: [] };
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram({
    rootNames: ['/empty.ts'],
    options,
    host: {
      ...host,
      getSourceFile: (name, ...rest) =>
        name === '/empty.ts' ? ts.createSourceFile(name, '', ts.ScriptTarget.ESNext) : host.getSourceFile(name, ...rest),
    },
  });
  return program.getSourceFiles().filter((file) => program.isSourceFileDefaultLibrary(file));
}
