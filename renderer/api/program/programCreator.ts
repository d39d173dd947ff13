import ts from 'typescript';
import type { ResolvingHost } from '../entry/resolvingHost.ts';
import type { FindSource } from '../entry/siblingSources.ts';

interface ProgramsRequest {
  readonly rootNames: readonly string[];
  /** Makes a new one for each program, since a host may remember how imports resolved. */
  readonly hostFor: (options: ts.CompilerOptions) => ResolvingHost;
  readonly findSource: FindSource;
}

/**
 * Makes a creator of programs in which imports of packages resolve to their sources if they are not built, or if the config documents the
 * sources. What else the compiler resolves itself stays as it is. These imports become `paths` of the program, so that everything that asks it
 * how imports resolve gets the same answer.
 */
export function programCreator({ rootNames, hostFor, findSource }: ProgramsRequest): (options: ts.CompilerOptions) => ts.Program {
  const found = new Map<string, string>();
  return (options) => {
    const known = found.size;
    const linked = withPaths(options, found);
    const host = withSources({ host: hostFor(linked), findSource, onFound: (specifier, file) => found.set(specifier, file) });
    const program = ts.createProgram({ rootNames, options: linked, host });
    if (found.size === known) return program;
    const all = withPaths(options, found);
    return ts.createProgram({ rootNames, options: all, host: hostFor(all) });
  };
}

function withPaths(options: ts.CompilerOptions, found: ReadonlyMap<string, string>): ts.CompilerOptions {
  if (found.size === 0) return options;
  const { paths } = options;
  const added = [...found].sort().map(([specifier, file]) => [specifier, [...(paths?.[specifier] ?? []), file]]);
  return { ...options, paths: { ...paths, ...Object.fromEntries(added) } };
}

interface SourcesHost {
  readonly host: ResolvingHost;
  readonly findSource: FindSource;
  readonly onFound: (specifier: string, file: string) => void;
}

function withSources({ host, findSource, onFound }: SourcesHost): ts.CompilerHost {
  return {
    ...host,
    resolveModuleNameLiterals: (literals, from, ...rest) =>
      host.resolveModuleNameLiterals(literals, from, ...rest).map((result, index) => {
        const { text: specifier = '' } = literals[index] ?? {};
        const { resolvedModule } = result;
        const isKnown = isTyped(resolvedModule);
        // Installed packages mean what is installed, and `paths` what they say.
        if (from.includes('/node_modules/') || (isKnown && !isLinked(resolvedModule))) return result;
        const source = findSource(specifier);
        if (source === undefined || (isKnown && !source.isConfigured)) return result;
        const { file } = source;
        onFound(specifier, file);
        return { resolvedModule: { resolvedFileName: file, extension: extensionOf(file), isExternalLibraryImport: false } };
      }),
  };
}

/** Whether an import leads through a link in `node_modules`, as members of a workspace do. */
function isLinked(module: ts.ResolvedModuleFull | undefined): boolean {
  return module?.isExternalLibraryImport === true && !module.resolvedFileName.includes('/node_modules/');
}

/** A script without declarations has no types, except in a package of scripts. */
function isTyped(module: ts.ResolvedModuleFull | undefined): boolean {
  return module !== undefined && (module.isExternalLibraryImport !== true || !/^\.[cm]?jsx?$/.test(module.extension));
}

function extensionOf(file: string): string {
  return /(?:\.d)?\.[cm]?tsx?$/.exec(file)?.[0] ?? ts.Extension.Ts;
}
