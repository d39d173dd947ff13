import type ts from 'typescript';
import { memoize } from '../../model/memoize.ts';

interface NoteMissesRequest {
  readonly host: ts.CompilerHost;
  /** Called with files, and folders with a slash at the end, that were looked for and do not exist. */
  readonly onMiss: (path: string) => void;
}

/**
 * Reports paths that imports would resolve to if they existed: a module that is still to be generated, the declarations of a linked package
 * that is not built yet, a package that is not linked. Lookups within installed packages are not reported.
 */
export function noteMisses({ host, onMiss }: NoteMissesRequest): Pick<ts.CompilerHost, 'fileExists' | 'directoryExists'> {
  const isLinked = memoize((folder: string) => host.realpath?.(folder).includes('/node_modules/') === false);
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
