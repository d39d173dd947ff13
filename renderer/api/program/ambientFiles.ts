import type ts from 'typescript';

/** What the compiler knows of a program, apart from its types: by paths, which files made a file part of it. */
interface WithReasons extends ts.Program {
  readonly getFileIncludeReasons: () => ReadonlyMap<string, readonly { readonly file?: string | undefined }[]>;
}

const known = new WeakMap<ts.Program, ReadonlySet<string>>();

/** Notes which roots of a program are only there because the tsconfig includes them. */
export function setAmbientFiles(program: ts.Program, roots: readonly string[]): ts.Program {
  if (roots.length > 0) known.set(program, unreached(program, new Set(roots)));
  return program;
}

/**
 * Names of the declaration files in a program that only the tsconfig includes, such as `env.d.ts`. Types of the package may refer to what they declare
 * for everyone. They are not part of the package, because no entry point imports them.
 */
export function ambientFiles(program: ts.Program): ReadonlySet<string> {
  return known.get(program) ?? none;
}

const none: ReadonlySet<string> = new Set();

/** They may refer to each other. */
function unreached(program: ts.Program, roots: ReadonlySet<string>): ReadonlySet<string> {
  const reasons = (program as WithReasons).getFileIncludeReasons();
  const paths = new Map(program.getSourceFiles().map((file) => [(file as ts.SourceFile & { readonly path: string }).path, file.fileName]));
  const alone = new Map([...paths].filter(([, name]) => roots.has(name)));
  const isReached = (path: string): boolean => (reasons.get(path) ?? []).some(({ file }) => file !== undefined && !alone.has(file));
  for (let reached = [...alone.keys()]; reached.length > 0; ) {
    reached = [...alone.keys()].filter(isReached);
    for (const path of reached) alone.delete(path);
  }
  return new Set(alone.values());
}
