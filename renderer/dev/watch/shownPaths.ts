import { relative, resolve, sep } from 'node:path';

interface ShownPathsRequest {
  /** Absolute folders that are watched with all that is in them. */
  readonly folders: readonly string[];
  /** Absolute folder that the site is written to, where it is known. */
  readonly outDir: string | undefined;
}

export interface ShownPaths {
  /** Whether a path is one of the folders or lies in one, and not where tools write: output, installed packages, logs, names with a dot. */
  readonly isShown: (path: string) => boolean;
}

/** Decides which paths in watched folders count. A folder that the config names is watched wherever it is: `node_modules/graphql`. */
export function shownPaths({ folders, outDir }: ShownPathsRequest): ShownPaths {
  const nearestFirst = [...new Set(folders)].toSorted((a, b) => b.length - a.length);
  return {
    isShown: (path) => {
      const file = resolve(path);
      const folder = nearestFirst.find((one) => isWithin(file, one));
      if (folder === undefined || (outDir !== undefined && isWithin(file, outDir) && !isWithin(folder, outDir))) return false;
      return !relative(folder, file)
        .split(sep)
        .some((name) => name === 'node_modules' || /^\..|\.log$/.test(name));
    },
  };
}

function isWithin(file: string, folder: string): boolean {
  return file === folder || file.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}
