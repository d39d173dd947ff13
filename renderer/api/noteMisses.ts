import type ts from 'typescript';

export interface NoteMissesRequest {
  readonly host: ts.CompilerHost;
  /** Told of files, and of folders with a slash behind them, that were looked for and aren't there. */
  readonly onMiss: (path: string) => void;
}

/**
 * Tells of what imports may mean as soon as it is there: a module that is still to be generated, the declarations of a linked package that isn't
 * built yet, a package that isn't linked. Packages are taken as installed, so of what they look for nothing is told.
 */
export function noteMisses({ host, onMiss }: NoteMissesRequest): Pick<ts.CompilerHost, 'fileExists' | 'directoryExists'> {
  const linked = new Map<string, boolean>();
  const isLinked = (folder: string): boolean => {
    const known = linked.get(folder) ?? host.realpath?.(folder).includes('/node_modules/') === false;
    linked.set(folder, known);
    return known;
  };
  const counts = (path: string): boolean => {
    if (path.endsWith('/node_modules/')) return false;
    const [, folder, rest = ''] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)(.*)$/.exec(path) ?? [];
    return folder === undefined || rest === '/' || (rest !== '' && isLinked(folder));
  };
  const note = (path: string, isThere: boolean): boolean => {
    if (!isThere && counts(path)) onMiss(path);
    return isThere;
  };
  return {
    fileExists: (file) => note(file, host.fileExists(file)),
    directoryExists: (folder) => note(`${folder}/`, host.directoryExists?.(folder) === true),
  };
}
