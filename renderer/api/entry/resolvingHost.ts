import ts from 'typescript';
import { memoize } from '../../model/memoize.ts';

/** A host that resolves imports itself. */
export type ResolvingHost = ts.CompilerHost & Required<Pick<ts.CompilerHost, 'resolveModuleNameLiterals'>>;

/** The compiler options that imports of a file resolve with before the program's own. Undefined if only those count. */
export type FileOptions = (file: string) => ts.CompilerOptions | undefined;

interface ResolvingHostRequest {
  readonly host: ts.CompilerHost;
  /** Of the program. */
  readonly options: ts.CompilerOptions;
  readonly optionsOf: FileOptions;
}

/** Resolves imports with the options of the importing file, then with the program's. */
export function resolvingHost({ host, options, optionsOf }: ResolvingHostRequest): ResolvingHost {
  const cacheOf = memoize((used: ts.CompilerOptions) => ts.createModuleResolutionCache(host.getCurrentDirectory(), (path) => path, used));
  return {
    ...host,
    // The program asks for the `package.json` of each file of TypeScript's library, too.
    getModuleResolutionCache: () => cacheOf(options),
    resolveModuleNameLiterals: (literals, from, redirected, _, file) => {
      const own = optionsOf(from);
      return literals.map((literal) => {
        const mode = ts.getModeForUsageLocation(file, literal, options);
        const resolve = (used: ts.CompilerOptions): ts.ResolvedModuleWithFailedLookupLocations =>
          ts.resolveModuleName(literal.text, from, used, host, cacheOf(used), redirected, mode);
        const found = own === undefined ? undefined : resolve(own);
        return found?.resolvedModule === undefined ? resolve(options) : found;
      });
    },
  };
}
