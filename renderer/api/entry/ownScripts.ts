import ts from 'typescript';
import { fileInPackage } from './sourceLinks.ts';

interface OwnScriptsRequest {
  readonly host: ts.CompilerHost;
  /** Absolute folder of the package. */
  readonly folder: string;
  readonly options: ts.CompilerOptions;
}

/**
 * Lets the compiler follow imports between the scripts of a package, also of one in `node_modules`, where it would stop at the first. Scripts of
 * other packages stay unread.
 */
export function ownScripts({ host, folder, options }: OwnScriptsRequest): ts.CompilerHost {
  const cache = ts.createModuleResolutionCache(folder, (path) => path, options);
  return {
    ...host,
    resolveModuleNameLiterals: (literals, containingFile, redirected, fileOptions, file) =>
      literals.map((literal) => {
        const mode = ts.getModeForUsageLocation(file, literal, fileOptions);
        const found = ts.resolveModuleName(literal.text, containingFile, fileOptions, host, cache, redirected, mode);
        const { resolvedModule } = found;
        if (resolvedModule === undefined || !isScriptFile(resolvedModule.resolvedFileName)) return found;
        if (fileInPackage(folder, resolvedModule.resolvedFileName) === undefined) return { ...found, resolvedModule: undefined };
        return { ...found, resolvedModule: { ...resolvedModule, isExternalLibraryImport: false } };
      }),
  };
}

export function isScriptFile(file: string): boolean {
  return /\.[cm]?jsx?$/.test(file);
}
