import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type ts from 'typescript';

/** Names that TypeScript's library for browsers declares, read from its text. `libraryFolder` is where `lib.dom.d.ts` lies. */
export function readDomNames(libraryFolder: string): ReadonlySet<string> {
  // The names are ASCII, so the file is decoded as Latin-1, which is the fastest way for two megabytes.
  const text = readFileSync(join(libraryFolder, 'lib.dom.d.ts'), 'latin1');
  const declarations = text.matchAll(/\n(?:interface|type|declare (?:var|function|namespace)) (\w+)/g);
  return new Set([...declarations].map(([, name = '']) => name));
}

/**
 * Whether a program needs the types of browsers: they are half of TypeScript's library, and most packages do without.
 *
 * Looks, in the declarations that the program consists of, for names that the DOM library declares and that their file
 * neither declares nor takes from another. Errs on the side of yes: a name too many costs time, one too few would cost a type. Sources
 * with code always need it, since types may be inferred from any global. The library's names are read only when they are asked for.
 */
export function usesDom(program: ts.Program, readNames: () => ReadonlySet<string>): boolean {
  const files = program.getSourceFiles().filter((file) => !program.isSourceFileDefaultLibrary(file));
  if (files.some(({ isDeclarationFile, hasNoDefaultLib }) => !isDeclarationFile || hasNoDefaultLib)) return true;
  const known = readNames();
  return files.some(({ text }) => foreignNames(text).some((name) => known.has(name)));
}

/** Types are written with a capital, values are reached through `typeof`; anything else is a member, a keyword or a parameter. */
function foreignNames(text: string): readonly string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, ' ');
  const own = new Set([
    ...matches(code, /\b(?:interface|class|type|enum|function|const|let|var|namespace)\s+(\w+)/g),
    ...matches(code, /\b(?:im|ex)port\s+((?:type\s+)?(?:[\w*]+(?:\s+as\s+\w+)?\s*,?\s*)?(?:\{[^}]*\}\s*)?)from\b/g).flatMap((clause) =>
      matches(clause, /(\w+)/g),
    ),
  ]);
  const used = [...matches(code, /\b([A-Z]\w*)\b/g), ...matches(code, /\btypeof\s+(\w+)/g)];
  return used.filter((name) => !own.has(name));
}

function matches(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}
