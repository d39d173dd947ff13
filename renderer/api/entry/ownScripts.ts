import type { ResolvingHost } from './resolvingHost.ts';
import { fileInPackage } from './sourceLinks.ts';

interface OwnScriptsRequest {
  readonly host: ResolvingHost;
  /** Absolute folder of the package. */
  readonly folder: string;
}

/**
 * Lets the compiler follow imports between the scripts of a package, also of one in `node_modules`, where it would stop at the first. Scripts of
 * other packages stay unread.
 */
export function ownScripts({ host, folder }: OwnScriptsRequest): ResolvingHost {
  return {
    ...host,
    resolveModuleNameLiterals: (...request) =>
      host.resolveModuleNameLiterals(...request).map((found) => {
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
